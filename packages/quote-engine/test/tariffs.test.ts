import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  calculateQuote,
  findCity,
  findService,
  findUrgency,
  hasPrice,
  latestTariff,
  parseTariff,
  pdfAmounts,
  QuoteError,
  quoteLines,
  servicesOf,
  type Tariff,
  tariffOn,
  tariffs,
  urgenciesOf,
} from '../src/index.ts'
import { serviceId, tariff, unknownKey, urgencyKey } from '../src/properties/arbitraries.ts'

const { center } = findCity('bordeaux')
const leak = {
  serviceId: 'fuite',
  urgency: 'normal',
  origin: center,
  destination: center,
} as const

/** What `JSON.parse` makes of it: no `undefined`, and `__proto__` is a key like any other. */
function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

function refusalOf(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error instanceof QuoteError ? [error.code, error.path] : error
  }
}

describe('published tariffs', () => {
  test('are in the order of their days, and the latest is the last', () => {
    const days = tariffs.map(({ date }) => date)
    expect(days).toEqual([...new Set(days)].sort())
    expect(tariffs.at(-1)).toBe(latestTariff)
    // Parsed once, and not at every price.
    for (const tariff of tariffs) expect(parseTariff(tariff)).toBe(tariff)
  })

  test('apply from their day until that of the next', () => {
    tariffs.forEach((tariff, index) => {
      expect(tariffOn(tariff.date)).toBe(tariff)
      const earlier = tariffs[index - 1]
      if (earlier) expect(tariffOn(dayBefore(tariff.date))).toBe(earlier)
    })
    expect(tariffOn('9999-12-31')).toBe(latestTariff)
  })

  test.each([
    dayBefore(tariffs[0]?.date ?? ''),
    '',
    'today',
    '2027',
    '25/11/2027',
    '2027-02-30',
    '2027-01-01T00:00',
    undefined,
    Symbol('2027-01-01'),
  ])('none applies on %s, which is an error', (day) => {
    expect(refusalOf(() => tariffOn(day as string))).toEqual(['unknown-tariff', undefined])
  })
})

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}

describe('another tariff', () => {
  const calm = { multipliers: { normal: 1 } }
  const draft = { ...latestTariff, ...calm, minimumTotal: latestTariff.minimumTotal + 1000 }

  test('prices a draft', () => {
    const quote = calculateQuote(leak, draft)
    expect(quote.totalPrice).toBe(draft.minimumTotal)
    expect(pdfAmounts(quote, draft).subtotal).toBe(draft.minimumTotal)
    expect(quoteLines(quote, draft).screen).toContainEqual({
      kind: 'minimum',
      amount: draft.minimumTotal - quote.basePrice,
    })
  })

  test('has services of its own, without tools, checked by the compiler', () => {
    const own = { ...latestTariff, basePrices: { visite: 1000, fuite: 2000 } }
    const visit = { ...leak, serviceId: 'visite' } as const
    expect(calculateQuote(visit, own)).toMatchObject({ basePrice: 1000, requiredTools: [] })
    expect(calculateQuote(leak, own).requiredTools).toHaveLength(6)
    // @ts-expect-error The latest tariff has no such service.
    expect(() => calculateQuote(visit)).toThrow('Type de service non trouvé')
    const bath = { ...leak, serviceId: 'baignoire' } as const
    // @ts-expect-error Nor has this one a bath.
    expect(() => calculateQuote(bath, own)).toThrow('Type de service non trouvé')
    expectTypeOf(own).toExtend<Tariff<string>>()
  })

  test('has urgencies of its own, checked by the compiler', () => {
    const own = { ...latestTariff, multipliers: { weekend: 2, urgent: 3 } }
    const visit = { ...leak, urgency: 'weekend' } as const
    expect(calculateQuote(visit, own).urgencyMultiplier).toBe(2)
    // @ts-expect-error The latest tariff has no such urgency.
    expect(() => calculateQuote(visit)).toThrow("Niveau d'urgence invalide")
    // @ts-expect-error Nor is this one ever calm.
    expect(() => calculateQuote(leak, own)).toThrow("Niveau d'urgence invalide")
    expectTypeOf(own).toExtend<Tariff<string>>()
  })

  test('names its part of the tables, with its own amounts', () => {
    const own = {
      ...latestTariff,
      basePrices: { visite: 1000, joint: 50, fuite: 2000 },
      multipliers: { weekend: 2, urgent: 3 },
    }
    expect(servicesOf(own)).toEqual([
      { ...findService('fuite'), basePrice: 2000 },
      { ...findService('joint'), basePrice: 50 },
    ])
    expect(urgenciesOf(own)).toEqual([{ ...findUrgency('urgent'), multiplier: 3 }])
  })

  test('has a price for just the services and urgencies that are not refused', () =>
    fc.assert(
      fc.property(tariff(), serviceId(), urgencyKey(), unknownKey(), (tariff, ...keys) => {
        const [anyId, anyKey, unknown] = keys
        for (const serviceId of [...Object.keys(tariff.basePrices), anyId, unknown]) {
          for (const urgency of [...Object.keys(tariff.multipliers), anyKey, unknown]) {
            const request = { ...leak, serviceId, urgency }
            const price = () => calculateQuote<Tariff<string>>(request, tariff)
            if (hasPrice(request, tariff)) price()
            else
              expect(price).toThrow(
                expect.objectContaining({ code: expect.stringMatching(/^unknown-/) }),
              )
          }
        }
      }),
    ))

  test.each(['__proto__', 'constructor', 'toString'])('may have a service %s', (serviceId) => {
    const own: Tariff<string> = { ...latestTariff, ...calm, basePrices: { visite: 100 } }
    const request = { ...leak, serviceId }
    expect(refusalOf(() => calculateQuote(request, own))).toEqual(['unknown-service', undefined])
    const odd: Tariff<string> = { ...own, basePrices: JSON.parse(`{ "${serviceId}": 1000 }`) }
    expect(calculateQuote(request, odd).totalPrice).toBe(1000)
  })

  test('has no price of a polluted prototype', () => {
    const own: Tariff<string> = { ...latestTariff, basePrices: { visite: 100 } }
    const polluted = Object.prototype as unknown as Record<string, number>
    polluted['fuite'] = 1
    polluted['weekend'] = 2
    try {
      expect(refusalOf(() => calculateQuote(leak, own))).toEqual(['unknown-service', undefined])
      const onSunday = { ...leak, urgency: 'weekend' as never }
      expect(refusalOf(() => calculateQuote(onSunday))).toEqual(['unknown-urgency', undefined])
      expect(parseTariff(own)).toEqual(own)
    } finally {
      delete polluted['fuite']
      delete polluted['weekend']
    }
  })

  test('is checked once: what was parsed comes back as it is', () => {
    const parsed = parseTariff(draft)
    expect(parseTariff(parsed)).toBe(parsed)
    expect(parseTariff(draft)).not.toBe(draft)
  })

  test('prices by what it says now, whatever it said when it was parsed', () => {
    const own = { ...draft }
    expect(calculateQuote(leak, own).totalPrice).toBe(draft.minimumTotal)
    own.minimumTotal += 1
    expect(calculateQuote(leak, own).totalPrice).toBe(draft.minimumTotal + 1)
  })

  test('prices nothing with a field that is wrong, parsed or not', () => {
    const wrong = { ...latestTariff, pricePerKilometer: Number.NaN }
    const parts = { basePrice: 100, travelCost: 0, urgencyMultiplier: 1 }
    for (const price of [
      () => calculateQuote(leak, wrong),
      () => pdfAmounts(parts, wrong),
      () => quoteLines(parts, wrong),
      () => hasPrice(leak, wrong),
      () => servicesOf(wrong),
      () => urgenciesOf(wrong),
    ]) {
      expect(refusalOf(price)).toEqual(['invalid-tariff', 'pricePerKilometer'])
      expect(price).toThrow('Tarif invalide\u00A0: pricePerKilometer')
    }
  })
})

describe('a tariff from outside', () => {
  test('comes out as it went in, frozen, if it is valid', () =>
    fc.assert(
      fc.property(tariff(), (tariff) => {
        const parsed = parseTariff(throughJson(tariff))
        expect(parsed).toEqual(throughJson(tariff))
        expect(Object.isFrozen(parsed) && Object.isFrozen(parsed.basePrices)).toBe(true)
      }),
    ))

  test('may have a price that was computed', () => {
    const raised = { ...latestTariff, basePrices: { fuite: 120 * 1.03 } }
    expect(parseTariff(raised)).toEqual(raised)
  })

  const number = [-1, Number.NaN, Number.POSITIVE_INFINITY, 100_001, '20', null, undefined]
  test.each<[path: string, values: unknown[]]>([
    [
      'date',
      [
        '2027-02-29',
        '2027-13-01',
        '1 January 2027',
        20270101,
        Symbol('2027-01-01'),
        null,
        undefined,
      ],
    ],
    ['basePrices', [{}, [], null, undefined, 'fuite']],
    ['basePrices.fuite', [...number.slice(0, -1), 99.995]],
    ['multipliers', [{}, {}.constructor, null, undefined, [1, 2, 3]]],
    ['multipliers.urgent', [...number.slice(0, -1), 0.99, 101]],
    ['multipliers.weekend', number.slice(0, -1)],
    ['minimumTotal', [...number, 119.5]],
    ['freeKilometers', number],
    ['pricePerKilometer', number],
    ['minutesPerKilometer', number],
    ['vatRate', [...number, 1.01]],
    ['currency', ['EUR']],
  ])('is refused for a wrong %s', (path, values) => {
    for (const value of values) {
      const wrong = withField(latestTariff, path.split('.'), value)
      expect(refusalOf(() => parseTariff(wrong))).toEqual(['invalid-tariff', path])
    }
  })

  test('is refused as a whole if it is no object', () => {
    for (const data of [undefined, null, 0, 'tariff', [], () => latestTariff, Symbol('tariff')]) {
      expect(refusalOf(() => parseTariff(data))).toEqual(['invalid-tariff', ''])
    }
  })
})

/** A copy of a tariff with another value in one field; `undefined` leaves the field out. */
function withField(whole: object, [key = '', ...rest]: readonly string[], value: unknown): object {
  const changed: unknown =
    rest.length > 0 ? withField(Object(Reflect.get(whole, key)), rest, value) : value
  const { [key as never]: _, ...others } = whole
  return changed === undefined ? others : { ...others, [key]: changed }
}
