import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../support/free-port.ts'

const webDir = join(import.meta.dirname, '../..')

function start(port: string, ...args: readonly string[]) {
  return spawnSync(process.execPath, ['preview/serve.ts', ...args], {
    cwd: webDir,
    encoding: 'utf8',
    // Node warns of `NO_COLOR` beside `FORCE_COLOR`.
    env: { ...process.env, PORT: port, NODE_NO_WARNINGS: '1' },
  })
}

test('start says what a port is', () => {
  expect(start('65536')).toMatchObject({
    status: 1,
    stderr: 'PORT must be a number from 0 to 65535, not "65536".\n',
  })
})

test('start names another port where this one is taken', async () => {
  // Stands for a build, since these tests run before there is any.
  const prefix = join(webDir, 'dist-')
  const build = await mkdtemp(prefix)
  onTestFinished(() => rm(build, { recursive: true }))
  await writeFile(join(build, 'build-info.json'), '{"addressService":"/geocodage"}')
  const other = createServer()
  onTestFinished(() => void other.close())
  const port = await listen(other, 'localhost')
  expect(start(String(port), build.slice(prefix.length))).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is taken: stop what runs there, or choose another one with PORT.\n`,
  })
})
