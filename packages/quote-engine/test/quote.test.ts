import { describe, expect, it } from 'vitest'
import {
  calculateQuote,
  EARTH_RADIUS_KM,
  findCity,
  haversineKm,
  nearestCity,
  pdfAmounts,
  QuoteError,
  quoteLines,
  type ServiceId,
  type UrgencyKey,
} from '../src/index.ts'

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
  it('prices an urgent leak 30 km away', () => {
    const result = quote('fuite', 'urgent', 30)
    expect(result).toEqual({
      basePrice: 120,
      travelCost: expect.closeTo(6.5, 9),
      distance: 30,
      freeKilometers: 20,
      billableKilometers: 10,
      urgencyMultiplier: 1.2,
      totalPrice: 152, // 126.5 × 1.2 = 151.8
      travelTime: 75,
      requiredTools: [
        'Détecteur de fuite acoustique',
        'Clé à molette',
        'Pince multiprise',
        'Coupe-tube',
        'Chalumeau et baguettes de brasure',
        'Filasse et pâte à joint',
      ],
    })
  })

  it('rounds a half euro up', () => {
    expect(quote('wc-repair', 'emergency', 0).totalPrice).toBe(143) // 142.5
  })

  it('never goes under 120 euros', () => {
    expect(quote('thermostat', 'emergency', 0).totalPrice).toBe(120) // 97.5
    expect(quote('thermostat', 'normal', 90).totalPrice).toBe(120) // 110.5
  })

  it('works on the unrounded distance and shows the rounded one', () => {
    const result = quote('fuite', 'normal', 20.4)
    expect(result).toMatchObject({ distance: 20, billableKilometers: 0, travelTime: 51 })
    expect(result.travelCost).toBeCloseTo(0.26, 9)
  })

  it.each([
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
  it('measures Paris to Marseille', () => {
    const paris = { latitude: 48.8566, longitude: 2.3515 }
    const marseille = { latitude: 43.2962, longitude: 5.37 }
    expect(haversineKm(paris, marseille)).toBeCloseTo(660.5, 0)
  })

  it.each([
    [
      { latitude: 0, longitude: 180 },
      { latitude: 0, longitude: -180 },
    ],
    [
      { latitude: 90, longitude: 12 },
      { latitude: 90, longitude: -77 },
    ],
  ])('takes %j and %j for one place', (a, b) => {
    expect(haversineKm(a, b)).toBeLessThan(1e-9)
  })
})

describe('nearestCity', () => {
  it('finds Villeurbanne from its own streets, not Lyon', () => {
    const { city, distanceKm } = nearestCity({ latitude: 45.77, longitude: 4.88 })
    expect(city).toBe(findCity('villeurbanne'))
    expect(distanceKm).toBeLessThan(1)
  })
})

describe('pdfAmounts', () => {
  it('adds 20 % VAT on top of the price', () => {
    expect(pdfAmounts({ basePrice: 120, travelCost: 6.5, urgencyMultiplier: 1.2 })).toEqual({
      subtotal: 151.8,
      vat: 30.36,
      total: 182.16,
    })
  })

  it('starts from the minimum of 120 euros', () => {
    expect(pdfAmounts({ basePrice: 65, travelCost: 0, urgencyMultiplier: 1 })).toEqual({
      subtotal: 120,
      vat: 24,
      total: 144,
    })
  })

  it('goes up to a price of 10¹² euros, the last whose cents are exact', () => {
    const amounts = (basePrice: number) =>
      pdfAmounts({ basePrice, travelCost: 0, urgencyMultiplier: 1 })
    expect(amounts(1e12).subtotal).toBe(1e12)
    expect(() => amounts(1e12 + 0.01)).toThrow(expect.objectContaining({ code: 'invalid-amount' }))
  })

  it('rounds half a cent up although binary floats put it just below', () => {
    const { subtotal } = pdfAmounts({ basePrice: 120, travelCost: 0.065, urgencyMultiplier: 1 })
    expect(subtotal).toBe(120.07)
  })
})

describe('quoteLines', () => {
  it('breaks a price down into steps', () => {
    expect(quoteLines({ basePrice: 120, travelCost: 6.5, urgencyMultiplier: 1.2 })).toEqual({
      screen: [
        { kind: 'base', amount: 120 },
        { kind: 'travel', amount: 6.5 },
        { kind: 'urgency', amount: 25.3 },
        { kind: 'rounding', amount: 0.2 },
      ],
      document: [
        { kind: 'base', amount: 120 },
        { kind: 'travel', amount: 6.5 },
        { kind: 'urgency', amount: 25.3 },
        { kind: 'vat', amount: 30.36 },
      ],
    })
  })

  it('keeps the base line at 0', () => {
    const { screen } = quoteLines({ basePrice: 0, travelCost: 130, urgencyMultiplier: 1 })
    expect(screen).toEqual([
      { kind: 'base', amount: 0 },
      { kind: 'travel', amount: 130 },
    ])
  })

  it('names the top-up to the minimum and leaves lines of 0 out', () => {
    expect(quoteLines({ basePrice: 75, travelCost: 0, urgencyMultiplier: 1 })).toEqual({
      screen: [
        { kind: 'base', amount: 75 },
        { kind: 'minimum', amount: 45 },
      ],
      document: [
        { kind: 'base', amount: 75 },
        { kind: 'minimum', amount: 45 },
        { kind: 'vat', amount: 24 },
      ],
    })
  })
})
