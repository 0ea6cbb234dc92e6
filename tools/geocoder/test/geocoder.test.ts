import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeText } from '../src/normalize-text.ts'
import { parseQuery } from '../src/query.ts'
import { communes, geocoder } from './support/geocoder.ts'

const { search } = geocoder
const labels = (typed: string) => search(typed, 5).map(({ properties }) => properties.label)
const first = (typed: string) => labels(typed)[0]

const largeCommunes = communes.filter(
  ({ name, population }) => population > 100_000 && name.length > 4,
)

test('a commune is found by its name, whatever the case, accents and hyphens', () => {
  expect(first('bordeaux')).toBe('Bordeaux')
  expect(first('PARIS')).toBe('Paris')
  expect(first('saint etienne')).toBe('Saint-Étienne')
  expect(first("l'haÿ-les-roses")).toBe("L'Haÿ-les-Roses")
})

test('usual abbreviations are understood', () => {
  expect(first('ST ETIENNE')).toBe('Saint-Étienne')
  expect(first('PL. DE LA RÉPUBLIQUE LILLE')).toBe('Place de la République 59000 Lille')
  expect(first('r. de la république lyon')).toBe('Rue de la République 69002 Lyon')
})

test.each(
  'all allee, av avenue, ave avenue, bd boulevard, blvd boulevard, ch chemin, crs cours, fbg faubourg, imp impasse, pl place, q quai, r rue, rte route, sq square, st saint, ste sainte'
    .split(', ')
    .map((pair) => pair.split(' ')),
)('%s is searched as %s', (abbreviation, word) => {
  expect(parseQuery(`${abbreviation} hugo`)).toEqual(parseQuery(`${word} hugo`))
})

test('an unfinished name is enough', () => {
  expect(first('lyo')).toBe('Lyon')
  expect(first('mar')).toBe('Marseille')
  expect(first('place belle')).toBe('Place Bellecour 69002 Lyon')
})

test('a last word that may be unfinished is not taken for an abbreviation', () => {
  expect(first('la r')).toBe('La Rochelle')
})

test('a known place is found with its house number, postcode and city around it', () => {
  expect(first('12 rue de la republique lyon')).toBe('Rue de la République 69002 Lyon')
  expect(first('12 bis r de la republique, 69002 Lyon')).toBe('Rue de la République 69002 Lyon')
  expect(first('place du 8 septembre')).toBe('Place du 8 Septembre 25000 Besançon')
})

test('a house number is not taken for the beginning of a postcode', () => {
  expect(labels('330')).toContain('Bordeaux')
  expect(labels('330 place bellecour')).not.toContain('Bordeaux')
})

test('an unknown street leads to its city, not to a similar street elsewhere', () => {
  expect(first('12 rue des lilas bordeaux')).toBe('Bordeaux')
  expect(first('3 rue victor hugo valence')).toBe('Valence')
})

test('a postcode leads to its commune before the places in it', () => {
  expect(first('33000')).toBe('Bordeaux')
})

test('of two communes with one name the bigger comes first, unless a postcode says otherwise', () => {
  const department = (typed: string) => search(typed, 5)[0]?.properties.depcode
  expect(labels('saint-denis').slice(0, 2)).toEqual(['Saint-Denis', 'Saint-Denis'])
  expect(department('saint-denis')).toBe('974')
  expect(department('saint-denis 93200')).toBe('93')
  expect(department('12 rue des Lilas 45230 Sainte-Geneviève-des-Bois')).toBe('45')
})

test('a whole name always comes before the names that begin with it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...communes), ({ name }) => {
      // Two of them can differ by an accent alone: Moutiers, Moûtiers.
      expect(normalizeText(first(name) ?? '')).toBe(normalizeText(name))
    }),
  )
})

test('a postcode and a name together always lead to that very commune', () => {
  fc.assert(
    fc.property(fc.constantFrom(...communes), ({ name, code, postcodes }) => {
      expect(search(`${postcodes[0]} ${name}`, 5)[0]?.properties.citycode).toBe(code)
    }),
  )
})

test('a large commune is always found in spite of a missing, doubled, wrong or swapped letter', () => {
  const typo = fc.constantFrom(
    (before: string, _letter: string, after: string) => before + after,
    (before: string, letter: string, after: string) => before + letter + letter + after,
    (before: string, _letter: string, after: string) => `${before}x${after}`,
    (before: string, letter: string, after: string) =>
      before + after.slice(0, 1) + letter + after.slice(1),
  )
  fc.assert(
    fc.property(fc.constantFrom(...largeCommunes), fc.nat(), typo, ({ name }, seed, mistype) => {
      const at = 1 + (seed % (name.length - 1))
      const typed = mistype(name.slice(0, at), name.charAt(at), name.slice(at + 1))
      expect(labels(typed)).toContain(name)
    }),
  )
})

test('no label ever claims a house number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom('rue de Rivoli Paris', 'place Bellecour', 'Nice', 'avenue Foch 57000 Metz'),
      (number, street) => {
        for (const label of labels(`${number} ${street}`)) expect(label).not.toMatch(/^\d/)
      },
    ),
  )
})

test('the same text always gets the same answer, best score first', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (typed) => {
      const features = search(typed, 20)
      expect(search(typed, 20)).toEqual(features)
      const scores = features.map(({ properties }) => properties.score)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      for (const score of scores) expect(score > 0 && score < 1).toBe(true)
    }),
  )
})

test('text that is no name finds nothing', () => {
  expect(labels('zzzzqqqqxxxx')).toEqual([])
})
