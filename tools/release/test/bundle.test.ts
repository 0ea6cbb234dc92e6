import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import { describe, expect, inject, test } from 'vitest'
import webpack from 'webpack'
import { run } from './support/run.ts'

const folder = join(inject('consumer'), 'bundled')

describe.each([
  ['esbuild', bundleWithEsbuild],
  ['webpack', bundleWithWebpack],
])('bundled by %s', (bundler, bundle) => {
  test.each([
    ['haversine-alone', 1000, 'fromPoleToPole().toFixed()', '20015'],
    // A bundler drops calls that are marked as free of side effects: not those that freeze.
    ['whole-engine', 9000, 'engine.cities.every((city) => Object.isFrozen(city.center))', 'true'],
    ['whole-client', 5000, 'search.getSnapshot().status', 'idle'],
  ])('%s works and takes under %i bytes gzipped', async (program, limit, use, result) => {
    const file = join(folder, `${program}.${bundler}.mjs`)
    await bundle(join(folder, `${program}.mjs`), file)
    expect(gzipSync(readFileSync(file)).length).toBeLessThan(limit)
    const printed = await run(folder, `node --import ./${basename(file)} --print "${use}"`)
    expect(printed).toBe(`${result}\n`)
  })
})

async function bundleWithEsbuild(entry: string, outfile: string): Promise<void> {
  await esbuild.build({ entryPoints: [entry], outfile, bundle: true, minify: true, format: 'esm' })
}

async function bundleWithWebpack(entry: string, file: string): Promise<void> {
  const output = { path: dirname(file), filename: basename(file) }
  const compiler = webpack({ mode: 'production', entry, output })
  const stats = await promisify<webpack.Stats | undefined>(compiler.run.bind(compiler))()
  if (stats?.hasErrors()) throw new Error(stats.toString())
}
