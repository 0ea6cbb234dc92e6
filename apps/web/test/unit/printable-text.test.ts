import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interCharacters } from '../../src/features/quote/pdf/fonts/font-characters.ts'
import { pdfFonts } from '../../src/features/quote/pdf/pdf-fonts.ts'
import { printableText } from '../../src/features/quote/pdf/printable-text.ts'

test('whatever is typed, only characters that the fonts have are printed', async () => {
  const printable = new RegExp(`^[${interCharacters}\\n]*$`, 'u')
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 50 }), async (typed) => {
      expect((await printableText(typed)).text).toMatch(printable)
    }),
  )
})

test.each([
  [
    'as it is typed',
    "Jean-Noël L’Œuvre d'Août, 1 234,56 €",
    "Jean-Noël L’Œuvre d'Août, 1 234,56 €",
  ],
  ['with its line ends', 'Cuisine\r\nSalle de bains', 'Cuisine\nSalle de bains'],
  ['in Polish', 'Łukasz Żółć', 'Łukasz Żółć'],
  ['in Greek', 'Γιώργος Παπαδόπουλος', 'Γιώργος Παπαδόπουλος'],
  ['in Cyrillic', 'Володимир Їжакевич', 'Володимир Їжакевич'],
  ['in Vietnamese', 'Nguyễn Thị Ngọc Ánh', 'Nguyễn Thị Ngọc Ánh'],
  ['with its accents composed', 'E\u0301lodie', 'Élodie'],
  ['with a space for a tab', 'Zoé\tMartin', 'Zoé Martin'],
  ['with a question mark for emoji', 'Zoé 👩🏽‍🔧🇫🇷', 'Zoé ?'],
  ['with a question mark for half a character', 'Zoé \uD800', 'Zoé ?'],
  ['without what is invisible', 'Zo\u00ADé\u200D\u202E\u0007', 'Zoé'],
])('a text is printed %s', async (_, typed, text) => {
  expect(await printableText(typed)).toEqual({ text, isTransliterated: false })
})

test.each([
  ['Arabic', 'محمد الأحمد', 'mhmd alahmd'],
  ['Chinese', '王小明', 'WangXiaoMing'],
  ['Hebrew', 'שלום כהן', 'slvm khhn'],
  ['Tifinagh', 'ⵎⴰⵙⵉⵏⵉⵙⵙⴰ', 'masinissa'],
])('%s is printed in Latin letters, and counts as transliterated', async (_, typed, text) => {
  expect(await printableText(typed)).toEqual({ text, isTransliterated: true })
})

test('French is printed in the small fonts, Polish in the full ones', () => {
  const [small, full] = ['Élodie, fuite d’eau à l’œil : 1 234 €', 'Łukasz'].map((text) =>
    JSON.stringify(pdfFonts(['Paul', text], (path) => path)),
  )
  expect(small?.match(/-latin\.ttf/g)).toHaveLength(3)
  expect(full).not.toContain('-latin.ttf')
})
