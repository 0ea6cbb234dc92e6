import { describe, expect, test } from 'vitest'
import {
  calculateQuote,
  currentTariff,
  EARTH_RADIUS_KM,
  findCity,
  findService,
  findUrgency,
  haversineKm,
  nearestCity,
  pdfAmounts,
  QuoteError,
  quoteLines,
  type ServiceId,
  services,
  type UrgencyKey,
} from '../src/index.ts'

const { freeKilometers, minimumTotal, minutesPerKilometer, pricePerKilometer, vatRate } =
  currentTariff
const leak = findService('fuite')
const urgent = findUrgency('urgent')
const bordeaux = { latitude: 44.837789, longitude: -0.57918 }

function north(kilometers: number) {
  return {
    latitude: bordeaux.latitude + (kilometers / EARTH_RADIUS_KM) * (180 / Math.PI),
    longitude: bordeaux.longitude,
  }
}

function quote(serviceId: ServiceId, urgency: UrgencyKey, kilometers: number) {
  return calculateQuote({ serviceId, urgency, origin: bordeaux, destination: north(kilometers) })
}

describe('calculateQuote', () => {
  test('prices an urgent leak so far away that base price and travel are 1,000 euros', () => {
    const travelCost = 1000 - leak.basePrice
    const kilometers = freeKilometers + travelCost / pricePerKilometer
    expect(quote('fuite', 'urgent', kilometers)).toMatchObject({
      basePrice: leak.basePrice,
      travelCost: expect.closeTo(travelCost, 9),
      freeKilometers,
      urgencyMultiplier: urgent.multiplier,
      totalPrice: 1000 * urgent.multiplier,
      requiredTools: leak.tools,
    })
  })

  test('never goes under the minimum, travel included', () => {
    const cheap = services.filter(({ basePrice }) => basePrice < minimumTotal)
    expect(cheap).not.toEqual([])
    for (const { id, basePrice } of cheap) {
      const travelCost = (minimumTotal - basePrice) / 2
      const kilometers = freeKilometers + travelCost / pricePerKilometer
      expect(quote(id, 'normal', 0).totalPrice).toBe(minimumTotal)
      expect(quote(id, 'normal', kilometers).totalPrice).toBe(minimumTotal)
    }
  })

  test('works on the unrounded distance and shows the rounded one', () => {
    const a400MetersTooFar = quote('fuite', 'normal', freeKilometers + 0.4)
    expect(a400MetersTooFar).toMatchObject({ distance: freeKilometers, billableKilometers: 0 })
    expect(a400MetersTooFar.travelCost).toBeCloseTo(0.4 * pricePerKilometer, 9)
    expect(quote('fuite', 'normal', 90.4 / minutesPerKilometer).travelTime).toBe(90)
  })

  test.each([
    ['nope', 'normal', 'unknown-service', 'Type de service non trouvé'],
    ['__proto__', 'normal', 'unknown-service', 'Type de service non trouvé'],
    ['fuite', 'nope', 'unknown-urgency', "Niveau d'urgence invalide"],
  ])('refuses service %s with urgency %s', (serviceId, urgency, code, message) => {
    const refused = () => quote(serviceId as ServiceId, urgency as UrgencyKey, 0)
    expect(refused).toThrow(QuoteError)
    expect(refused).toThrow(expect.objectContaining({ code, message, name: 'QuoteError' }))
  })
})

describe('haversineKm', () => {
  test('measures Paris to Marseille', () => {
    const paris = { latitude: 48.8566, longitude: 2.3515 }
    const marseille = { latitude: 43.2962, longitude: 5.37 }
    expect(haversineKm(paris, marseille)).toBeCloseTo(660.5, 0)
  })

  test.each([
    [
      { latitude: 0, longitude: 180 },
      { latitude: 0, longitude: -180 },
    ],
    [
      { latitude: 90, longitude: 12 },
      { latitude: 90, longitude: -77 },
    ],
  ])('treats %j and %j as one place', (a, b) => {
    expect(haversineKm(a, b)).toBeLessThan(1e-9)
  })
})

describe('nearestCity', () => {
  test('finds Villeurbanne from its own streets, not Lyon', () => {
    const { city, distanceKm } = nearestCity({ latitude: 45.77, longitude: 4.88 })
    expect(city).toBe(findCity('villeurbanne'))
    expect(distanceKm).toBeLessThan(1)
  })
})

describe('pdfAmounts', () => {
  test('adds VAT on top of the price', () => {
    expect(pdfAmounts({ basePrice: 1000, travelCost: 250, urgencyMultiplier: 1.2 })).toEqual({
      subtotal: 1500,
      vat: 1500 * vatRate,
      total: 1500 + 1500 * vatRate,
    })
  })

  test('starts from the minimum', () => {
    const parts = { basePrice: minimumTotal - 5, travelCost: 0, urgencyMultiplier: 1 }
    expect(pdfAmounts(parts).subtotal).toBe(minimumTotal)
  })

  test('keeps whole cents as they are up to 10¹² euros, and refuses more', () => {
    const amounts = (basePrice: number) =>
      pdfAmounts({ basePrice, travelCost: 0, urgencyMultiplier: 1 })
    for (const price of [1e12 - 0.51, 1e12 - 0.5, 1e12 - 0.01, 1e12]) {
      expect(amounts(price).subtotal).toBe(price)
    }
    expect(() => amounts(1e12 + 0.01)).toThrow(expect.objectContaining({ code: 'invalid-amount' }))
  })

  test('rounds half a cent up although binary floats put it just below', () => {
    const { subtotal } = pdfAmounts({ basePrice: 1024, travelCost: 0.215, urgencyMultiplier: 1 })
    expect(subtotal).toBe(1024.22)
  })
})

describe('quoteLines', () => {
  test('breaks a price down into steps', () => {
    const parts = { basePrice: 1000, travelCost: 6.5, urgencyMultiplier: 1.2 }
    const steps = [
      { kind: 'base', amount: 1000 },
      { kind: 'travel', amount: 6.5 },
      { kind: 'urgency', amount: 201.3 },
    ]
    expect(quoteLines(parts)).toEqual({
      screen: [...steps, { kind: 'rounding', amount: 0.2 }],
      pdf: [...steps, { kind: 'vat', amount: pdfAmounts(parts).vat }],
    })
  })

  test('rounds a half euro up', () => {
    const parts = { basePrice: 1000.5, travelCost: 0, urgencyMultiplier: 1 }
    expect(quoteLines(parts).screen).toContainEqual({ kind: 'rounding', amount: 0.5 })
  })

  test('keeps a base line of 0', () => {
    const { screen } = quoteLines({ basePrice: 0, travelCost: 1000, urgencyMultiplier: 1 })
    expect(screen).toEqual([
      { kind: 'base', amount: 0 },
      { kind: 'travel', amount: 1000 },
    ])
  })

  test('names the top-up to the minimum and leaves lines of 0 out', () => {
    const parts = { basePrice: minimumTotal - 5, travelCost: 0, urgencyMultiplier: 1 }
    expect(quoteLines(parts).screen).toEqual([
      { kind: 'base', amount: minimumTotal - 5 },
      { kind: 'minimum', amount: 5 },
    ])
  })
})
