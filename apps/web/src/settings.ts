import { defaultSettings } from '../settings.ts'

const env = import.meta.env

/** The site's name and how to reach it. The pages leave out what is not set. */
export const brand = {
  name: env.VITE_BRAND_NAME || defaultSettings.VITE_BRAND_NAME,
  /** Origin of the published site, without a final slash. */
  url: env.VITE_SITE_URL?.replace(/\/+$/, ''),
  /** Shown as it is set. */
  phone: env.VITE_CONTACT_PHONE,
  email: env.VITE_CONTACT_EMAIL,
  /** The last line of every PDF and print sheet. */
  emergencyLine: env.VITE_PDF_EMERGENCY_LINE || defaultSettings.VITE_PDF_EMERGENCY_LINE,
}

/** How to reach the publisher, in one line; empty if nothing is set. */
export const brandContact = [brand.phone, brand.email, brand.url].filter(Boolean).join(' · ')
