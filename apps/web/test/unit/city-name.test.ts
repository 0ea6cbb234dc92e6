import { cities } from '@plombier/quote-engine'
import { loadCommunes } from 'geocoder/communes'
import { expect, test } from 'vitest'
import { cityWithA, cityWithDe } from '../../src/format/city-name.ts'

test('every covered city follows its official type of name', () => {
  const covered = cities.map(({ name }) => name.replaceAll('’', "'"))
  const towns = loadCommunes().filter(({ name }) => covered.includes(name))
  expect(towns.map(({ name }) => name)).toEqual(expect.arrayContaining(covered))
  for (const { name, nameType } of towns) {
    expect([cityWithA(name), cityWithDe(name)]).toEqual(officially(name, nameType))
  }
})

/** The expected texts, by INSEE's types of names: 1 is d’, 2 is du, and all others are de here. */
function officially(name: string, nameType: number) {
  if (nameType === 1) return [`à ${name}`, `d’${name}`]
  if (nameType === 2) return [name.replace('Le', 'au'), name.replace('Le', 'du')]
  return [`à ${name}`, `de ${name}`]
}
