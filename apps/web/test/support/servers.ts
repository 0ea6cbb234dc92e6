import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { preview } from 'vite'
import { freePort } from './free-port.ts'

const webDir = join(import.meta.dirname, '../..')

interface Served {
  /** Folder of a built site. */
  readonly site: string
  /** Service behind the site's own path. */
  readonly geocoder?: string
}

/** What the command prints for a server. Throws with what it says instead. */
export function printedConf(server: string, listen: string, { site, geocoder }: Served): string {
  const option = geocoder ? ['--geocoder', geocoder] : []
  return execFileSync(
    process.execPath,
    ['deploy/print-conf.ts', server, site, listen, '--build', site, ...option],
    { cwd: webDir, encoding: 'utf8', stdio: 'pipe' },
  )
}

/** Runs `check:site` with these arguments. */
export async function checkSite(...args: readonly string[]) {
  const command = spawn(process.execPath, ['check/check-site.ts', ...args], { cwd: webDir })
  const [output, errors, [status]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'exit'),
  ])
  return { status, errors, output, lines: output.trim().split('\n') }
}

interface StartOptions extends Served {
  readonly folder: string
  readonly port: number
}

const asRoot = process.getuid?.() === 0

/** Real servers on loopback: how each is configured and started, as its operator would. */
const commands = {
  nginx({ folder, port, ...served }: StartOptions) {
    const conf = printedConf('nginx', `127.0.0.1:${port}`, served)
    const log = '/var/log/nginx/plombier-2-minutes.log'
    writeFileSync(join(folder, 'site.conf'), conf.replace(log, join(folder, 'access.log')))
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${asRoot ? 'user root;' : ''}
      daemon off;
      pid ${folder}/nginx.pid;
      include /etc/nginx/modules-enabled/*.conf;
      events {}
      http {
        include /etc/nginx/mime.types;
        ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
        include ${folder}/site.conf;
      }`,
    )
    return ['nginx', '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  },
  /** As shared hosts have it: compressing by itself, with an eye for files of similar names, and strict. */
  apache: (options: StartOptions) =>
    apache(options, ['rewrite', 'headers', 'deflate', 'brotli'], 'FileInfo'),
  /** Without what the site can do without. */
  apacheWithLess: (options: StartOptions) => apache(options, [], 'All'),
  caddy({ folder, port, ...served }: StartOptions) {
    const conf = printedConf('caddy', `127.0.0.1:${port}`, served)
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${conf}`)
    return ['caddy', 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  },
}

function apache({ folder, port, site }: StartOptions, modules: readonly string[], allow: string) {
  // Apache gives up the rights of root, and then may not read every folder.
  cpSync(site, join(folder, 'site'), { recursive: true })
  const all = ['mpm_event', 'authz_core', 'filter', 'mime', 'dir', 'negotiation', ...modules]
  writeFileSync(
    join(folder, 'httpd.conf'),
    `ServerName localhost
    Listen 127.0.0.1:${port}
    PidFile ${folder}/httpd.pid
    ErrorLog ${folder}/error.log
    ${asRoot ? 'User www-data\nGroup www-data' : ''}
    ${all.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
    TypesConfig /dev/null
    AddLanguage br .br
    AddType application/x-gzip .gz
    <IfModule mod_headers.c>
      Header set X-Content-Type-Options nosniff
    </IfModule>
    <IfModule mod_deflate.c>
      AddOutputFilterByType BROTLI_COMPRESS;DEFLATE text/html text/css text/javascript
    </IfModule>
    DocumentRoot ${folder}/site
    <Directory ${folder}/site>
      AllowOverride ${allow}
      Options +MultiViews +FollowSymLinks
    </Directory>`,
  )
  return ['apache2', '-d', folder, '-f', join(folder, 'httpd.conf'), '-D', 'FOREGROUND']
}

export interface RunningServer {
  readonly url: string
  /** What it writes, such as `access.log` of nginx. */
  readonly folder: string
  readonly stop: () => Promise<void>
}

export type ServerName = keyof typeof commands | 'preview'

/** Starts a server with the configuration that is shipped for it. */
export async function startServer(name: ServerName, served: Served): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'plombier-server-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const removeFolder = () => rmSync(folder, { recursive: true })
  if (name === 'preview') {
    const server = await preview({
      root: webDir,
      mode: 'production',
      build: { outDir: served.site },
      preview: { port, host: '127.0.0.1' },
    })
    return { url, folder, stop: () => server.close().finally(removeFolder) }
  }
  execFileSync('chmod', ['755', folder])
  mkdirSync(join(folder, 'home'))
  const [command = '', ...args] = commands[name]({ folder, port, ...served })
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Debian installs servers in /usr/sbin, which only root has in its PATH.
    env: { ...process.env, HOME: join(folder, 'home'), PATH: `${process.env['PATH']}:/usr/sbin` },
  })
  let errorOutput = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk.toString()
  })
  const exited = once(child, 'exit')
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${errorOutput}`)
  }
  async function stop() {
    child.kill('SIGTERM')
    await exited
    removeFolder()
  }
  return { url, folder, stop }
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url)
    return true
  } catch {
    return false
  }
}
