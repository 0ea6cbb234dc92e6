/** The values of settings that are not set. */
export const defaultSettings = {
  VITE_GEOCODER_URL: 'https://data.geopf.fr/geocodage',
  VITE_BRAND_NAME: 'Plombier 2 Minutes',
  VITE_PDF_EMERGENCY_LINE: 'Urgence : coordonnées communiquées lors de la mise en relation',
} as const

interface Setting {
  readonly sets: string
  /** The value if it is not set. Without a default, the site leaves out what it would show. */
  readonly default?: string
}

/** The environment variables that set up a build. README.md has the same table. */
export const settings = {
  VITE_GEOCODER_URL: {
    sets: 'base of the address service: an address, or a path of the site itself',
    default: defaultSettings.VITE_GEOCODER_URL,
  },
  VITE_SITE_URL: {
    sets: 'origin of the published site, for canonical addresses and preview images',
  },
  VITE_BRAND_NAME: { sets: 'brand', default: defaultSettings.VITE_BRAND_NAME },
  VITE_CONTACT_PHONE: { sets: 'telephone for an introduction' },
  VITE_CONTACT_EMAIL: { sets: 'e-mail address for an introduction and for the contact form' },
  VITE_LEGAL_PUBLISHER: { sets: 'publisher, in the legal notices' },
  VITE_LEGAL_DIRECTOR: { sets: 'director of the publication, in the legal notices' },
  VITE_LEGAL_HOST: { sets: 'host, in the legal notices' },
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
  if (url.startsWith('/') || URL.canParse(url)) return url
  throw new Error(`VITE_GEOCODER_URL is neither an address nor a path of the site: ${url}`)
}

/** The names of the settings that have neither a value nor a default. */
export function unsetSettings(env: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries<Setting>(settings)
    .filter(([name, setting]) => !env[name] && !setting.default)
    .map(([name]) => name)
}
