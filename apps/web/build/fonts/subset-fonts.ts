import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { fontCharacters } from '../../src/pages/quote/pdf/fonts/font-characters.ts'

// Makes the fonts of the PDF. Run it after a change of fonts or characters, and commit the files.
const folder = join(import.meta.dirname, '../../src/pages/quote/pdf/fonts')
const fonts = {
  'inter-regular.ttf': import.meta.resolve(
    '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  ),
  'inter-semibold.ttf': import.meta.resolve(
    '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  ),
  'bricolage-bold.ttf': import.meta.resolve(
    '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  ),
}
const text = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
  .filter((character) => new RegExp(`[${fontCharacters}]`).test(character))
  .join('')
const options = {
  targetFormat: 'truetype',
  // Without the others, such as stylistic sets, the fonts weigh a third less.
  keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
} as const

for (const [name, source] of Object.entries(fonts)) {
  const whole = await readFile(new URL(source))
  await writeFile(join(folder, name), await subsetFont(whole, text, options))
}
