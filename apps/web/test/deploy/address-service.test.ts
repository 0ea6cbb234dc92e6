import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startNginx } from '../support/nginx.ts'

const webDir = join(import.meta.dirname, '../..')

function node(script: string, args: readonly string[], env: Record<string, string> = {}) {
  return execFileSync(process.execPath, [script, ...args], {
    cwd: webDir,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: 'pipe',
  })
}

describe('a site built for another address service', () => {
  const site = join(webDir, 'dist-settings')

  test('is served with a policy that lets it ask that service and no other', async () => {
    const conf = node('deploy/print-nginx-conf.ts', ['/srv/site', '80', '--build', site])
    const policies = [conf, await readFile(join(site, '_headers'), 'utf8')].flatMap(
      (text) => text.match(/connect-src [^;]*/g) ?? [],
    )
    expect(new Set(policies)).toEqual(new Set(["connect-src 'self' https://adresses.example.org"]))
    expect(conf).not.toContain('proxy_pass')
  })

  test('still credits the national address data', async () => {
    const page = await readFile(join(site, 'plombier-lyon.html'), 'utf8')
    expect(page).toContain('Base Adresse Nationale')
  })

  test('refuses a second address service', () => {
    const print = () =>
      node('deploy/print-nginx-conf.ts', ['--build', site, '--geocoder', 'https://b.example.org'])
    expect(print).toThrow(/--geocoder has no use/)
  })
})

test('an address service behind the site’s own path answers there, and nothing typed is logged', async () => {
  const asked: (string | undefined)[] = []
  const service = createServer(({ url }, response) => {
    asked.push(url)
    response.end('{"features":[]}')
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const nginx = await startNginx(join(webDir, 'dist'), {
    geocoderUrl: '/geocodage',
    geocoderBehind: `http://127.0.0.1:${address.port}/base`,
  })
  try {
    const answer = await fetch(`${nginx.url}/geocodage/search/?q=secret-typed-text&limit=5`)
    expect(await answer.json()).toEqual({ features: [] })
    expect(asked).toEqual(['/base/search/?q=secret-typed-text&limit=5'])
    await expect.poll(() => readFile(nginx.accessLog, 'utf8')).toContain('/geocodage/search/')
    expect(await readFile(nginx.accessLog, 'utf8')).not.toContain('secret-typed-text')
  } finally {
    await nginx.stop()
    service.close()
  }
})

test.each([
  ['a path of the site without a service behind it', '/geocodage', undefined, /--geocoder URL/],
  ['a service behind it that is no URL', '/geocodage', 'nowhere', /no address/],
])('the configuration is refused for %s', async (_, geocoderUrl, geocoderBehind, message) => {
  const start = startNginx(webDir, { geocoderUrl, ...(geocoderBehind && { geocoderBehind }) })
  await expect(start).rejects.toThrow(message)
})

test('a VITE_GEOCODER_URL that is no URL stops the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plombier-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const build = () =>
    node('build/build.ts', ['production', folder], { VITE_GEOCODER_URL: 'adresses.example.org' })
  expect(build).toThrow(/VITE_GEOCODER_URL is neither an address nor a path/)
})
