import { expect, test } from 'vitest'
import { cityGroups, filterCities } from '../../src/city-chooser/filter-cities.ts'

const names = (text: string) => filterCities(text).map(({ name }) => name)

test('the ten largest cities come first, then all others by the alphabet', () => {
  const [largest = [], others = []] = cityGroups
  expect(largest.map(({ name }) => name).join()).toBe(
    'Paris,Marseille,Lyon,Toulouse,Nice,Nantes,Montpellier,Strasbourg,Bordeaux,Lille',
  )
  const rest = others.map(({ name }) => name)
  expect(rest).toEqual(rest.toSorted(new Intl.Collator('fr').compare))
  expect(names(''), 'without a text').toEqual(cityGroups.flat().map(({ name }) => name))
})

test.each([
  ['St-Étienne', 'Saint-Étienne'],
  ['st e', 'Saint-Étienne'],
  ['stetienne', 'Saint-Étienne'],
  ['saintetienne', 'Saint-Étienne'],
  ['aix en provence', 'Aix-en-Provence'],
  ['aix en-prov', 'Aix-en-Provence'],
  ['lehavre', 'Le Havre'],
  ['havre', 'Le Havre'],
  ['C', 'Clermont-Ferrand'],
  ['nimes ', 'Nîmes'],
  ['chalon, sur', 'Chalon-sur-Saône'],
])('« %s » finds %s, and not Lyon', (text, city) => {
  expect(names(text)).toContain(city)
  expect(names(text)).not.toContain('Lyon')
})

test.each(['l’havre', 'tetienne', 'ferrand lyon'])('« %s » finds no city', (text) => {
  expect(names(text)).toEqual([])
})
