import { cities } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { filterCities } from '../../src/city-chooser/filter-cities.ts'

const names = (text: string) => filterCities(text).map((group) => group.map(({ name }) => name))

test('the ten largest cities come first, then all others by the alphabet', () => {
  const [largest, others = []] = names('')
  expect(largest?.join()).toBe(
    'Paris,Marseille,Lyon,Toulouse,Nice,Nantes,Montpellier,Strasbourg,Bordeaux,Lille',
  )
  expect(others).toHaveLength(cities.length - 10)
  expect(others).toEqual(others.toSorted(new Intl.Collator('fr').compare))
})

test.each([
  ['St-Étienne', 'Saint-Étienne'],
  ['st e', 'Saint-Étienne'],
  ['havre', 'Le Havre'],
  ['C', 'Clermont-Ferrand'],
  ['nimes ', 'Nîmes'],
  ['chalon, sur', 'Chalon-sur-Saône'],
])('« %s » finds %s, and not Lyon', (text, city) => {
  expect(names(text).flat()).toContain(city)
  expect(names(text).flat()).not.toContain('Lyon')
})
