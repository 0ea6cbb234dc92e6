import { expect, test } from 'vitest'
import { communes } from './support/geocoder.ts'

test('about 8,000 communes are known, some in every department, overseas too', () => {
  expect(communes.length).toBeGreaterThan(8000)
  expect(new Set(communes.map(({ departmentCode }) => departmentCode)).size).toBe(101)
})

test('a commune with several postcodes has that of its centre first', () => {
  const aix = communes.find(({ name }) => name === 'Aix-en-Provence')
  expect(aix?.postcodes).toEqual(['13100', '13080', '13090', '13290', '13540'])
})

test('a large commune is known although GeoNames names it otherwise', () => {
  expect(communes.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Cherbourg-en-Cotentin',
      'Dunkerque',
      'Évry-Courcouronnes',
      'Le Chesnay-Rocquencourt',
      'Oullins-Pierre-Bénite',
      'Saint-Ouen-sur-Seine',
    ]),
  )
})

test('only communes of today are known, each once', () => {
  expect(new Set(communes.map(({ code }) => code)).size).toBe(communes.length)
  // An associated commune of Lille since 2000.
  expect(communes.map(({ name }) => name)).not.toContain('Lomme')
})

test('every commune lies in France, overseas included', () => {
  const boxes = [
    { west: -5.2, east: 9.6, south: 41.3, north: 51.1 },
    { west: -61.9, east: -51.6, south: 2.1, north: 16.6 },
    { west: 45, east: 55.9, south: -21.4, north: -12.6 },
  ]
  for (const { name, longitude, latitude } of communes) {
    const inside = boxes.some(
      ({ west, east, south, north }) =>
        longitude > west && longitude < east && latitude > south && latitude < north,
    )
    expect(inside, name).toBe(true)
  }
})
