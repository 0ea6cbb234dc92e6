import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    arbitraries: 'src/properties/arbitraries.ts',
    invariants: 'src/properties/invariants.ts',
    'quote-check': 'src/quote-check.ts',
  },
  format: ['esm', 'cjs'],
  // One QuoteError for all entries, with `require` too.
  splitting: true,
  target: 'es2022',
  dts: true,
  esbuildOptions(options) {
    options.charset = 'utf8'
  },
})
