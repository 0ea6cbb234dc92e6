import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const webDir = join(import.meta.dirname, '../..')

function run(script: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: webDir,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, stdout, stderr }
}

async function emptyFolder(prefix = join(tmpdir(), 'plombier-')) {
  const folder = await mkdtemp(prefix)
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('the configuration of a server asks for a build if there is none', async () => {
  const build = await emptyFolder()
  const args = ['nginx', '--build', build]
  expect(run('deploy/print-conf.ts', args)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `No built website in ${build}: pnpm build\n`,
  })
})

test('start says what a port is', () => {
  expect(run('build/serve.ts', [], { PORT: '65536' })).toMatchObject({
    status: 1,
    stderr: 'PORT must be a number from 0 to 65535, not "65536".\n',
  })
})

test('start names another port where this one is taken', async () => {
  // Stands for a build, since these tests run before there is any.
  const prefix = join(webDir, 'dist-')
  const build = await emptyFolder(prefix)
  await writeFile(join(build, 'build-info.json'), '{"addressService":"/geocodage"}')
  const other = createServer().listen(0, 'localhost')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const address = other.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const { port } = address
  expect(run('build/serve.ts', [build.slice(prefix.length)], { PORT: String(port) })).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is taken: stop what runs there, or choose another one with PORT.\n`,
  })
})
