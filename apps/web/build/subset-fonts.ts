import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

// Makes the small fonts of the PDF, and lists which characters the small and the full fonts have.
// Run it after a change of fonts, and commit the files.
const folder = join(import.meta.dirname, '../src/features/quote/pdf/fonts')
const { resolve } = createRequire(import.meta.url)
const inter = resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')
const fonts = {
  'inter-regular-latin.ttf': inter,
  'inter-semibold-latin.ttf': resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  'bricolage-bold-latin.ttf': resolve(
    '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  ),
}

// The letters of French and Western European languages: Latin-1, œ, capital Ÿ, quotation marks, dashes, spaces, €.
const latin = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...codes('ŒœŸŠšŽž‘’‚“”„–—•…‹›€−\u202F')]

for (const [name, source] of Object.entries(fonts)) {
  const text = String.fromCodePoint(...latin)
  await writeFile(
    join(folder, name),
    await subsetFont(await readFile(source), text, { targetFormat: 'truetype' }),
  )
}

await writeFile(
  join(folder, 'font-characters.ts'),
  `// Written by build/subset-fonts.ts: the characters of the fonts, as the content of a character class.
export const latinCharacters =
  '${characterClass(await characters(join(folder, 'inter-regular-latin.ttf')))}'
export const interCharacters =
  '${characterClass(await characters(inter))}'
`,
)

/**
 * A font's code points, ascending. Only those of the Basic Multilingual Plane: others are two code
 * units in JavaScript, and a line could break between the two.
 */
async function characters(path: string): Promise<number[]> {
  const font = create(await readFile(path)) as Font
  return font.characterSet
    .filter((code) => code >= 0x20 && code < 0xffff)
    .sort((one, other) => one - other)
}

function characterClass(codePoints: number[]): string {
  const runs: [first: number, last: number][] = []
  for (const code of codePoints) {
    const run = runs.at(-1)
    if (run && code === run[1] + 1) run[1] = code
    else runs.push([code, code])
  }
  return runs
    .map(([first, last]) =>
      first === last ? escaped(first) : `${escaped(first)}-${escaped(last)}`,
    )
    .join('')
}

function escaped(code: number) {
  return `\\\\u{${code.toString(16)}}`
}

function range(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function codes(text: string) {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0)
}
