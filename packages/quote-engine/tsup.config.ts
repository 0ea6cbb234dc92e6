import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', properties: 'src/properties/index.ts' },
  format: ['esm', 'cjs'],
  // Both entries share one QuoteError, with `require` too.
  splitting: true,
  target: 'es2022',
  dts: true,
  esbuildOptions(options) {
    options.charset = 'utf8'
  },
})
