import { loadEnv } from 'vite'
import { nginxConf } from './nginx-conf.ts'

// Prints the nginx configuration. Arguments: the site's folder and what to listen on.
const [root = '/var/www/plombier-2-minutes', listen = '80'] = process.argv.slice(2)
const { VITE_GEOCODER_URL = '' } = loadEnv('production', new URL('..', import.meta.url).pathname)
process.stdout.write(
  nginxConf({
    root,
    listen,
    geocoderUrl: VITE_GEOCODER_URL,
    accessLog: '/var/log/nginx/plombier-2-minutes.log',
  }),
)
