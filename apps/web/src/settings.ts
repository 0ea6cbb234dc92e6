/** The values of settings that are not set. */
export const defaultSettings = {
  VITE_BRAND_NAME: 'Plombier 2 Minutes',
  VITE_PDF_EMERGENCY_LINE: 'Urgence : coordonnées communiquées lors de la mise en relation',
} as const

/** Settings without a default: the pages leave out what is not set. DEPLOYING.md says what each is. */
export const optionalSettings = [
  'VITE_SITE_URL',
  'VITE_CONTACT_PHONE',
  'VITE_CONTACT_EMAIL',
  'VITE_LEGAL_PUBLISHER',
  'VITE_LEGAL_DIRECTOR',
  'VITE_LEGAL_HOST',
  'VITE_LEGAL_MEDIATOR',
] as const

/** The environment variables that set up a build. An empty one is not set. */
export type Settings = {
  readonly [Name in
    | keyof typeof defaultSettings
    | (typeof optionalSettings)[number]
    | 'VITE_GEOCODER_URL']?: string | undefined
}

// Node, which checks the settings before a build, knows no `import.meta.env`.
const env: Settings = import.meta.env ?? {}

/** The site's name and how to reach it. The pages leave out what is undefined. */
export const brand = {
  name: env.VITE_BRAND_NAME || defaultSettings.VITE_BRAND_NAME,
  /** Origin of the published site, without a final slash. */
  url: env.VITE_SITE_URL?.replace(/\/+$/, '') || undefined,
  /** Shown as it is set. */
  phone: env.VITE_CONTACT_PHONE || undefined,
  email: env.VITE_CONTACT_EMAIL || undefined,
  /** The last line of every PDF and print sheet. */
  emergencyLine: env.VITE_PDF_EMERGENCY_LINE || defaultSettings.VITE_PDF_EMERGENCY_LINE,
}

/** How to reach the publisher, in one line; empty if nothing is set. */
export const brandContact = [brand.phone, brand.email, brand.url].filter(Boolean).join(' · ')
