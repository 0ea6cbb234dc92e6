/** The values of settings that are not set. */
export const defaultSettings = {
  VITE_GEOCODER_URL: 'https://data.geopf.fr/geocodage',
  VITE_BRAND_NAME: 'Plombier 2 Minutes',
  VITE_PDF_EMERGENCY_LINE: 'Urgence : coordonnées communiquées lors de la mise en relation',
} as const

type Setting = {
  readonly sets: string
} & (
  | {
      /** The value if it is not set. */
      readonly default: string
    }
  | {
      /** Why a public site needs it. If it is not set, the site leaves out what it would show. */
      readonly why: string
    }
)

const introduction = 'without telephone and e-mail address nobody can be introduced to a plumber'
const identity = 'the law of 21 June 2004 on the digital economy (LCEN) wants it on every site'

/** The environment variables that set up a build. README.md has the same table. */
export const settings = {
  VITE_GEOCODER_URL: {
    sets: 'base of the address service: an address, or a path of the site itself',
    default: defaultSettings.VITE_GEOCODER_URL,
  },
  VITE_SITE_URL: {
    sets: 'origin of the published site, for canonical addresses and preview images',
    why: 'search engines and social sites want full addresses',
  },
  VITE_BRAND_NAME: { sets: 'brand', default: defaultSettings.VITE_BRAND_NAME },
  VITE_CONTACT_PHONE: { sets: 'telephone for an introduction', why: introduction },
  VITE_CONTACT_EMAIL: {
    sets: 'e-mail address for an introduction and for the contact form',
    why: `${introduction}, and the contact form stays closed`,
  },
  VITE_LEGAL_PUBLISHER: {
    sets: 'publisher: name, legal form and capital, seat, registration number',
    why: identity,
  },
  VITE_LEGAL_DIRECTOR: { sets: 'director of the publication: name', why: identity },
  VITE_LEGAL_HOST: { sets: 'host: name, address, telephone', why: identity },
  VITE_LEGAL_MEDIATOR: {
    sets: 'mediator of consumer disputes: name, address, site',
    why: 'article L616-1 of the consumer code wants it on the site of every trader',
  },
  VITE_PDF_EMERGENCY_LINE: {
    sets: 'last line of the PDF',
    default: defaultSettings.VITE_PDF_EMERGENCY_LINE,
  },
} as const satisfies Record<`VITE_${string}`, Setting>

/**
 * Base of the address service that a build with this environment asks: a URL, or a path of the site
 * itself. Throws if it is neither.
 */
export function geocoderUrl(env: { readonly VITE_GEOCODER_URL?: string | undefined }): string {
  const url = env.VITE_GEOCODER_URL || defaultSettings.VITE_GEOCODER_URL
  const isPath = /^\/(?!\/)/.test(url)
  const isAddress = /^https?:\/\//i.test(url) && URL.canParse(url)
  if (isPath || isAddress) return url
  throw new Error(`VITE_GEOCODER_URL is neither an address nor a path of the site: ${url}`)
}

/** A sentence for each setting that has neither a value nor a default. */
export function unsetSettings(env: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries<Setting>(settings).flatMap(([name, setting]) =>
    env[name] || 'default' in setting
      ? []
      : `${name} is not set (${setting.sets}): ${setting.why}.`,
  )
}
