import type { BuiltSite } from './built-site.ts'
import type { Values } from './configuration.ts'

/**
 * The values of a server, from what an operator has typed. `listen` is a port, with or without an address
 * before it: `127.0.0.1:8080`. `geocoder` is the URL of the address service behind the site's own path.
 * Throws an error that says what is wrong in a sentence.
 */
export function serverOptions(
  { addressService, origin }: BuiltSite,
  root: string,
  listen: string,
  geocoder: string | undefined,
): Values {
  const [, address, port = ''] = /^(?:([\d.]+|\[[\da-f:]+\]):)?(\d{1,5})$/.exec(listen) ?? []
  const isOwnPath = addressService.startsWith('/')
  const mistakes = {
    'The folder is no absolute path of plain characters': !/^\/[\w./-]*$/.test(root) && root,
    'No port to listen on, such as 80 or 127.0.0.1:8080': !port && listen,
    'Say with --geocoder URL what is behind': isOwnPath && !geocoder && addressService,
    'This build needs no --geocoder, since it asks': !isOwnPath && geocoder && addressService,
    '--geocoder is no address': geocoder && !/^https?:\/\/[\w.:/[\]-]+$/.test(geocoder) && geocoder,
  }
  const mistake = Object.entries(mistakes).find(([, value]) => value)
  if (mistake) throw new Error(mistake.join(': '))

  const host = origin && new URL(origin).hostname
  const service = geocoder ? new URL(geocoder) : undefined
  return {
    root,
    listen,
    address,
    port,
    ipv6_port: address ? undefined : port,
    host,
    // nginx tells its servers apart by these two.
    log_format: `plombier_${host ?? ''}_${listen}`.replace(/[\W_]+/g, '_'),
    address_path: service && addressService.replace(/\/+$/, ''),
    service: service?.origin,
    service_path: service?.pathname.replace(/\/+$/, ''),
  }
}
