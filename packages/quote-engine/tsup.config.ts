import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    arbitraries: 'src/properties/arbitraries.ts',
    invariants: 'src/properties/invariants.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  esbuildOptions(options) {
    options.charset = 'utf8'
  },
})
