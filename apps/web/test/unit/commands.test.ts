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

test.each([
  [[], '/var/www/plombier-2-minutes', '80'],
  [['/srv/site', '127.0.0.1:8080'], '/srv/site', '127.0.0.1:8080'],
])('nginx-conf %j serves %s on %s', async (args, root, listen) => {
  const build = await emptyFolder()
  await writeFile(join(build, 'build-info.json'), '{"addressService":"https://a.example.org/base"}')
  const { status, stdout } = run('deploy/print-nginx-conf.ts', [...args, '--build', build])
  expect(status).toBe(0)
  expect(stdout).toContain(`  listen ${listen};\n  root ${root};\n`)
  expect(stdout).toContain("connect-src 'self' https://a.example.org;")
  expect(stdout).toContain('access_log /var/log/nginx/plombier-2-minutes.log plombier;')
})

test('nginx-conf asks for a build if there is none', async () => {
  const args = ['--build', await emptyFolder()]
  expect(run('deploy/print-nginx-conf.ts', args)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'Build the website first: pnpm build\n',
  })
})

test('nginx-conf refuses a build that does not say which address service it asks', async () => {
  const build = await emptyFolder()
  await writeFile(join(build, 'build-info.json'), '{}')
  const { status, stdout, stderr } = run('deploy/print-nginx-conf.ts', ['--build', build])
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain('addressService')
})

test.each(['abc', '65536'])('start refuses PORT=%s and says what a port is', (PORT) => {
  const { status, stderr } = run('build/serve.ts', [], { PORT })
  expect(status).toBe(1)
  expect(stderr).toContain(`PORT must be a number from 0 to 65535, not "${PORT}".`)
})

test('start names another port where this one is taken', async () => {
  // Stands for a build, since these tests run before there is any.
  const prefix = join(webDir, 'dist-')
  const build = await emptyFolder(prefix)
  await writeFile(join(build, '404.html'), '')
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
