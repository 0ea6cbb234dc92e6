import { categories, services } from '@plombier/quote-engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterServices } from '../../src/features/quote/form/filter-services.ts'

const ids = (text: string) => filterServices(text).flatMap(({ items }) => items.map(({ id }) => id))

describe('filterServices', () => {
  test('lists every service once, by category, for an empty text', () => {
    expect(ids('').toSorted()).toEqual(services.map(({ id }) => id).toSorted())
    expect(filterServices('')).toEqual(
      categories.map(({ id, name }) => ({
        name,
        items: services.filter(({ category }) => category === id),
      })),
    )
  })

  test.each([
    ['chauf', 'chauffe-eau'],
    ['evier', 'debouchage'],
    ['DÉTARTRAGE', 'detartrage'],
    ['eau chaude solaire', 'solaire'],
    ['exterieur', 'piscine'],
    ['fuite.', 'fuite'],
    ['« évier » !', 'debouchage'],
    ['wc/toilettes', 'wc-repair'],
    ['chauffe – eau', 'chauffe-eau'],
  ])('« %s » finds %s', (text, id) => {
    expect(ids(text)).toContain(id)
  })

  test('finds what has the most of the words of a sentence, before anything else', () => {
    expect(ids('problème d’évier bouché')).toEqual(['debouchage', 'siphon'])
  })

  test('finds nothing for a word that no service contains', () => {
    expect(filterServices('zzz')).toEqual([])
  })

  test('an additional word never finds more, unless no service has them all', () => {
    const word = fc.constantFrom('chauffe', 'eau', 'remplacement', 'évier', 'fuite', 'wc', 'joint')
    fc.assert(
      fc.property(word, word, (first, second) => {
        const [one, other, both] = [ids(first), ids(second), ids(`${first} / ${second}`)]
        const common = one.filter((id) => other.includes(id))
        const expected = common.length > 0 ? common : [...one, ...other]
        expect(both.toSorted()).toEqual(expected.toSorted())
      }),
    )
  })
})
