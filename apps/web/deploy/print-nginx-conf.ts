import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readBuildInfo } from './build-info.ts'
import { nginxConf } from './nginx-conf.ts'

// Prints the nginx configuration of the built site. Arguments: the folder that nginx will serve, and
// the IP address and port to listen on. `--geocoder`: URL of the address service behind the site's own
// path. `--build`: folder of the build (default: `dist`).
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { geocoder: { type: 'string' }, build: { type: 'string', default: 'dist' } },
  })
  const [root = '/var/www/plombier-2-minutes', listen = '80'] = positionals
  const { addressService } = readBuildInfo(resolve(import.meta.dirname, '..', values.build))
  process.stdout.write(
    nginxConf({
      root,
      listen,
      geocoderUrl: addressService,
      geocoderBehind: values.geocoder,
      accessLog: '/var/log/nginx/plombier-2-minutes.log',
    }),
  )
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  console.error(isMissing ? 'Build the website first: pnpm build' : String(error))
  process.exitCode = 1
}
