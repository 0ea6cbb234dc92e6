import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../support/free-port.ts'

const webDir = join(import.meta.dirname, '../..')

function start(port: string, ...args: readonly string[]) {
  // Node warns of `NO_COLOR` beside `FORCE_COLOR`.
  const env = { ...process.env, PORT: port, NODE_NO_WARNINGS: '1' }
  const options = { cwd: webDir, encoding: 'utf8', env } as const
  return spawnSync(process.execPath, ['preview/serve.ts', ...args], options)
}

test('start says what a port is, and names another one where it is taken', async () => {
  expect(start('65536').stderr).toBe('PORT must be a number from 0 to 65535, not "65536".\n')
  // Stands for a build, since these tests run before there is any.
  const build = mkdtempSync(join(webDir, 'dist-'))
  writeFileSync(join(build, '_headers'), '')
  const other = createServer()
  const port = await listen(other, 'localhost')
  onTestFinished(() => void other.close(() => rmSync(build, { recursive: true })))
  expect(start(String(port), build.slice(join(webDir, 'dist-').length))).toMatchObject({
    status: 1,
    stderr: `Port ${port} is taken: stop what runs there, or choose another one with PORT.\n`,
  })
})
