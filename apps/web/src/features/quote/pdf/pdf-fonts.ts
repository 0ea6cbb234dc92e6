import bricolageFull from '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf?url'
import regularFull from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import semiboldFull from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url'
import type { TFontDictionary } from 'pdfmake/interfaces'
import bricolageLatin from './fonts/bricolage-bold-latin.ttf?url'
import { latinCharacters } from './fonts/font-characters.ts'
import regularLatin from './fonts/inter-regular-latin.ttf?url'
import semiboldLatin from './fonts/inter-semibold-latin.ttf?url'

const beyondLatin = new RegExp(`[^${latinCharacters}\\n]`, 'u')

/** The smallest fonts that have every character of these texts, which must come from `printableText`. */
export function pdfFonts(
  texts: readonly string[],
  locate: (path: string) => string,
): TFontDictionary {
  const [regular, semibold, display] = texts.some((text) => beyondLatin.test(text))
    ? [regularFull, semiboldFull, bricolageFull]
    : [regularLatin, semiboldLatin, bricolageLatin]
  return {
    Text: { normal: locate(regular), bold: locate(semibold) },
    Display: { normal: locate(display) },
  }
}
