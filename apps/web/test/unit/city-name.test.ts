import { cities } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { cityWithA, cityWithDe } from '../../src/format/city-name.ts'

test('the name of every covered city has its article and its elision', () => {
  expect([cityWithA('Lyon'), cityWithDe('Lyon')]).toEqual(['à Lyon', 'de Lyon'])
  const phrases = cities.flatMap(({ name }) => [cityWithA(name), cityWithDe(name)])
  expect(phrases.filter((phrase) => !/^(à|de) \p{Lu}/u.test(phrase))).toEqual([
    'd’Angers',
    'd’Aix-en-Provence',
    'au Havre',
    'du Havre',
    'd’Amiens',
    'd’Annecy',
    'd’Orléans',
    'd’Argenteuil',
  ])
})
