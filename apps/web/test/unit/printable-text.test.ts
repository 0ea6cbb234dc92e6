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

test('characters that the fonts have are printed unchanged', async () => {
  const text = 'L’évier « goutte » : 1 234,56 €\nŁódź, Αθήνα, Київ, Hà Nội'
  expect(await printableText(text)).toEqual({ text, isTransliterated: false })
})

test('only letters of another script count as transliterated', async () => {
  expect(await printableText('Fuite 💧')).toEqual({ text: 'Fuite ?', isTransliterated: false })
  expect(await printableText('漏水')).toEqual({ text: 'LouShui', isTransliterated: true })
})

test('French is printed in the small fonts, Polish in the full ones', () => {
  const [small, full] = ['Élodie, fuite d’eau à l’œil : 1 234 €', 'Łukasz'].map((text) =>
    JSON.stringify(pdfFonts(['Paul', text], (path) => path)),
  )
  expect(small?.match(/-latin\.ttf/g)).toHaveLength(3)
  expect(full).not.toContain('-latin.ttf')
})
