import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { preview } from 'vite'
import { freePort } from './free-port.ts'

const webDir = join(import.meta.dirname, '../..')

/** Runs a script of the website's folder. */
export async function run(script: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [script, ...args], { cwd: webDir })
  const closed = once(child, 'close')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await closed
  return { errors, status, lines: output.trim().split('\n') }
}

interface Start {
  /** Holds a copy of the built folder, `site`, and what the server needs and writes. */
  readonly folder: string
  readonly port: number
  /** What our command prints for the server, with an address of loopback to listen on. */
  readonly printed: (server: 'nginx' | 'caddy', address: string) => string
}

const modules = 'mpm_event authz_core filter mime dir negotiation rewrite headers deflate brotli'

/** Real servers: how each is started, and configured as its operator would. */
const servers = {
  /** Beside another configuration of ours, and a map of another site. */
  nginx: ({ folder, printed }: Start) => [
    'nginx -e stderr -c',
    `include /etc/nginx/modules-enabled/*.conf;
    user root; daemon off; pid ${folder}/pid; events {}
    http {
      client_body_temp_path ${folder}/1; proxy_temp_path ${folder}/2; fastcgi_temp_path ${folder}/3;
      uwsgi_temp_path ${folder}/4; scgi_temp_path ${folder}/5;
      ${['127.0.0.1', '127.0.0.2'].map((ip) => printed('nginx', ip).replaceAll('/var/log/nginx', folder)).join('')}
      map $uri $cache_control { default max-age=600; }
    }`,
  ],
  /** As shared hosts have it: compressing by itself, with an eye for files of similar names, and strict. */
  apache: ({ folder, port }: Start) => [
    `apache2 -d ${folder} -D FOREGROUND -f`,
    `${modules
      .split(' ')
      .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
      .join('\n')}
    ServerName localhost
    Listen 127.0.0.1:${port}
    PidFile ${folder}/pid
    ErrorLog ${folder}/error.log
    User www-data
    Group www-data
    TypesConfig /dev/null
    AddLanguage br .br
    AddType application/x-gzip .gz
    Header set X-Content-Type-Options nosniff
    AddOutputFilterByType BROTLI_COMPRESS;DEFLATE text/html text/css text/javascript
    DocumentRoot ${folder}/site
    <Directory ${folder}/site>
      AllowOverride FileInfo
      Options +MultiViews +FollowSymLinks
    </Directory>`,
  ],
  caddy: ({ printed }: Start) => [
    'caddy run --adapter caddyfile --config',
    `{\n\tadmin off\n}\n${printed('caddy', '127.0.0.1')}`,
  ],
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>
export type ServerName = keyof typeof servers | 'preview'

/** Starts a server with the configuration that is shipped for it; `geocoder` is behind the site's own path. */
export async function startServer(name: ServerName, site: string, geocoder?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'plombier-server-'))
  const root = join(folder, 'site')
  cpSync(site, root, { recursive: true })
  const [host, port] = ['127.0.0.1', await freePort()]
  const url = `http://${host}:${port}`
  const removeFolder = () => rmSync(folder, { recursive: true })
  if (name === 'preview') {
    const options = { root: webDir, mode: 'production', build: { outDir: root } }
    const server = await preview({ ...options, preview: { port, host } })
    return { url, folder, stop: () => server.close().finally(removeFolder) }
  }
  const printed: Start['printed'] = (server, address) => {
    const args = ['deploy/print-conf.ts', server, root, `${address}:${port}`, '--build', root]
    if (geocoder) args.push('--geocoder', geocoder)
    return execFileSync(process.execPath, args, { cwd: webDir, encoding: 'utf8' })
  }
  const [command, conf = ''] = servers[name]({ folder, port, printed })
  writeFileSync(join(folder, 'conf'), conf)
  // Apache gives up the rights of root.
  chmodSync(folder, 0o755)
  const [program = '', ...args] = `${command} ${folder}/conf`.split(' ')
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Debian installs servers in /usr/sbin, which only root has in its PATH.
    env: { ...process.env, HOME: folder, PATH: `${process.env['PATH']}:/usr/sbin` },
  })
  const [errors, exited] = [text(child.stderr), once(child, 'exit')]
  while (!(await fetch(url).catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${await errors}`)
  }
  function stop() {
    child.kill()
    return exited.then(removeFolder)
  }
  return { url, folder, stop }
}
