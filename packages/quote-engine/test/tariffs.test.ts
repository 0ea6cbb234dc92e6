import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as engine from '../src/index.ts'
import { tariff, unknownKey } from '../src/properties/arbitraries.ts'
import { withVat } from '../src/quote-check.ts'

const { calculateQuote, hasPrice, parseTariff, ratesOf, QuoteError, tariffOn, tariffs } = engine
const published = tariffOn('2026-11-21')
const { center } = engine.findCity('bordeaux')
const leak = { serviceId: 'fuite', urgency: 'normal', origin: center, destination: center } as const

function refusalOf(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error instanceof QuoteError ? [error.code, error.path] : error
  }
}

test('published tariffs apply from their day until that of the next, and are parsed once', () => {
  const dayBefore = (day: string) =>
    new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
  for (const [index, tariff] of tariffs.entries()) {
    expect(tariffOn(tariff.date)).toBe(tariff)
    expect(refusalOf(() => tariffOn(dayBefore(tariff.date)))).toEqual(
      tariffs[index - 1] ?? ['unknown-tariff', undefined],
    )
    expect(parseTariff(tariff)).toBe(tariff)
  }
  expect(tariffOn('9999-12-31')).toBe(tariffs.at(-1))
})

test.each(['', 'today', '2027', '25/11/2027', '2027-02-30', '2027-01-01T00:00', undefined])(
  'no tariff applies on %s, which is an error',
  (day) => expect(refusalOf(() => tariffOn(day as string))).toEqual(['unknown-tariff', undefined]),
)

describe('another tariff', () => {
  const own = {
    ...published,
    basePrices: { visite: 1000, joint: 50, fuite: 2000 },
    multipliers: { weekend: 2, urgent: 3 },
  }

  test('has services and urgencies of its own, which the compiler checks', () => {
    const visit = { ...leak, serviceId: 'visite', urgency: 'weekend' } as const
    expect(calculateQuote(visit, own)).toMatchObject({ totalPrice: 2000, requiredTools: [] })
    // @ts-expect-error It has no bath.
    expect(() => calculateQuote({ ...visit, serviceId: 'bain' }, own)).toThrow(
      'Type de service non trouvé',
    )
    // @ts-expect-error Nor is it ever calm.
    expect(() => ratesOf({ ...visit, urgency: 'normal' }, own)).toThrow("Niveau d'urgence invalide")
    expect(engine.servicesOf(own)).toEqual([
      engine.findService('fuite'),
      engine.findService('joint'),
    ])
    expect(engine.urgenciesOf(own)).toEqual([engine.findUrgency('urgent')])
  })

  test('has a price for just the services and urgencies that are not refused', () =>
    fc.assert(
      fc.property(tariff(), unknownKey(own), (tariff, unknown) => {
        for (const serviceId of [...Object.keys(tariff.basePrices), 'fuite', unknown]) {
          for (const urgency of [...Object.keys(tariff.multipliers), 'urgent', unknown]) {
            const work = { serviceId, urgency }
            const refusal = [expect.stringMatching(/^unknown-/), undefined]
            const expected = hasPrice(work, tariff) ? expect.any(Object) : refusal
            expect(refusalOf(() => ratesOf(work, tariff))).toEqual(expected)
          }
        }
      }),
    ))

  test.each(['__proto__', 'constructor', 'toString'])('may have a service %s', (serviceId) => {
    const price = (tariff: engine.Tariff) => ratesOf({ serviceId, urgency: 'urgent' }, tariff)
    expect(refusalOf(() => price(own))).toEqual(['unknown-service', undefined])
    const odd = { ...own, basePrices: JSON.parse(`{ "${serviceId}": 1000 }`) }
    expect(price(odd).basePrice).toBe(1000)
  })

  test('prices by what it says now, whatever it said when it was parsed', () => {
    const draft = { ...published, minimumTotal: 1000 }
    const parsed = parseTariff(draft)
    draft.minimumTotal = 1001
    const totals = [parsed, draft].map((tariff) => calculateQuote(leak, tariff).totalPrice)
    expect(totals).toEqual([1000, 1001])
  })

  test.each([
    [undefined, ''],
    [{ ...published, vatRate: 20 }, 'vatRate'],
  ])('prices nothing where it is forgotten or wrong: %#', (wrong, path) => {
    const tariff = wrong as engine.Tariff
    const parts = { basePrice: 100, travelCost: 0, urgencyMultiplier: 1 }
    for (const price of [
      () => calculateQuote(leak, tariff),
      () => engine.pdfAmounts(parts, tariff),
      () => engine.quoteLines(parts, tariff),
      () => ratesOf(leak, tariff),
      () => hasPrice(leak, tariff),
      () => engine.servicesOf(tariff),
      () => engine.urgenciesOf(tariff),
      () => withVat(100, tariff),
    ]) {
      expect(refusalOf(price)).toEqual(['invalid-tariff', path])
    }
    expect(() => hasPrice(leak, tariff)).toThrow(/^Tarif invalide(\u00A0: vatRate)?$/)
  })
})

describe('a tariff from outside', () => {
  test('comes out as it went in, frozen, if it is valid', () =>
    fc.assert(
      fc.property(tariff(), (tariff) => {
        const parsed = parseTariff({ ...tariff, basePrices: { fuite: 120 * 1.03 } })
        expect(parsed).toEqual({ ...tariff, basePrices: { fuite: 120 * 1.03 } })
        expect(Object.isFrozen(parsed) && Object.isFrozen(parsed.multipliers)).toBe(true)
      }),
    ))

  const number = [-1, Number.NaN, Number.POSITIVE_INFINITY, 100_001, '20', null]
  const days = ['2027-02-29', '2027-13-01', '1 January 2027', 20270101, Symbol('day'), null]
  test.each<[path: string, values: unknown[]]>([
    ['', [undefined, null, 0, 'tariff', [], () => published, Symbol('tariff')]],
    ['date', [...days, undefined]],
    ['basePrices', [{}, [], null, undefined, 'fuite']],
    ['basePrices.fuite', [...number, 99.995]],
    ['multipliers', [{}, {}.constructor, null, undefined, [1, 2, 3]]],
    ['multipliers.urgent', [...number, 0.99, 101]],
    ['minimumTotal', [...number, undefined, 119.5]],
    ['freeKilometers', [...number, undefined]],
    ['pricePerKilometer', [...number, undefined]],
    ['minutesPerKilometer', [...number, undefined]],
    ['vatRate', [...number, undefined, 1.01]],
    ['currency', ['EUR']],
  ])('is refused for a wrong "%s"', (path, values) => {
    const [field = '', key] = path.split('.')
    for (const value of values) {
      const changed = key ? { ...Reflect.get(published, field), [key]: value } : value
      const wrong = path ? { ...published, [field]: changed } : value
      expect(refusalOf(() => parseTariff(wrong))).toEqual(['invalid-tariff', path])
    }
  })
})
