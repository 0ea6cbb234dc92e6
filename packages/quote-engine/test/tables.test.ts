import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'
import * as engine from '../src/index.ts'
import { categories, cities, DEFAULT_MAP_CENTER, services, urgencies } from '../src/index.ts'

const { findCity, findService, findUrgency } = engine

test('the cities are those of the specification', () => {
  expect(cities.map(({ name }) => name).join(', ')).toBe(
    'Paris, Marseille, Lyon, Toulouse, Nice, Nantes, Montpellier, Strasbourg, Bordeaux, Lille, Rennes, Reims, Saint-Étienne, Toulon, Grenoble, Dijon, Angers, Villeurbanne, Clermont-Ferrand, Aix-en-Provence, Le Havre, Brest, Tours, Amiens, Limoges, Annecy, Perpignan, Besançon, Metz, Orléans, Rouen, Caen, Nancy, Argenteuil, Montreuil, Mulhouse, Roubaix, Tourcoing, Nîmes, Poitiers, Beaune, Chalon-sur-Saône, Mâcon, Valence, Montélimar',
  )
  expect(findCity('bordeaux').center).toBe(DEFAULT_MAP_CENTER)
  expect(DEFAULT_MAP_CENTER).toEqual({ latitude: 44.837789, longitude: -0.57918 })
})

test.each(cities)('$name has its slug, and its centre in metropolitan France', (city) => {
  const bare = city.name.normalize('NFD').replace(/\p{Mn}/gu, '')
  expect(city.slug).toBe(bare.toLowerCase().replaceAll('œ', 'oe').replace(/[ '’]/g, '-'))
  expect(city.id).toBe(city.slug)
  const { latitude, longitude } = city.center
  expect(41.3 < latitude && latitude < 51.1 && -5.2 < longitude && longitude < 9.6).toBe(true)
})

// The one place where a test names prices.
test('prices and the day from which they apply change together', () => {
  const { PRICES_AS_OF, MINIMUM_TOTAL, FREE_KILOMETERS, PRICE_PER_KILOMETER, VAT_RATE } = engine
  const prices = services.map(({ id, basePrice }) => `${id} ${basePrice}`)
  const multipliers = urgencies.map(({ key, multiplier }) => `${key} ${multiplier}`)
  const constants = [MINIMUM_TOTAL, FREE_KILOMETERS, PRICE_PER_KILOMETER, VAT_RATE]
  const table = [PRICES_AS_OF, ...constants, ...multipliers, ...prices].join()
  expect(
    createHash('sha256').update(table).digest('hex').slice(0, 12),
    'The price list has changed: change the digest here too and, unless only a row is new, PRICES_AS_OF; add a change file (pnpm changeset)',
  ).toBe('f89ca34e3c7c')
})

test('services differ in name and description, have six tools each, and fill every category', () => {
  expect(findService('fuite').name).toBe('Réparation de fuite')
  const distinct = (part: (service: engine.Service) => string) => new Set(services.map(part)).size
  expect(distinct(({ name }) => name)).toBe(services.length)
  expect(distinct(({ description }) => description)).toBe(services.length)
  expect(distinct(({ category }) => category)).toBe(categories.length)
  expect(services.map(({ tools }) => new Set(tools).size)).toEqual(services.map(() => 6))
})

test('the urgencies have the names of the specification', () => {
  const names = urgencies.map(({ label, delayHours }) => `${label} ${delayHours}`)
  expect(names).toEqual(['Normal (48h) 48', 'Urgent (24h) 24', 'Urgence immédiate (2h) 2'])
})

test('the constants that are no prices are those of the specification', () => {
  const { MINUTES_PER_KILOMETER, EARTH_RADIUS_KM, AVERAGE_SPEED_KMH } = engine
  expect([MINUTES_PER_KILOMETER, EARTH_RADIUS_KM, AVERAGE_SPEED_KMH]).toEqual([2.5, 6371, 40])
})

test('the README has every constant with its value', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` +\| `?([-.\d]+)/gm)].map((row) => row.slice(1))
  const constants = Object.entries(engine).filter(([name]) => /^[A-Z_]+$/.test(name))
  const numbers = constants.filter(([name]) => name !== 'DEFAULT_MAP_CENTER')
  expect(rows.sort()).toEqual(numbers.map(([name, value]) => [name, String(value)]).sort())
})

test('every row is found by its key, and nothing by any other text', () => {
  for (const city of cities) expect(findCity(city.slug)).toBe(city)
  for (const service of services) expect(findService(service.id)).toBe(service)
  for (const urgency of urgencies) expect(findUrgency(urgency.key)).toBe(urgency)
  for (const text of ['', 'Paris', 'unknown', '__proto__', 'constructor', 'toString']) {
    const found = [findCity(text), findService(text), findUrgency(text)]
    expect(found).toEqual([undefined, undefined, undefined])
  }
  const text: string = 'lyon'
  expectTypeOf(findCity('lyon')).toEqualTypeOf<engine.City>()
  expectTypeOf(findCity(text)).toEqualTypeOf<engine.City | undefined>()
})

test('every table and everything in it is frozen', () => {
  const reachable = (value: unknown): object[] =>
    Object(value) === value
      ? [value as object, ...Object.values(value as object).flatMap(reachable)]
      : []
  const parts = [cities, services, categories, urgencies, DEFAULT_MAP_CENTER].flatMap(reachable)
  expect(parts).toEqual(expect.arrayContaining([...cities, ...services, ...urgencies]))
  expect(parts.filter((part) => !Object.isFrozen(part))).toEqual([])
})
