import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanQuery, isSearchable } from '../src/query.ts'

test.each([
  ['\t12  rue\u00a0des\u202fli\u00adlas\n\n21200 Beaune\u200e ', '12 rue des lilas 21200 Beaune'],
  ['« 12 rue des Lilas »', '12 rue des Lilas »'],
  ["- l'Étang", "l'Étang"],
  ['...\u{1f6bf} Évry', 'Évry'],
  ['²rue', 'rue'],
  ['٣ شارع باريس', 'شارع باريس'],
  ['?!…', ''],
  ['n°12 rue Zola', '12 rue Zola'],
  ['12 rue n° Zola', '12 rue Zola'],
  ['69 003', '69003'],
  ['12 345 rue Zola', '12 345 rue Zola'],
  // A flat, a floor, stairs, a lot, a building and a residence, which the service does not know.
  ['appt 4 12 rue Zola', '12 rue Zola'],
  ['12 rue Zola, bât. B2 lot 14', '12 rue Zola'],
  ['12 rue Zola 3eme étage escalier 2', '12 rue Zola'],
  ['12 rue Zola, résidence les Pins', '12 rue Zola'],
  // And names of streets with such words.
  ['12 résidence les Pins', '12 résidence les Pins'],
  ['rue de la Résidence', 'rue de la Résidence'],
  ['rue du Lot 4', 'rue du Lot 4'],
  ['lot d’Or', 'lot d’Or'],
  ['rue Batz', 'rue Batz'],
  // Cut before a character that would not fit whole.
  [`${'a'.repeat(199)}\u{1d49c}`, 'a'.repeat(199)],
  [`${'a'.repeat(198)}\u{1d49c}b`, `${'a'.repeat(198)}\u{1d49c}`],
])('%j is sent as %j', (text, cleaned) => {
  expect(cleanQuery(text)).toBe(cleaned)
})

test('whatever is typed, the service accepts the cleaned text, or it is not sent', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const cleaned = cleanQuery(text)
      expect(cleaned).toMatch(/^([\p{L}0-9].*\S)?$|^[\p{L}0-9]$/su)
      expect(cleaned).not.toMatch(/\s\s|[^\S ]/)
      expect(cleaned.length).toBeLessThanOrEqual(200)
      expect(() => encodeURIComponent(cleaned)).not.toThrow()
      expect(cleanQuery(cleaned)).toBe(cleaned)
      // The first letter has an upper and a lower case.
      if (/^\p{Lo}/u.test(cleaned)) expect(isSearchable(cleaned)).toBe(false)
    }),
  )
})

/** Every kind of UTF-16 text, lone surrogates too, often around the length of the cut. */
function anyText() {
  const unit = fc.constantFrom(...'n°É7٣北ª \u00a0\n-', '\u{1d49c}', '\ud83d', '\ude00')
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit, maxLength: 20 }),
    fc.string({ unit, minLength: 190, maxLength: 220 }),
  )
}
