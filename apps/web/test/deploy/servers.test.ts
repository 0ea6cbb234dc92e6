import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../support/free-port.ts'

const site = join(import.meta.dirname, '../../dist')
const read = (file: string) => fs.readFileSync(join(site, file), 'utf8')
const [script = ''] = fs.globSync('assets/*.js', { cwd: site })
// nginx and Apache send the headers of the first rule on Cloudflare and Netlify too.
const [rule = ''] = read('_headers').split('\n\n')
const promised = [...rule.matchAll(/^ {2}(\S+): (.*)$/gm)]

/** How an operator sets each server up for the built site, whose configuration file is in it. */
const configurations = {
  // Without root, nginx may not write to folders of its own.
  nginx: (folder: string, port: number) => `
    include /etc/nginx/modules-enabled/*.conf;
    daemon off; pid ${folder}/pid; events {} http {
      client_body_temp_path ${folder}/1; proxy_temp_path ${folder}/2; fastcgi_temp_path ${folder}/3;
      uwsgi_temp_path ${folder}/4; scgi_temp_path ${folder}/5;
      ${read('nginx.conf')
        .replace(/listen 80;\s+listen \[::\]:80;/, `listen 127.0.0.1:${port};`)
        .replaceAll('/var/www/plombier-2-minutes', `${folder}/site`)
        .replaceAll('/var/log/nginx', folder)} }`,
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
    </Directory>`,
}

describe.each(['nginx', 'apache2'] as const)('%s', (name) => {
  let url = ''
  let folder = ''
  const ask = (path: string, headers = {}) => fetch(url + path, { headers, redirect: 'manual' })

  beforeAll(async () => {
    folder = fs.mkdtempSync(join(tmpdir(), 'plombier-server-'))
    // Both servers give up the rights of root.
    fs.chmodSync(folder, 0o755)
    fs.cpSync(site, join(folder, 'site'), { recursive: true })
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    fs.writeFileSync(join(folder, 'conf'), configurations[name](folder, port))
    const args = name === 'nginx' ? ['-e', 'stderr', '-c'] : ['-D', 'FOREGROUND', '-f']
    // Only root has Debian's folder of servers in its PATH.
    const child = spawn(`/usr/sbin/${name}`, [...args, join(folder, 'conf')], { stdio: 'inherit' })
    const exited = once(child, 'exit')
    while (!(await fetch(url).catch(() => false))) expect(child.exitCode, 'it runs').toBeNull()
    return async () => {
      child.kill()
      await exited
      fs.rmSync(folder, { recursive: true })
    }
  })

  test.each([
    ['/', 200, 'no-cache', /^text\/html; ?charset=utf-8$/i],
    ['/plombier-lyon?a=1', 200, 'no-cache', /^text\/html; ?charset=utf-8$/i],
    [`/${script}`, 200, 'public, max-age=31536000, immutable', /^text\/javascript/],
    ['/licences.txt', 200, 'no-cache', /^text\/plain; ?charset=utf-8$/i],
    ['/assets/nope.js', 404, 'no-cache', /^text\/html/],
    ['/404', 404, 'no-cache', /^text\/html/],
    ['/.htaccess', 404, 'no-cache', /^text\/html/],
    ['/_headers', 404, 'no-cache', /^text\/html/],
    ['/nginx.conf', 404, 'no-cache', /^text\/html/],
  ])('answers at %s with HTTP %i, its headers and its type', async (path, right, cache, type) => {
    const { status, headers } = await ask(path, { 'x-forwarded-proto': 'https' })
    expect([status, headers.get('cache-control')]).toEqual([right, cache])
    expect(headers.get('content-type')).toMatch(type)
    for (const [, name = '', value] of promised) expect(headers.get(name), name).toBe(value)
    // Without TLS a server must not send it.
    expect((await ask(path)).headers.has('strict-transport-security')).toBe(false)
  })

  test.each([
    ['/plombier-lyon/', '/plombier-lyon'],
    ['/plombier-lyon.html?a=1', '/plombier-lyon?a=1'],
    ['/index.html', '/'],
  ])('redirects %s to %s', async (path, right) => {
    const { status, headers } = await ask(path)
    expect([status, headers.get('location')?.replace(url, '')]).toEqual([308, right])
  })

  if (name === 'nginx') {
    test('logs the path of a page, but no query', async () => {
      await ask('/plombier-nice?q=12+rue')
      const log = () => fs.readFileSync(join(folder, 'plombier-2-minutes.log'), 'utf8')
      await expect.poll(log).toMatch(/"GET \/plombier-nice" 200 /)
      expect(log()).not.toMatch(/\?|12.rue/)
    })
  }

  const endings = { br: '.br', gzip: '.gz', identity: '' }
  test.each(Object.entries(endings))('sends files encoded as %s', async (encoding, ending) => {
    for (const file of ['plombier-lyon.html', script]) {
      const answer = await ask(`/${file.replace('.html', '')}`, { 'accept-encoding': encoding })
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      const { size } = fs.statSync(join(site, file + ending))
      expect(Number(answer.headers.get('content-length'))).toBe(size)
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
      expect(await answer.text()).toBe(read(file))
    }
  })
})
