import { exec, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'release-')))
const packages = ['geo-client', 'quote-engine']
const examples: { file: string; code: string }[] = []

beforeAll(async () => {
  cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true })
  await run('pnpm install --frozen-lockfile')
  for (const name of packages) {
    await run(`pnpm --dir "${root}/packages/${name}" pack --out "${folder}/${name}.tgz"`)
  }
  await run(`pnpm add ${packages.map((name) => `./${name}.tgz`).join(' ')}`)
  for (const name of packages) {
    for (const [, code = ''] of readme(name).matchAll(/^```ts\n(.*?)^```$/gms)) {
      const file = `example-${examples.length}.ts`
      writeFileSync(join(folder, file), code)
      examples.push({ file, code })
    }
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a command line as a user of the packages. Returns what it prints, or fails with that. */
async function run(command: string) {
  const { stdout } = await promisify(exec)(command, { cwd: folder }).catch(
    ({ message, stdout }) => {
      throw new Error(`${message}\n${stdout}`)
    },
  )
  return stdout
}

const installed = (name: string) => join(folder, 'node_modules/@plombier', name)
const readme = (name: string) => readFileSync(join(installed(name), 'README.md'), 'utf8')

test.each(packages)('publint, strictly, and attw have nothing against %s', async (name) => {
  expect(await run(`pnpm publint run --strict ${name}.tgz`)).toContain('All good!')
  expect(await run(`pnpm attw ${name}.tgz`)).toContain('No problems found')
})

test('in TypeScript 5.0 the examples and right uses compile, and wrong uses do not', () =>
  run('pnpm tsc'))

test('the examples of the READMEs print what their comments say', async () => {
  const env = { ...process.env, PORT: '0' }
  const server = spawn(process.execPath, [`${root}/tools/geocoder/src/cli.ts`], { env })
  onTestFinished(() => void server.kill())
  const [greeting] = await once(server.stdout, 'data')
  const [service] = /http:\S+/.exec(greeting) ?? []
  expect(examples.length).toBeGreaterThan(packages.length)
  // The others need a page.
  for (const { file, code } of examples.filter(({ code }) => !code.includes('document.'))) {
    // A comment on a line of its own or behind a console.log is what is printed.
    const comments = code.matchAll(/^(?:.*console\.log\(.*\) )?\/\/ (.*)$/gm)
    const written = [...comments].map(([, text]) => `${text}\n`).join('')
    expect(written, code).toBe(
      await run(`ADDRESS_SERVICE=${service} node --import ./address-service.mjs ${file}`),
    )
  }
})

test('a CommonJS program uses every entry of the packages', async () => {
  expect(await run('node commonjs.cjs')).toBe('true true idle\n')
})

test.each([
  ["export { haversineKm } from '@plombier/quote-engine'", 1000],
  ["export * from '@plombier/quote-engine'", 8000],
  ["export * from '@plombier/geo-client'", 5000],
  ["export { publicService } from '@plombier/geo-client'", 200],
])('a bundle of %s is as small as the README says: under %i bytes', (contents, limit) => {
  const stdin = { contents, resolveDir: folder }
  const { outputFiles } = buildSync({
    stdin,
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  })
  expect(gzipSync(outputFiles[0]?.contents ?? '').length).toBeLessThan(limit)
})

test.each([
  ['geo-client', 'index'],
  ['quote-engine', 'index'],
  ['quote-engine', 'properties'],
])('the README of %s describes each name of its %s', async (name, entry) => {
  const names = Object.keys(await import(join(installed(name), 'dist', `${entry}.js`)))
  expect(names.filter((exported) => !readme(name).includes(`\`${exported}`))).toEqual([])
})
