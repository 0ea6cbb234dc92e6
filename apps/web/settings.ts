interface Setting {
  readonly sets: string
  /** What holds where it is not set; without one, what it would show is left out of the site. */
  readonly default?: string
}

/** What the website takes from its environment at build time. README.md has the same table. */
export const settings = {
  VITE_GEOCODER_URL: {
    sets: 'base of the address service: an address, or a path of the site itself',
    default: 'https://data.geopf.fr/geocodage',
  },
  VITE_SITE_URL: {
    sets: 'origin of the published site, for canonical addresses and preview images',
  },
  VITE_BRAND_NAME: { sets: 'brand', default: 'Plombier 2 Minutes' },
  VITE_CONTACT_PHONE: { sets: 'telephone for an introduction' },
  VITE_CONTACT_EMAIL: { sets: 'e-mail address for an introduction and for the contact form' },
  VITE_LEGAL_PUBLISHER: { sets: 'publisher, in the legal notices' },
  VITE_LEGAL_DIRECTOR: { sets: 'director of the publication, in the legal notices' },
  VITE_LEGAL_HOST: { sets: 'host, in the legal notices' },
  VITE_PDF_EMERGENCY_LINE: {
    sets: 'last line of the document',
    default: 'Urgence : coordonnées communiquées lors de la mise en relation',
  },
} as const satisfies Record<`VITE_${string}`, Setting>

/**
 * Base of the address service that a build with this environment asks: an address, or a path of the
 * site itself. Throws where it is neither.
 */
export function geocoderUrl(env: { readonly VITE_GEOCODER_URL?: string | undefined }): string {
  const url = env.VITE_GEOCODER_URL || settings.VITE_GEOCODER_URL.default
  if (url.startsWith('/') || URL.canParse(url)) return url
  throw new Error(`VITE_GEOCODER_URL is neither an address nor a path of the site: ${url}`)
}

/** The names of the settings that have neither a value nor a default. */
export function unsetSettings(env: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries<Setting>(settings)
    .filter(([name, setting]) => !env[name] && !setting.default)
    .map(([name]) => name)
}
