import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanQuery, isSearchable } from '../src/query.ts'

describe('cleanQuery', () => {
  test('collapses white space of all kinds, and drops marks that nobody sees', () => {
    expect(cleanQuery('\t12  rue\u00a0des\u202fli\u00adlas\n\n21200 Beaune\u200e ')).toBe(
      '12 rue des lilas 21200 Beaune',
    )
  })

  test.each([
    ['« 12 rue des Lilas »', '12 rue des Lilas »'],
    ["- l'Étang", "l'Étang"],
    ['...\u{1f6bf} Évry', 'Évry'],
    ['²rue', 'rue'],
    ['٣ شارع باريس', 'شارع باريس'],
    ['?!…', ''],
  ])('drops what stands before the first letter or digit of %j', (text, cleaned) => {
    expect(cleanQuery(text)).toBe(cleaned)
  })

  test.each([
    'n°12 rue Zola',
    '12 rue n° Zola',
    'appt 4 12 rue Zola',
    '12 rue Zola, bât. B2 lot 14',
    '12 rue Zola 3eme étage escalier 2',
    '12 rue Zola, résidence les Pins',
  ])('leaves out what the service does not know of %j', (text) => {
    expect(cleanQuery(text)).toBe('12 rue Zola')
  })

  test.each([
    '12 résidence les Pins',
    'rue de la Résidence',
    'rue du Lot 4',
    'lot d’Or',
    'rue Batz',
  ])('leaves %j as it is', (text) => {
    expect(cleanQuery(text)).toBe(text)
  })

  test('joins the halves of a postcode alone', () => {
    expect(['69 003', '12 345 rue Zola'].map(cleanQuery)).toEqual(['69003', '12 345 rue Zola'])
  })

  test('cuts before a character that would not fit whole', () => {
    expect(cleanQuery(`${'a'.repeat(199)}\u{1d49c}`)).toBe('a'.repeat(199))
    expect(cleanQuery(`${'a'.repeat(198)}\u{1d49c}b`)).toBe(`${'a'.repeat(198)}\u{1d49c}`)
  })

  test('always gives a text that the service accepts, or one too short to be searched', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const cleaned = cleanQuery(text)
        expect(cleaned).toMatch(/^([\p{L}0-9].*\S)?$|^[\p{L}0-9]$/su)
        expect(cleaned).not.toMatch(/\s\s|[^\S ]/)
        expect(cleaned.length).toBeLessThanOrEqual(200)
        expect(() => encodeURIComponent(cleaned)).not.toThrow()
        expect(cleanQuery(cleaned)).toBe(cleaned)
      }),
    )
  })
})

describe('isSearchable', () => {
  test.each(['', 'ab', 'x'.repeat(60), `12 rue ${'é'.repeat(60)} Beaune`, 'e\u0301'.repeat(30)])(
    'refuses %j',
    (query) => {
      expect(isSearchable(query)).toBe(false)
    },
  )

  test('never accepts a first letter without upper and lower case', () => {
    const letter = fc.string({ unit: 'binary' }).filter((text) => /^\p{Lo}/u.test(text))
    const caseless = fc.constantFrom('北京', 'とうきょう', 'شارع', 'רחוב', 'ถนน', 'ª')
    fc.assert(
      fc.property(fc.oneof(letter, caseless), anyText(), (first, rest) => {
        expect(isSearchable(cleanQuery(`${first} ${rest} rue`))).toBe(false)
      }),
    )
  })

  test.each(['12b', `${'x'.repeat(59)} ${'y'.repeat(59)}`, 'Évry', 'œuf', 'Париж'])(
    'accepts %j',
    (query) => {
      expect(isSearchable(query)).toBe(true)
    },
  )
})

/** Every kind of UTF-16 text, lone surrogates too, often around the length of the cut. */
function anyText() {
  const characters = [
    'n',
    '°',
    'É',
    '7',
    '٣',
    ' ',
    '\u00a0',
    '\n',
    '-',
    '\u{1d49c}',
    '\ud83d',
    '\ude00',
  ]
  const character = fc.constantFrom(...characters)
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: character, maxLength: 20 }),
    fc.string({ unit: character, minLength: 190, maxLength: 220 }),
  )
}
