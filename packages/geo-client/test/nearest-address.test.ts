import { expect, test } from 'vitest'
import { type Coordinates, nearestAddress } from '../src/index.ts'
import { beauneAddresses, reverseAnswer } from './support/answers.ts'
import { badCoordinates, MUST_BE_COORDINATES } from './support/coordinates.ts'
import { fakeFetch, found } from './support/fake-fetch.ts'

const HOME = { latitude: 47.023_104_9, longitude: 4.840_095_1 }

test('the nearest address is asked for to five decimals, and is no commune, though that is nearer', async () => {
  const { fetch, urls } = fakeFetch(() => Response.json(reverseAnswer))
  const nearest = await nearestAddress(HOME, { baseUrl: 'https://example.org', fetch })
  expect(nearest).toEqual({ ...beauneAddresses[0], distance: 37 })
  expect(urls).toEqual(['https://example.org/reverse/?lat=47.02310&lon=4.84010&limit=5'])
})

test.each([[[]], [beauneAddresses.slice(1)]])(
  'the nearest address is undefined where %j is all that is known around the coordinates',
  async (around) => {
    await expect(nearestAddress(HOME, fakeFetch(found(...around)))).resolves.toBeUndefined()
  },
)

test.each(badCoordinates)('%j is refused as coordinates, without a request', async (bad) => {
  const { fetch, urls } = fakeFetch(found())
  const request = nearestAddress(bad as Coordinates, { fetch })
  await expect(request).rejects.toThrow(new TypeError(`coordinates ${MUST_BE_COORDINATES}`))
  expect(urls).toEqual([])
})
