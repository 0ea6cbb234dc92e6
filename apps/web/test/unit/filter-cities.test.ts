import { cities } from '@plombier/quote-engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterCities } from '../../src/site/city-chooser/filter-cities.ts'

const names = (text: string) =>
  filterCities(text)
    .flat()
    .map(({ name }) => name)

describe('filterCities', () => {
  test('lists the ten largest cities as the engine does, then all others by the alphabet', () => {
    const [largest, others = []] = filterCities('')
    expect(largest?.map(({ name }) => name).join()).toBe(
      'Paris,Marseille,Lyon,Toulouse,Nice,Nantes,Montpellier,Strasbourg,Bordeaux,Lille',
    )
    expect(others).toHaveLength(cities.length - 10)
    expect(others.map(({ name }) => name)).toEqual(
      others.map(({ name }) => name).toSorted(new Intl.Collator('fr').compare),
    )
  })

  test.each([
    ['St-Étienne', 'Saint-Étienne'],
    ['st e', 'Saint-Étienne'],
    ['havre', 'Le Havre'],
    ['nimes ', 'Nîmes'],
    ['Saint - Etienne', 'Saint-Étienne'],
    ['chalon, sur', 'Chalon-sur-Saône'],
  ])('« %s » finds %s, and not Lyon', (text, city) => {
    expect(names(text)).toContain(city)
    expect(names(text)).not.toContain('Lyon')
  })

  test('the end of a word finds nothing', () => {
    expect(names('yon')).not.toContain('Lyon')
  })

  test('every beginning of a city’s name finds it, with or without its accents and hyphens', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cities), fc.nat(), fc.boolean(), (city, end, isPlain) => {
        const typed = city.name.slice(0, 1 + (end % city.name.length))
        const plain = typed
          .normalize('NFD')
          .replace(/\p{Mn}/gu, '')
          .replaceAll('-', ' ')
        expect(filterCities(isPlain ? plain.toUpperCase() : typed).flat()).toContain(city)
      }),
    )
  })
})
