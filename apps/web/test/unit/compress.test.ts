import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFiles } from '../../deploy/compress.ts'

const texts = ['css', 'html', 'js', 'json', 'svg', 'ttf', 'txt', 'xml'].map((type) => `a.${type}`)
const compressed = ['a.png', 'a.woff2']

test('text files get a brotli and a gzip version, already compressed files get none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plombier-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of [...texts, ...compressed]) await writeFile(join(folder, name), `the ${name}`)
  await compressFiles(folder, 5)
  const copies = texts.flatMap((name) => [`${name}.br`, `${name}.gz`])
  expect((await readdir(folder)).sort()).toEqual([...texts, ...compressed, ...copies].sort())
  for (const name of texts) {
    const [brotli, gzip] = await Promise.all(
      ['br', 'gz'].map((kind) => readFile(join(folder, `${name}.${kind}`))),
    )
    expect(brotliDecompressSync(brotli ?? '').toString()).toBe(`the ${name}`)
    expect(gunzipSync(gzip ?? '').toString()).toBe(`the ${name}`)
  }
})
