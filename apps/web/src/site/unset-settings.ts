import { brand } from './brand.ts'

/** The names of the settings that have neither a value nor a default. */
export const unsetSettings = Object.entries({
  VITE_SITE_URL: brand.url,
  VITE_CONTACT_PHONE: brand.phone,
  VITE_CONTACT_EMAIL: brand.email,
  VITE_LEGAL_PUBLISHER: brand.publisher,
  VITE_LEGAL_DIRECTOR: brand.director,
  VITE_LEGAL_HOST: brand.host,
}).flatMap(([name, value]) => (value ? [] : [name]))
