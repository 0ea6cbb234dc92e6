import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', properties: 'src/properties/index.ts' },
  format: ['esm', 'cjs'],
  // Without it, each CommonJS entry would have its own QuoteError, and `instanceof` would fail.
  splitting: true,
  target: 'es2022',
  dts: true,
  esbuildOptions(options) {
    options.charset = 'utf8'
  },
})
