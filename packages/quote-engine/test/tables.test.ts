import { createHash } from 'node:crypto'
import { expect, expectTypeOf, test } from 'vitest'
import * as engine from '../src/index.ts'
import { cities, findCity, findService, findUrgency, services, tariffs } from '../src/index.ts'
import vectors from '../vectors.json' with { type: 'json' }

const { categories, DEFAULT_MAP_CENTER, urgencies } = engine

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

test('services differ in name and description, have six tools each, and fill every category', () => {
  const distinct = (part: (service: engine.Service) => string) => new Set(services.map(part)).size
  expect(distinct(({ name }) => name)).toBe(services.length)
  expect(distinct(({ description }) => description)).toBe(services.length)
  expect(distinct(({ category }) => category)).toBe(categories.length)
  expect(services.map(({ tools }) => new Set(tools).size)).toEqual(services.map(() => 6))
  expect(services[0]?.name).toBe('Réparation de fuite')
})

test('services and urgencies are those of the last tariff, in its order', () => {
  expect(services.map(({ id }) => id)).toEqual(Object.keys(tariffs.at(-1)?.basePrices ?? {}))
  expect(urgencies.map(({ key }) => key)).toEqual(Object.keys(tariffs.at(-1)?.multipliers ?? {}))
  expect(urgencies).toEqual([
    { key: 'normal', label: 'Normal (48h)', delayHours: 48 },
    { key: 'urgent', label: 'Urgent (24h)', delayHours: 24 },
    { key: 'emergency', label: 'Urgence immédiate (2h)', delayHours: 2 },
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

test('every entry is found by its key, and nothing by any other text', () => {
  for (const city of cities) expect(findCity(city.slug)).toBe(city)
  for (const service of services) expect(findService(service.id)).toBe(service)
  for (const urgency of urgencies) expect(findUrgency(urgency.key)).toBe(urgency)
  for (const text of ['', 'Paris', 'unknown', '__proto__', 'constructor', 'toString']) {
    expect([findCity(text), findService(text), findUrgency(text)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
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
  const tables = [cities, services, categories, urgencies, tariffs]
  const parts = tables.flatMap(reachable)
  expect(parts).toEqual(expect.arrayContaining([...cities, ...services, ...urgencies, ...tariffs]))
  expect(parts.filter((part) => !Object.isFrozen(part))).toEqual([])
})
