import { expect, test } from 'vitest'
import { printableText } from '../../src/pages/quote/pdf/printable-text.ts'

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
