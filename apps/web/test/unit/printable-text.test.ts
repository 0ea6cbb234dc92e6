import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fontCharacters } from '../../src/pages/quote/pdf/fonts/font-characters.ts'
import { printableText } from '../../src/pages/quote/pdf/printable-text.ts'

test('whatever is typed, only characters that the fonts have are printed', () => {
  const printable = new RegExp(`^[${fontCharacters}\\n]*$`, 'u')
  fc.assert(
    fc.property(fc.array(fc.nat(0x10ffff), { maxLength: 50 }), (codes) => {
      expect(printableText(String.fromCodePoint(...codes))).toMatch(printable)
    }),
  )
})

test.each([
  ['as it is typed', "Noël d'Août L’Œuvre, 1 234,56 €", "Noël d'Août L’Œuvre, 1 234,56 €"],
  ['in Greek and Cyrillic', 'Γιώργος Володимир Ánh', 'Γιώργος Володимир Ánh'],
  ['with its line ends', 'Cuisine\r\nSalle de bains', 'Cuisine\nSalle de bains'],
  ['with its accents composed', 'E\u0301lodie', 'Élodie'],
  ['without what nobody sees', '\u00ADZoé\u200B\tRoux\uFFFC', 'Zoé Roux'],
  ['with a question mark for other letters', '王小明 محمد', '? ?'],
  ['with a question mark for emoji', 'Zoé 👩🏽‍🔧🇫🇷', 'Zoé ?'],
  ['with units and ligatures in letters', '12 ㎡, un ﬁltre, 𝐅𝐮𝐢𝐭𝐞', '12 m2, un filtre, Fuite'],
])('a text is printed %s', (_, typed, text) => {
  expect(printableText(typed)).toBe(text)
})
