import { expect, test } from 'vitest'
import { nearestAddress } from '../src/index.ts'
import { fakeFetch, found } from './support/fake-fetch.ts'

const home = { latitude: 47.023_104_9, longitude: 4.840_095_1 }
const commune = { label: 'Beaune', type: 'municipality', coordinates: home, distance: 0 } as const
const house = { label: '12 Rue des Lilas', coordinates: home, distance: 37 }

test('the nearest address is asked for to five decimals, and is no commune', async () => {
  const { fetch, urls } = fakeFetch(found(commune, house))
  expect(await nearestAddress(home, { baseUrl: 'https://example.org', fetch })).toEqual(house)
  expect(urls).toEqual(['https://example.org/reverse/?lat=47.02310&lon=4.84010&limit=5'])
})

test.each([[[]], [[commune]]])('there is none where %j is all', async (around) => {
  expect(await nearestAddress(home, fakeFetch(found(...around)))).toBeUndefined()
})
