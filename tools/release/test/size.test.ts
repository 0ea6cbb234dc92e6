import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import * as vite from 'vite'
import { describe, expect, inject, it } from 'vitest'

const consumer = inject('consumer')

it('size-limit finds no package over the limit that package.json sets', async () => {
  const { stdout } = await promisify(execFile)('size-limit', ['--json'], {
    cwd: join(import.meta.dirname, '..'),
  })
  expect(JSON.parse(stdout)).toEqual([
    expect.objectContaining({ name: '@plombier/quote-engine', passed: true }),
    expect.objectContaining({ name: '@plombier/geo-client', passed: true }),
  ])
})

describe.each([
  ['esbuild', bundleWithEsbuild],
  ['Vite', bundleWithVite],
])('in the output of %s', (bundler, bundle) => {
  it.each([
    ['only haversineKm costs under 1 kB', '{ haversineKm }', 1000],
    ['the whole engine costs under 7 kB', '*', 7000],
  ])('%s gzipped', async (_cost, names, limit) => {
    const entry = join(consumer, `${bundler}-${limit}.js`)
    await writeFile(entry, `export ${names} from '@plombier/quote-engine'`)
    const code = await bundle(entry)
    expect(code).toContain('6371')
    expect(gzipSync(code).length).toBeLessThan(limit)
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
    root: consumer,
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
