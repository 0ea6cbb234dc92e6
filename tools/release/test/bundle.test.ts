import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import * as vite from 'vite'
import { describe, expect, inject, test } from 'vitest'
import { run } from './support/run.ts'

const cases = [
  {
    what: 'haversineKm alone',
    limit: 1000,
    exports: "{ haversineKm } from '@plombier/quote-engine'",
    use: 'haversineKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }).toFixed()',
    result: '20015',
  },
  {
    what: 'the whole engine',
    limit: 8000,
    exports: "* from '@plombier/quote-engine'",
    // A bundler drops calls that are marked as free of side effects: not those that freeze.
    use: 'cities.every(({ center }) => Object.isFrozen(center))',
    result: 'true',
  },
  {
    what: 'the whole client, with valibot,',
    limit: 4500,
    exports: "* from '@plombier/geo-client'",
    use: 'createAddressSearch().getSnapshot().status',
    result: 'idle',
  },
]

describe.each(Object.entries(inject('consumers')))('installed with %s', (_manager, consumer) => {
  describe.each([
    ['esbuild', bundleWithEsbuild],
    ['Vite', bundleWithVite],
  ])('and bundled by %s', (bundler, bundle) => {
    test.each(cases)(
      '$what works and takes under $limit bytes gzipped',
      async ({ limit, exports, use, result }) => {
        const entry = join(consumer, `${bundler}-${limit}.js`)
        writeFileSync(entry, `export ${exports}`)
        const code = await bundle(entry)
        expect(gzipSync(code).length).toBeLessThan(limit)

        writeFileSync(join(consumer, 'bundle.mjs'), code)
        const program = `import * as bundle from './bundle.mjs'; console.info(bundle.${use})`
        const node = ['--input-type=module', '--eval', program]
        expect(await run(consumer, 'node', node)).toBe(`${result}\n`)
      },
    )
  })
})

async function bundleWithEsbuild(entry: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}

async function bundleWithVite(entry: string): Promise<string> {
  const result = await vite.build({
    root: dirname(entry),
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  return [result]
    .flat()
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .map((file) => ('code' in file ? file.code : ''))
    .join('')
}
