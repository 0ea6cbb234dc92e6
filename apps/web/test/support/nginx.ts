import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginxConf } from '../../deploy/nginx-conf.ts'
import { freePort } from './free-port.ts'

interface AddressService {
  readonly geocoderUrl: string
  readonly geocoderBehind?: string
}

/** Starts a real nginx on loopback, with the configuration that is shipped, or what `change` makes of it. */
export async function startNginx(
  root: string,
  addressService: AddressService,
  change = (conf: string) => conf,
) {
  const folder = await mkdtemp(join(tmpdir(), 'plombier-nginx-'))
  const port = await freePort()
  const accessLog = join(folder, 'access.log')
  const site = nginxConf({
    root,
    listen: `127.0.0.1:${port}`,
    ...addressService,
    accessLog,
  })
  await writeFile(join(folder, 'site.conf'), change(site))
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
worker_processes auto;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')}
  include ${folder}/site.conf;
}
`,
  )

  const nginx = spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Debian installs nginx in /usr/sbin, which only root has in its PATH.
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
  })
  let errorOutput = ''
  nginx.stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk.toString()
  })
  const exited = once(nginx, 'exit')
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${errorOutput}`)
  }
  return {
    url,
    accessLog,
    async stop() {
      nginx.kill('SIGQUIT')
      await exited
      await rm(folder, { recursive: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
