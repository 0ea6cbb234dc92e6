import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { date, euros, kilometers, minutes, multiplier, wholeEuros } from '../src/format/french.ts'
import { at, of } from '../src/format/place.ts'

/** With plain spaces, as people read it. */
const read = (text: string) => text.replace(/\s/g, ' ')

describe('French texts', () => {
  test.each([
    [euros(1234.5), '1 234,50 €'],
    [wholeEuros(1235), '1 235 €'],
    [kilometers(6900), '6 900 km'],
    [minutes(89), '89 min'],
    [minutes(90), '90 min (1 h 30)'],
    [minutes(120), '120 min (2 h)'],
    [minutes(125), '125 min (2 h 05)'],
    [multiplier(1.2), '× 1,2'],
    [date('2026-11-01'), '1 novembre 2026'],
    [at('Lyon'), 'à Lyon'],
    [at('Le Havre'), 'au Havre'],
    [of('Lyon'), 'de Lyon'],
    [of('Angers'), 'd’Angers'],
    [of('Le Havre'), 'du Havre'],
  ])('%s reads %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test('no amount, distance or time ever breaks at the end of a line', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (amount) => {
        expect(euros(amount)).not.toContain(' ')
        expect(wholeEuros(amount)).not.toContain(' ')
        expect(kilometers(amount)).not.toContain(' ')
      }),
    )
  })

  test('the hours of a long way are its minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 90, max: 20_000 }), (duration) => {
        const [, hours, rest = '0'] =
          /\((\d+) h(?: (\d+))?\)/.exec(
            read(minutes(duration)).replace(/(?<=\d) (?=\d{3})/g, ''),
          ) ?? []
        expect(Number(hours) * 60 + Number(rest)).toBe(duration)
      }),
    )
  })
})
