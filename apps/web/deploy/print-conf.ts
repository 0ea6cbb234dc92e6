import { parseArgs } from 'node:util'
import { buildFolder, readBuiltSite } from './built-site.ts'
import { configuration } from './configuration.ts'
import { serverOptions } from './server-options.ts'

// Prints the configuration of a server for the built site. Arguments: `nginx` or `caddy`, the folder
// that it will serve, and where to listen. `--geocoder`: URL of the address service behind the site's
// own path. `--build`: folder of the build (default: `dist`).
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { geocoder: { type: 'string' }, build: { type: 'string' } },
  })
  const [server, root = '/var/www/plombier-2-minutes', listen = '80'] = positionals
  const site = readBuiltSite(buildFolder(values.build))
  const file = server === 'caddy' ? 'Caddyfile' : 'nginx.conf'
  const options = serverOptions(site, root, listen, values.geocoder)
  process.stdout.write(configuration(file, site, options))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
