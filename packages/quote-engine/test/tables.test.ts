import { createHash } from 'node:crypto'
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  AVERAGE_SPEED_KMH,
  type City,
  categories,
  cities,
  DEFAULT_MAP_CENTER,
  EARTH_RADIUS_KM,
  findCity,
  findService,
  findUrgency,
  latestTariff,
  type Service,
  services,
  tariffs,
  type Urgency,
  urgencies,
} from '../src/index.ts'
import vectors from '../vectors.json' with { type: 'json' }

describe('cities', () => {
  test('are those of the published tariff, in its order', () => {
    expect(cities.map(({ name }) => name).join(', ')).toBe(
      'Paris, Marseille, Lyon, Toulouse, Nice, Nantes, Montpellier, Strasbourg, Bordeaux, Lille, Rennes, Reims, Saint-Étienne, Toulon, Grenoble, Dijon, Angers, Villeurbanne, Clermont-Ferrand, Aix-en-Provence, Le Havre, Brest, Tours, Amiens, Limoges, Annecy, Perpignan, Besançon, Metz, Orléans, Rouen, Caen, Nancy, Argenteuil, Montreuil, Mulhouse, Roubaix, Tourcoing, Nîmes, Poitiers, Beaune, Chalon-sur-Saône, Mâcon, Valence, Montélimar',
    )
  })

  test('have a slug that is the name in lowercase, hyphenated, without accents', () => {
    for (const { id, name, slug } of cities) {
      const bare = name
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase()
      expect(slug).toBe(bare.replaceAll('œ', 'oe').replace(/[ '’]/g, '-'))
      expect(id).toBe(slug)
    }
  })

  test('have the default map centre as the centre of Bordeaux', () => {
    expect(DEFAULT_MAP_CENTER).toEqual({ latitude: 44.837789, longitude: -0.57918 })
    expect(findCity('bordeaux').center).toEqual(DEFAULT_MAP_CENTER)
  })

  test('have centres in metropolitan France', () => {
    for (const { center } of cities) {
      expect(center.latitude).toBeGreaterThan(41.3)
      expect(center.latitude).toBeLessThan(51.1)
      expect(center.longitude).toBeGreaterThan(-5.2)
      expect(center.longitude).toBeLessThan(9.6)
    }
  })
})

describe('services', () => {
  test('are those that the latest tariff prices, in its order', () => {
    expect(services.map(({ id, basePrice }) => [id, basePrice])).toEqual(
      Object.entries(latestTariff.basePrices),
    )
  })

  test('start with the repair of a leak', () => {
    expect(services[0]?.name).toBe('Réparation de fuite')
  })

  test('each name six distinct tools', () => {
    for (const { tools } of services) {
      expect(tools).toHaveLength(6)
      expect(new Set(tools).size).toBe(6)
    }
  })

  test('have distinct names and distinct descriptions', () => {
    expect(new Set(services.map(({ name }) => name)).size).toBe(services.length)
    expect(new Set(services.map(({ description }) => description)).size).toBe(services.length)
  })

  test('fill every category', () => {
    expect(new Set(services.map(({ category }) => category))).toEqual(
      new Set(categories.map(({ id }) => id)),
    )
  })
})

test('urgencies have the multipliers of the latest tariff', () => {
  const { normal, urgent, emergency } = latestTariff.multipliers
  expect(urgencies).toEqual([
    { key: 'normal', label: 'Normal (48h)', delayHours: 48, multiplier: normal },
    { key: 'urgent', label: 'Urgent (24h)', delayHours: 24, multiplier: urgent },
    { key: 'emergency', label: 'Urgence immédiate (2h)', delayHours: 2, multiplier: emergency },
  ])
})

test('published tariffs and their vectors are as they were published, oldest first', () => {
  const cases: Readonly<Record<string, unknown>> = vectors.cases
  const inWords = tariffs.map(({ basePrices, ...rules }) => [
    JSON.stringify(rules),
    Object.entries(basePrices)
      .map((entry) => entry.join(' '))
      .join(', '),
    createHash('sha256').update(JSON.stringify(cases[rules.date])).digest('hex'),
  ])
  expect(inWords).toEqual([
    [
      '{"date":"2026-11-21","multipliers":{"normal":1,"urgent":1.2,"emergency":1.5},"minimumTotal":120,"freeKilometers":20,"pricePerKilometer":0.65,"minutesPerKilometer":2.5,"vatRate":0.2}',
      'fuite 120, debouchage 90, installation 200, chauffage 150, renovation 300, diagnostic 80, chauffe-eau 180, robinetterie 110, wc-repair 95, joint 75, vidange 130, detartrage 140, ballon 350, raccordement 125, urgence-nuit 250, canalisation 160, douche 280, baignoire 320, evacuation 190, siphon 85, pression 135, calcaire 170, compteur 145, vanne 100, regard 115, thermostat 65, pompe 220, adoucisseur 380, recuperateur 290, fosse 195, clapet 155, chaudiere 165, radiateur 240, plancher 450, cumulus 420, groupe 105, mitigeur 88, collecteur 185, filtration 325, surpresseur 275, solaire 650, pompe-chaleur 580, vmc 340, vmc-double 485, arrosage 260, piscine 390',
      'fed4d71208fee8c5e4f9a9c2ba3578c4ad0c677b655c8f093c082995f679ca8a',
    ],
  ])
})

test('the Earth and the average speed are those of the price list', () => {
  expect(EARTH_RADIUS_KM).toBe(6371)
  expect(AVERAGE_SPEED_KMH).toBe(40)
})

describe('look-ups', () => {
  test('find every entry by its key', () => {
    for (const city of cities) expect(findCity(city.slug)).toBe(city)
    for (const service of services) expect(findService(service.id)).toBe(service)
    for (const urgency of urgencies) expect(findUrgency(urgency.key)).toBe(urgency)
  })

  test('are typed as an entry for a literal key, and as an entry or undefined for other text', () => {
    const text: string = 'lyon'
    expectTypeOf(findCity('lyon')).toEqualTypeOf<City>()
    expectTypeOf(findCity(text)).toEqualTypeOf<City | undefined>()
    expectTypeOf(findService('fuite')).toEqualTypeOf<Service>()
    expectTypeOf(findService(text)).toEqualTypeOf<Service | undefined>()
    expectTypeOf(findUrgency('urgent')).toEqualTypeOf<Urgency>()
    expectTypeOf(findUrgency(text)).toEqualTypeOf<Urgency | undefined>()
  })

  test.each(['', 'Paris', 'unknown', '__proto__', 'constructor', 'toString'])(
    'answer undefined to %j',
    (key) => {
      expect(findCity(key)).toBeUndefined()
      expect(findService(key)).toBeUndefined()
      expect(findUrgency(key)).toBeUndefined()
    },
  )
})

test('every table and everything in it is frozen', () => {
  const reachable = (value: unknown): object[] =>
    typeof value === 'object' && value !== null
      ? [value, ...Object.values(value).flatMap(reachable)]
      : []
  const parts = reachable([
    cities,
    services,
    categories,
    urgencies,
    tariffs,
    DEFAULT_MAP_CENTER,
  ]).slice(1)
  expect(parts).toEqual(
    expect.arrayContaining([...cities, ...services, ...urgencies, latestTariff]),
  )
  expect(parts.filter((part) => !Object.isFrozen(part))).toEqual([])
})
