import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

// Makes the fonts of the PDF, and lists which characters they have.
// Run it after a change of fonts, and commit the files.
const folder = join(import.meta.dirname, '../src/features/quote/pdf/fonts')
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

// European languages and Vietnamese, and the signs that people type.
const text = String.fromCodePoint(
  ...range(0x20, 0x7e),
  ...range(0xa0, 0x17f),
  ...codes('ƠơƯưȘșȚțẞ'),
  ...range(0x1ea0, 0x1ef9),
  ...range(0x386, 0x3ce),
  ...range(0x400, 0x45f),
  ...codes('Ґґ'),
  ...range(0x2010, 0x2026),
  ...codes('\u202F‰′″‹›⁄€№™←↑→↓−∞≈≠≤≥✓✗'),
)
const options = {
  targetFormat: 'truetype',
  // Without the others, such as stylistic sets, the fonts weigh a third less.
  keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
} as const

for (const [name, source] of Object.entries(fonts)) {
  await writeFile(
    join(folder, name),
    await subsetFont(await readFile(new URL(source)), text, options),
  )
}

const { characterSet } = create(await readFile(join(folder, 'inter-regular.ttf'))) as Font
await writeFile(
  join(folder, 'font-characters.ts'),
  `// Written by build/subset-fonts.ts: the characters of the fonts, as the content of a character class.
export const fontCharacters =
  '${characterClass(characterSet.filter((code) => code >= 0x20 && code < 0xffff).sort((one, other) => one - other))}'
`,
)

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
