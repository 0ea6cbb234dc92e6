import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  date,
  euros,
  kilometers,
  minutes,
  multiplier,
  percent,
  wholeEuros,
} from '../../src/format/french.ts'
import { at, of } from '../../src/format/place.ts'

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

  const locale = 'fr-FR'
  const currency = { style: 'currency', currency: 'EUR' } as const

  test('amounts, numbers and dates always read as Intl writes them', () => {
    const exact = new Intl.NumberFormat(locale, currency)
    const whole = new Intl.NumberFormat(locale, { ...currency, maximumFractionDigits: 0 })
    const count = new Intl.NumberFormat(locale)
    const share = new Intl.NumberFormat(locale, { style: 'percent' })
    const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
    fc.assert(
      fc.property(fc.nat(), (number) => {
        expect(euros(number / 100)).toBe(exact.format(number / 100))
        expect(wholeEuros(number)).toBe(whole.format(number))
        expect(kilometers(number)).toBe(`${count.format(number)}\u00A0km`)
        expect(multiplier(number / 100)).toBe(`×\u00A0${count.format(number / 100)}`)
        expect(percent(number / 100)).toBe(share.format(number / 100))
      }),
      { numRuns: 1000 },
    )
    const years = { min: new Date('1900-01-01'), max: new Date('9999-01-01'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(years), (day) => {
        expect(date(day)).toBe(longDate.format(day))
      }),
      { numRuns: 1000 },
    )
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
