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
    ['haversineKm alone', 'distance.mjs', 1000, '20015\n'],
    ['the whole engine', 'engine.mjs', 8000, 'true\n'],
    ['the whole client, with valibot,', 'client.mjs', 4500, 'idle\n'],
  ])('%s works and takes under $2 bytes gzipped', async (_what, program, limit, printed) => {
    const file = join(folder, `${bundler}-${program}`)
    await bundle(join(folder, program), file)
    expect(gzipSync(readFileSync(file)).length).toBeLessThan(limit)
    expect(await run(folder, `node ${basename(file)}`)).toBe(printed)
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
