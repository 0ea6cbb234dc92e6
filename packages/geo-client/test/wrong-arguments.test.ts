import { expect, test } from 'vitest'
import { createAddressSearch, nearestAddress, searchAddresses } from '../src/index.ts'

const fetch = async () => Response.json({ features: [] })
const search = (options: object) => searchAddresses('Beaune', { fetch, ...options })
const store = async (options: object) => createAddressSearch(options)
const nearest = (options: object) => nearestAddress({ latitude: 47, longitude: 5 }, options)

test.each([
  ['timeoutMs', 0, [search, store, nearest]],
  ['debounceMs', 0, [store]],
  ['limit', 1, [search, store]],
])('%s is a whole number from %i to what timers take', async (option, min, calls) => {
  const refusal = new TypeError(`${option} must be a whole number from ${min} to 2147483647`)
  for (const call of calls) {
    for (const wrong of [min - 1, 2 ** 31, 1500.5, Number.NaN, '5', null]) {
      await expect(call({ [option]: wrong })).rejects.toThrow(refusal)
    }
  }
  await search({ [option]: 2 ** 31 - 1 })
})

test.each([
  null,
  { latitude: 45.76 },
  { latitude: -90.1, longitude: 4 },
  { latitude: 4, longitude: '4' },
])('%j are no coordinates', async (wrong) => {
  const rule = 'must have a latitude from -90 to 90, a longitude from -180 to 180'
  const refusal = new TypeError(`near ${rule}`)
  for (const call of [search, store]) await expect(call({ near: wrong })).rejects.toThrow(refusal)
  await expect(nearestAddress(wrong as never)).rejects.toThrow(`coordinates ${rule}`)
})

test.each([
  ['near.name must be a string', { near: { latitude: 47, longitude: 5, name: 5 } }],
  ['fetch must be a function', { fetch: 'fetch' }],
])('%s', async (refusal, options) => {
  await expect(search(options)).rejects.toThrow(new TypeError(refusal))
})
