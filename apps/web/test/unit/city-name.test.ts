import { cities } from '@plombier/quote-engine'
import { loadCommunes } from 'geocoder/communes'
import { expect, test } from 'vitest'
import { cityWithA, cityWithDe } from '../../src/format/city-name.ts'

test.each([
  ['Lyon', 'à Lyon', 'de Lyon'],
  ['Angers', 'à Angers', 'd’Angers'],
  ['Évreux', 'à Évreux', 'd’Évreux'],
  ['Œuilly', 'à Œuilly', 'd’Œuilly'],
  ['Oyonnax', 'à Oyonnax', 'd’Oyonnax'],
  ['Yvetot', 'à Yvetot', 'd’Yvetot'],
  ['Hyères', 'à Hyères', 'd’Hyères'],
  ['Haguenau', 'à Haguenau', 'de Haguenau'],
  ['Le Havre', 'au Havre', 'du Havre'],
  ['Le Mans', 'au Mans', 'du Mans'],
  ['Les Sables-d’Olonne', 'aux Sables-d’Olonne', 'des Sables-d’Olonne'],
  ['La Rochelle', 'à La Rochelle', 'de La Rochelle'],
  ['L’Isle-Adam', 'à L’Isle-Adam', 'de L’Isle-Adam'],
  ['Lens', 'à Lens', 'de Lens'],
  ['Lesparre-Médoc', 'à Lesparre-Médoc', 'de Lesparre-Médoc'],
])('%s reads “%s” and “%s”', (city, withA, withDe) => {
  expect(cityWithA(city)).toBe(withA)
  expect(cityWithDe(city)).toBe(withDe)
})

test('every covered city and every town of over 5,000 people follows its official type of name', () => {
  const covered = cities.map(({ name }) => name.replaceAll('’', "'"))
  const towns = loadCommunes().filter(
    ({ name, population }) => population > 5000 || covered.includes(name),
  )
  expect(towns.map(({ name }) => name)).toEqual(expect.arrayContaining(covered))
  for (const { name, nameType } of towns) {
    const [withA, withDe] = officially(name, nameType)
    expect(cityWithA(name)).toBe(withA)
    expect(cityWithDe(name)).toBe(withDe)
  }
})

/** The expected texts, by INSEE's types of names 0 to 5: de, d’, du, de la, des, de l’. */
function officially(name: string, nameType: number) {
  const bare = name.slice(name.indexOf(' ') + 1)
  if (nameType === 1) return [`à ${name}`, `d’${name}`]
  if (nameType === 2) return [`au ${bare}`, `du ${bare}`]
  if (nameType === 4) return [`aux ${bare}`, `des ${bare}`]
  return [`à ${name}`, `de ${name}`]
}
