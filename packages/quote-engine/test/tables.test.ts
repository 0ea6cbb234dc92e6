import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  AVERAGE_SPEED_KMH,
  type City,
  categories,
  cities,
  DEFAULT_MAP_CENTER,
  EARTH_RADIUS_KM,
  FREE_KILOMETERS,
  findCity,
  findService,
  findUrgency,
  MINIMUM_TOTAL,
  MINUTES_PER_KILOMETER,
  PRICE_PER_KILOMETER,
  PRICES_AS_OF,
  type Service,
  services,
  type Urgency,
  urgencies,
  VAT_RATE,
} from '../src/index.ts'

describe('cities', () => {
  test('are those of the published list, in its order', () => {
    expect(cities.map(({ name }) => name).join(', ')).toBe(
      'Paris, Marseille, Lyon, Toulouse, Nice, Nantes, Montpellier, Strasbourg, Bordeaux, Lille, Rennes, Reims, Saint-Étienne, Toulon, Grenoble, Dijon, Angers, Villeurbanne, Clermont-Ferrand, Aix-en-Provence, Le Havre, Brest, Tours, Amiens, Limoges, Annecy, Perpignan, Besançon, Metz, Orléans, Rouen, Caen, Nancy, Argenteuil, Montreuil, Mulhouse, Roubaix, Tourcoing, Nîmes, Poitiers, Beaune, Chalon-sur-Saône, Mâcon, Valence, Montélimar',
    )
  })

  test('have the centres of the published list', () => {
    expect(
      cities.map(({ slug, center }) => `${slug} ${center.latitude} ${center.longitude}`).join(', '),
    ).toBe(
      'paris 48.8566 2.3515, marseille 43.2962 5.37, lyon 45.7578 4.832, toulouse 43.6045 1.4443, nice 43.7009 7.2684, nantes 47.2186 -1.5541, montpellier 43.6112 3.8767, strasbourg 48.5846 7.7507, bordeaux 44.837789 -0.57918, lille 50.6305 3.0706, rennes 48.1113 -1.68, reims 49.2578 4.0319, saint-etienne 45.4402 4.3873, toulon 43.1257 5.9305, grenoble 45.1876 5.7358, dijon 47.3216 5.0415, angers 47.474 -0.5516, villeurbanne 45.7733 4.8869, clermont-ferrand 45.7775 3.0819, aix-en-provence 43.5298 5.4475, le-havre 49.4939 0.108, brest 48.3905 -4.486, tours 47.3901 0.6889, amiens 49.8942 2.2957, limoges 45.8354 1.2645, annecy 45.8992 6.1289, perpignan 42.6985 2.8953, besancon 47.2379 6.0243, metz 49.1197 6.1764, orleans 47.9027 1.9086, rouen 49.4405 1.094, caen 49.1828 -0.3691, nancy 48.6937 6.1834, argenteuil 48.9479 2.2482, montreuil 48.8623 2.4412, mulhouse 47.7494 7.3399, roubaix 50.6916 3.1742, tourcoing 50.7235 3.1606, nimes 43.8374 4.3601, poitiers 46.5803 0.3402, beaune 47.0241 4.8389, chalon-sur-saone 46.7811 4.8537, macon 46.3037 4.8322, valence 44.9332 4.8921, montelimar 44.5579 4.7503',
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
  test('have the ids and base prices of the price list, in its order', () => {
    expect(services.map(({ id, basePrice }) => `${id} ${basePrice}`).join(', ')).toBe(
      'fuite 120, debouchage 90, installation 200, chauffage 150, renovation 300, diagnostic 80, chauffe-eau 180, robinetterie 110, wc-repair 95, joint 75, vidange 130, detartrage 140, ballon 350, raccordement 125, urgence-nuit 250, canalisation 160, douche 280, baignoire 320, evacuation 190, siphon 85, pression 135, calcaire 170, compteur 145, vanne 100, regard 115, thermostat 65, pompe 220, adoucisseur 380, recuperateur 290, fosse 195, clapet 155, chaudiere 165, radiateur 240, plancher 450, cumulus 420, groupe 105, mitigeur 88, collecteur 185, filtration 325, surpresseur 275, solaire 650, pompe-chaleur 580, vmc 340, vmc-double 485, arrosage 260, piscine 390',
    )
  })

  test('are in the categories of the price list', () => {
    const idsIn = (categoryId: string) =>
      services.filter(({ category }) => category === categoryId).map(({ id }) => id)
    expect(categories.map(({ id }) => `${id}: ${idsIn(id).join(', ')}`).join('; ')).toBe(
      'depannage: fuite, diagnostic, vidange, urgence-nuit, compteur; canalisations: debouchage, canalisation, evacuation, siphon, regard, pompe, fosse, clapet; sanitaires: installation, renovation, robinetterie, wc-repair, joint, raccordement, douche, baignoire, vanne, mitigeur; eau-chaude: chauffe-eau, detartrage, ballon, cumulus, groupe, solaire; chauffage: chauffage, thermostat, chaudiere, radiateur, plancher, pompe-chaleur, vmc, vmc-double; eau: pression, calcaire, adoucisseur, collecteur, filtration, surpresseur; exterieur: recuperateur, arrosage, piscine',
    )
  })

  test('have the date of their prices in ISO 8601', () => {
    expect(new Date(PRICES_AS_OF).toISOString()).toBe(`${PRICES_AS_OF}T00:00:00.000Z`)
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

describe('urgencies', () => {
  test('are the three of the price list', () => {
    expect(urgencies).toEqual([
      { key: 'normal', label: 'Normal (48h)', multiplier: 1 },
      { key: 'urgent', label: 'Urgent (24h)', multiplier: 1.2 },
      { key: 'emergency', label: 'Urgence immédiate (2h)', multiplier: 1.5 },
    ])
  })
})

describe('rules', () => {
  test('are those of the price list', () => {
    expect(MINIMUM_TOTAL).toBe(120)
    expect(FREE_KILOMETERS).toBe(20)
    expect(PRICE_PER_KILOMETER).toBe(0.65)
    expect(MINUTES_PER_KILOMETER).toBe(2.5)
    expect(AVERAGE_SPEED_KMH).toBe(40)
    expect(VAT_RATE).toBe(0.2)
    expect(EARTH_RADIUS_KM).toBe(6371)
  })
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
  const parts = reachable([cities, services, categories, urgencies, DEFAULT_MAP_CENTER]).slice(1)
  expect(parts).toEqual(expect.arrayContaining([...cities, ...services, ...urgencies]))
  expect(parts.filter((part) => !Object.isFrozen(part))).toEqual([])
})
