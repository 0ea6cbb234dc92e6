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
