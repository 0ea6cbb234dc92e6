import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

test('the server prints its address, answers pages of any origin there, logs no query, and takes no port in use', async () => {
  const cli = start('0')
  const output = Promise.all([text(cli.stdout), text(cli.stderr)])
  const [greeting] = await once(cli.stdout, 'data')
  const [, url = ''] = /(http:\/\/localhost:\d+\/geocodage)\n/.exec(`${greeting}`) ?? []

  const answer = await fetch(`${url}/search/?q=montpellier&limit=1`)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await answer.json()).toMatchObject({
    features: [{ properties: { label: 'Montpellier' } }],
  })

  const broken = await fetch(`${url}/search/?q=${'x'.repeat(60)}`)
  expect(broken.status).toBe(500)
  // Pages of another origin, such as the development server's, are to see which.
  for (const { headers } of [answer, broken]) {
    expect(headers.get('access-control-allow-origin')).toBe('*')
  }

  const { port } = new URL(url)
  expect(await failure(port)).toEqual({
    code: 1,
    stderr: `Port ${port} is taken: stop what runs there, or choose another one with PORT.\n`,
  })

  cli.kill()
  expect(await output).toEqual([`Address server: ${url}\n`, ''])
})

test('a PORT that is no port is reported in one sentence, with exit code 1', async () => {
  expect(await failure('65536')).toEqual({
    code: 1,
    stderr: 'PORT must be a number from 0 to 65535, not "65536".\n',
  })
})

function start(port: string) {
  const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url))
  const child = spawn(process.execPath, [cli], { env: { ...process.env, PORT: port } })
  onTestFinished(() => {
    child.kill()
  })
  return child
}

async function failure(port: string) {
  const cli = start(port)
  const [stderr, [code]] = await Promise.all([text(cli.stderr), once(cli, 'close')])
  return { code, stderr }
}
