/// <reference types="vite/client" />
/// <reference types="vite-plugin-svgr/client" />

interface ImportMetaEnv {
  readonly VITE_GEOCODER_URL: string
  readonly VITE_BRAND_NAME?: string
  readonly VITE_SITE_URL?: string
  readonly VITE_CONTACT_PHONE?: string
  readonly VITE_CONTACT_EMAIL?: string
  readonly VITE_LEGAL_PUBLISHER?: string
  readonly VITE_LEGAL_DIRECTOR?: string
  readonly VITE_LEGAL_HOST?: string
  readonly VITE_PDF_EMERGENCY_LINE?: string
}
