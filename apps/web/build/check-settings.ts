import { RFC_EMAIL_REGEX } from 'valibot'
import { optionalSettings, type Settings } from '../src/settings.ts'

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
  return Object.entries(rules).flatMap(([name, { isValid, problem }]) => {
    const value = settings[name as keyof Settings]
    return value && !isValid(value) ? [`${name} ${problem}: ${value}`] : []
  })
}

/** The names of the settings that the pages have to do without. */
export function unsetSettings(settings: Settings): readonly string[] {
  return optionalSettings.filter((name) => !settings[name])
}
