import { RFC_EMAIL_REGEX } from 'valibot'

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

const rules = {
  VITE_GEOCODER_URL: {
    isValid: (url: string) =>
      /^(?:https?:\/)?\/[^\s/\\?#@][^\s\\?#@]*$/i.test(url) && URL.canParse(url, 'https://site'),
    problem: 'is neither an address nor a path of the site',
  },
  VITE_SITE_URL: {
    isValid: (url: string) => /^https?:\/\/[^\s/\\?#@]+\/?$/i.test(url) && URL.canParse(url),
    problem: 'is no origin such as https://www.example.org',
  },
  VITE_CONTACT_PHONE: {
    // 3 to 15 digits, as people write them; a `tel:` link holds no more.
    isValid: (phone: string) => /^\+?(?:[\s().-]*\d){3,15}$/.test(phone),
    problem: 'is no telephone number',
  },
  VITE_CONTACT_EMAIL: {
    isValid: (email: string) => RFC_EMAIL_REGEX.test(email),
    problem: 'is no e-mail address',
  },
}

/**
 * A sentence for each setting that the pages cannot use. For Node alone: the oldest browsers lack
 * `URL.canParse`.
 */
export function wrongSettings(settings: Settings): readonly string[] {
  return (Object.keys(rules) as (keyof typeof rules)[]).flatMap((name) => {
    const { isValid, problem } = rules[name]
    const value = settings[name]
    return value && !isValid(value) ? [`${name} ${problem}: ${value}`] : []
  })
}

/** The names of the settings that the pages have to do without. */
export function unsetSettings(settings: Settings): readonly string[] {
  return optionalSettings.filter((name) => !settings[name])
}
