import { brand } from './brand.ts'

/** The settings without a value and without a stand-in, by their names in the build. */
export const unsetSettings = Object.entries({
  VITE_SITE_URL: brand.url,
  VITE_CONTACT_PHONE: brand.phone,
  VITE_CONTACT_EMAIL: brand.email,
  VITE_LEGAL_PUBLISHER: brand.publisher,
  VITE_LEGAL_DIRECTOR: brand.director,
  VITE_LEGAL_HOST: brand.host,
}).flatMap(([name, value]) => (value ? [] : [name]))
