import { defineConfig, type Options } from 'tsup'

const shared: Options = {
  target: 'es2022',
  esbuildOptions(options) {
    options.charset = 'utf8'
  },
}

export default defineConfig([
  {
    ...shared,
    entry: ['src/index.ts', 'src/arbitraries.ts', 'src/invariants.ts'],
    format: ['esm', 'cjs'],
    dts: true,
  },
  { ...shared, entry: { 'quote-engine-check': 'src/check/cli.ts' }, format: 'esm' },
])
