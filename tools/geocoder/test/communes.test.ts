import { expect, test } from 'vitest'
import { communes } from './support/geocoder.ts'

test('about 8,000 communes are known, some in every department, overseas too', () => {
  expect(communes.length).toBeGreaterThan(8000)
  expect(new Set(communes.map(({ context }) => context.split(', ')[0])).size).toBe(101)
  expect(communes).toContainEqual(
    expect.objectContaining({ name: 'Saint-Denis', context: '974, La Réunion' }),
  )
})

test('a commune with several postcodes has that of its centre first', () => {
  const aix = communes.find(({ name }) => name === 'Aix-en-Provence')
  expect(aix?.postcodes).toEqual(['13100', '13080', '13090', '13290', '13540'])
})

test('a large commune is known although GeoNames names it otherwise', () => {
  const names = communes.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Dunkerque', 'Évry-Courcouronnes']))
})
