import { isIP } from 'node:net'
import { type BuiltSite, nonCanonicalPath } from './site-answers.ts'

/** What the configuration of a server is printed for. */
export interface ServerOptions {
  /** Folder of the built site on the server. */
  readonly root: string
  /** IP address to listen on, an IPv6 one in brackets; empty for all. */
  readonly address: string
  readonly port: string
  /** Of the published site; empty if it was not set. */
  readonly host: string
  /** Base of the address service that the build asks: a URL, or a path of the site. */
  readonly geocoderUrl: string
  /** As `nonCanonicalPath` gives it. */
  readonly otherPath: string
  /** URL of the address service behind `geocoderUrl`, if that is a path of the site. */
  readonly geocoderBehind?: URL | undefined
}

/**
 * Checks what an operator has typed. `listen` is a port, with or without an address before it:
 * `127.0.0.1:8080`. Throws an error that says what is wrong in a sentence.
 */
export function serverOptions(
  root: string,
  listen: string,
  site: BuiltSite,
  geocoderBehind: string | undefined,
): ServerOptions {
  const { addressService: geocoderUrl, origin } = site
  const [, address = '', port = ''] = /^(?:(.+):)?(\d+)$/.exec(listen) ?? []
  const isAddress = !address || isIP(address.replace(/^\[(.*:.*)\]$/, '$1')) > 0
  const isPort = Number(port) >= 1 && Number(port) <= 65_535
  const isPath = geocoderUrl.startsWith('/')
  const isBehind = /^https?:\/\/[\w.:/[\]-]+$/.test(geocoderBehind ?? '')
  const mistakes = [
    !/^\/[\w./-]*$/.test(root) &&
      `The folder is no absolute path of letters, digits and “./_-”: ${root}`,
    !(isAddress && isPort) && `No port to listen on, such as 80 or 127.0.0.1:8080: ${listen}`,
    isPath &&
      !geocoderBehind &&
      `This build asks ${geocoderUrl} of its own site for addresses: say which service is behind it with --geocoder URL`,
    !isPath &&
      geocoderBehind &&
      `This build asks ${geocoderUrl} for addresses, so --geocoder has no use: build it with VITE_GEOCODER_URL=/geocodage first`,
    geocoderBehind && !isBehind && `--geocoder is no address: ${geocoderBehind}`,
  ]
  const mistake = mistakes.find(Boolean)
  if (mistake) throw new Error(mistake)
  return {
    root,
    address,
    port,
    host: origin ? new URL(origin).host : '',
    geocoderUrl,
    otherPath: nonCanonicalPath(site),
    geocoderBehind: geocoderBehind ? new URL(geocoderBehind) : undefined,
  }
}

/** What an address service sends beside its answer: it is not handed on, and ours stand instead. */
export const headersToDrop = (own: Readonly<Record<string, string>>) => [
  ...Object.keys(own),
  'Cache-Control',
  'Expires',
  'Set-Cookie',
]

/** A base without its final slash. */
export function withoutFinalSlash(base: string): string {
  return base.replace(/\/+$/, '')
}
