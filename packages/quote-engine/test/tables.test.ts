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

test('the services and their prices are those of the specification', () => {
  expect(services.map(({ id, basePrice }) => `${id} ${basePrice}`).join(', ')).toBe(
    'fuite 120, debouchage 90, installation 200, chauffage 150, renovation 300, diagnostic 80, chauffe-eau 180, robinetterie 110, wc-repair 95, joint 75, vidange 130, detartrage 140, ballon 350, raccordement 125, urgence-nuit 250, canalisation 160, douche 280, baignoire 320, evacuation 190, siphon 85, pression 135, calcaire 170, compteur 145, vanne 100, regard 115, thermostat 65, pompe 220, adoucisseur 380, recuperateur 290, fosse 195, clapet 155, chaudiere 165, radiateur 240, plancher 450, cumulus 420, groupe 105, mitigeur 88, collecteur 185, filtration 325, surpresseur 275, solaire 650, pompe-chaleur 580, vmc 340, vmc-double 485, arrosage 260, piscine 390',
  )
  expect(services[0]?.name).toBe('Réparation de fuite')
})

test('services differ in name and description, have six tools each, and fill every category', () => {
  const distinct = (part: (service: engine.Service) => string) => new Set(services.map(part)).size
  expect(distinct(({ name }) => name)).toBe(services.length)
  expect(distinct(({ description }) => description)).toBe(services.length)
  expect(distinct(({ category }) => category)).toBe(categories.length)
  expect(services.map(({ tools }) => new Set(tools).size)).toEqual(services.map(() => 6))
})

test('the urgencies are those of the specification', () => {
  expect(urgencies).toEqual([
    { key: 'normal', label: 'Normal (48h)', multiplier: 1, delayHours: 48 },
    { key: 'urgent', label: 'Urgent (24h)', multiplier: 1.2, delayHours: 24 },
    { key: 'emergency', label: 'Urgence immédiate (2h)', multiplier: 1.5, delayHours: 2 },
  ])
})

const constants = {
  PRICES_AS_OF: '2026-11-21',
  MINIMUM_TOTAL: 120,
  FREE_KILOMETERS: 20,
  PRICE_PER_KILOMETER: 0.65,
  MINUTES_PER_KILOMETER: 2.5,
  VAT_RATE: 0.2,
  EARTH_RADIUS_KM: 6371,
  AVERAGE_SPEED_KMH: 40,
}

test('the constants are those of the specification, and stand in the README', () => {
  expect(engine).toMatchObject(constants)
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` +\| `?([-.\d]+)/gm)].map((row) => row.slice(1))
  const expected = Object.entries(constants).map(([name, value]) => [name, String(value)])
  expect(rows).toEqual(expected)
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
