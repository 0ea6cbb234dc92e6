import { cities } from '@plombier/quote-engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterCities } from '../../src/features/city-chooser/filter-cities.ts'

const names = (text: string) => filterCities(text).map(({ name }) => name)

describe('filterCities', () => {
  test.each([
    ['', cities.map(({ name }) => name)],
    ['saint etienne', ['Saint-Étienne']],
    ['St-Étienne', ['Saint-Étienne']],
    ['st e', ['Saint-Étienne']],
    ['MONT', ['Montpellier', 'Montreuil', 'Montélimar']],
    ['saone', ['Chalon-sur-Saône']],
    ['havre', ['Le Havre']],
    ['nimes ', ['Nîmes']],
    ['yon', []],
  ])('« %s » finds %j', (text, found) => {
    expect(names(text)).toEqual(found)
  })

  test('every beginning of a city’s name finds it, with or without its accents and hyphens', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cities), fc.nat(), fc.boolean(), (city, end, isPlain) => {
        const typed = city.name.slice(0, 1 + (end % city.name.length))
        const plain = typed
          .normalize('NFD')
          .replace(/\p{Mn}/gu, '')
          .replaceAll('-', ' ')
        expect(filterCities(isPlain ? plain.toUpperCase() : typed)).toContain(city)
      }),
    )
  })

  test('whatever is typed, the cities found keep their order', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = filterCities(text)
        expect(found).toEqual(cities.filter((city) => found.includes(city)))
      }),
    )
  })
})
