import { cities } from '@plombier/quote-engine'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cityWithA, cityWithDe } from '../../src/texts/city-name.ts'
import {
  date,
  euros,
  kilometers,
  minutes,
  percent,
  wholeEuros,
  wholeKilometers,
} from '../../src/texts/french.ts'

test.each([
  [euros(1234.5), '1\u202F234,50\u00A0€'],
  [euros(-0.4), '\u22120,40\u00A0€'],
  [wholeEuros(1235), '1\u202F235\u00A0€'],
  [kilometers(6900), '6\u202F900\u00A0km'],
  [wholeKilometers(0.49), 'moins de 1\u00A0km'],
  [wholeKilometers(34.5), '35\u00A0km'],
  [minutes(4), 'moins de 5\u00A0min'],
  [minutes(89), '89\u00A0min'],
  [minutes(90), '90\u00A0min (1\u00A0h\u00A030)'],
  [minutes(120), '120\u00A0min (2\u00A0h)'],
  [minutes(23_413), '23\u202F413\u00A0min (390\u00A0h\u00A013)'],
  [percent(0.055), '5,5\u00A0%'],
])('%s reads %s', (text, expected) => {
  expect(text).toBe(expected)
})

test('the name of every covered city has its article and its elision', () => {
  const phrases = cities.flatMap(({ name }) => [cityWithA(name), cityWithDe(name)])
  expect(phrases.filter((phrase) => !/^(à|de) \p{Lu}/u.test(phrase)).join()).toBe(
    'd’Angers,d’Aix-en-Provence,au Havre,du Havre,d’Amiens,d’Annecy,d’Orléans,d’Argenteuil',
  )
})

test.each([
  ['America/Martinique', '2026-12-01', '1er\u00A0décembre\u00A02026'],
  ['Pacific/Wallis', '2026-12-24', '24\u00A0décembre\u00A02026'],
  ['Europe/Paris', new Date('2026-12-24T23:30Z'), '25\u00A0décembre\u00A02026'],
])('in %s, the date of %s is that of the visitor', (timeZone, day, text) => {
  vi.stubEnv('TZ', timeZone)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(date(day)).toBe(text)
})
