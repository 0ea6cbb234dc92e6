import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { runServer } from 'verdaccio'

/** Starts a registry for our packages alone on a free port of the loopback interface; returns its address. */
export async function startRegistry(folder: string): Promise<string> {
  const server: Server = await runServer({
    configPath: join(folder, 'config.yaml'),
    storage: join(folder, 'storage'),
    packages: { '@plombier/*': { access: '$all', publish: '$all' } },
    log: { type: 'stdout', format: 'pretty', level: 'error' },
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref() // ends with the tests
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/**
 * An `.npmrc` that installs our packages from this registry and publishes them there; all others come
 * from the registry that the machine is set up with. Publishing needs a token, but any will do.
 */
export function npmrc(url: string): string {
  return `@plombier:registry=${url}\n${url.replace('http:', '')}:_authToken=any\n`
}
