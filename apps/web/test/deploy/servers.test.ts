import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../support/free-port.ts'

const site = join(import.meta.dirname, '../../dist')
const page = readFileSync(join(site, 'plombier-lyon.html'), 'utf8')
const script = readdirSync(join(site, 'assets')).find((name) => name.endsWith('.js'))
const policy = /connect-src 'self' https:\/\/data\.geopf\.fr; base-uri 'none'; form-action 'none'/

/** How an operator starts each server on the built site, whose configuration file is in it. */
const servers = {
  nginx: (folder: string, port: number) => {
    const shipped = readFileSync(join(folder, 'site/nginx.conf'), 'utf8')
    const own = shipped
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('  listen [::]:80;\n', '')
      .replaceAll('/var/www/plombier-2-minutes', `${folder}/site`)
      .replaceAll('/var/log/nginx', folder)
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
    return `include /etc/nginx/modules-enabled/*.conf; user root; daemon off; pid ${folder}/pid;
      events {} http { ${temporary} ${own} }`
  },
  apache2: (folder: string, port: number) => `
    ${['mpm_event', 'authz_core', 'mime', 'dir', 'rewrite', 'headers']
      .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
      .join('\n')}
    ServerName localhost
    Listen 127.0.0.1:${port}
    PidFile ${folder}/pid
    ErrorLog ${folder}/error.log
    User www-data
    Group www-data
    TypesConfig /dev/null
    DocumentRoot ${folder}/site
    <Directory ${folder}/site>
      AllowOverride FileInfo
      Options +FollowSymLinks
    </Directory>`,
}

describe.each(['nginx', 'apache2'] as const)('%s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'plombier-server-'))
  let stop = async () => {}
  let url = ''
  const ask = (path: string, headers = {}) =>
    fetch(`${url}${path}`, { headers, redirect: 'manual' })

  beforeAll(async () => {
    // Apache gives up the rights of root.
    chmodSync(folder, 0o755)
    cpSync(site, join(folder, 'site'), { recursive: true })
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    writeFileSync(join(folder, 'conf'), servers[name](folder, port))
    const args = name === 'nginx' ? ['-e', 'stderr'] : ['-d', folder, '-D', 'FOREGROUND']
    // Debian installs servers in /usr/sbin, which only root has in its PATH.
    const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` }
    const child = spawn(name, [...args, name === 'nginx' ? '-c' : '-f', join(folder, 'conf')], {
      env,
    })
    const [errors, exited] = [text(child.stderr), once(child, 'exit')]
    while (!(await fetch(url).catch(() => false))) {
      if (child.exitCode !== null) throw new Error(`${name} did not start: ${await errors}`)
    }
    stop = async () => {
      child.kill()
      await exited.finally(() => rmSync(folder, { recursive: true }))
    }
  })
  afterAll(() => stop())

  test.each([
    ['/', 200, 'no-cache', /^text\/html; ?charset=utf-8$/i],
    ['/plombier-lyon?a=1', 200, 'no-cache', /^text\/html; ?charset=utf-8$/i],
    [`/assets/${script}`, 200, 'public, max-age=31536000, immutable', /^text\/javascript/],
    ['/assets/nope.js', 404, 'no-cache', /^text\/html/],
    ['/nope', 404, 'no-cache', /^text\/html/],
    ['/404', 404, 'no-cache', /^text\/html/],
  ] as const)(
    'answers at %s with HTTP %i, its headers and its type',
    async (path, right, cache, type) => {
      const { status, headers } = await ask(path)
      expect(status).toBe(right)
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': cache,
        'content-type': expect.stringMatching(type),
        'content-security-policy': expect.stringMatching(policy),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'permissions-policy': expect.stringContaining('geolocation=(self)'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers.get('strict-transport-security'), 'only over TLS').toBeNull()
      const overTls = await ask(path, { 'x-forwarded-proto': 'https' })
      expect(overTls.headers.get('strict-transport-security')).toBe('max-age=63072000')
    },
  )

  test.each([
    ['/plombier-lyon/', '/plombier-lyon'],
    ['/plombier-lyon.html?a=1', '/plombier-lyon?a=1'],
    ['/index.html', '/'],
  ])('redirects %s to %s', async (path, right) => {
    const { status, headers } = await ask(path)
    expect([status, headers.get('location')?.replace(url, '')]).toEqual([308, right])
  })

  test.each(['br', 'gzip', 'identity'])(
    'sends the page to a browser that accepts %s',
    async (accepted) => {
      const answer = await ask('/plombier-lyon', { 'accept-encoding': accepted })
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(accepted)
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
      expect(await answer.text()).toBe(page)
    },
  )
})
