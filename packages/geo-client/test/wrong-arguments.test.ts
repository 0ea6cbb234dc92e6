import { expect, test } from 'vitest'
import { createAddressSearch, nearestAddress, searchAddresses } from '../src/index.ts'
import { fakeFetch, found } from './support/fake-fetch.ts'

const LONGEST = 2 ** 31 - 1
const search = (options: object) => searchAddresses('Beaune', options)
const nearest = (options: object) => nearestAddress({ latitude: 47, longitude: 5 }, options)
const store = async (options: object) => createAddressSearch(options)

test.each([
  ['timeoutMs', 'searchAddresses', search, 0],
  ['timeoutMs', 'nearestAddress', nearest, 0],
  ['timeoutMs', 'createAddressSearch', store, 0],
  ['debounceMs', 'createAddressSearch', store, 0],
  ['limit', 'searchAddresses', search, 1],
  ['limit', 'createAddressSearch', store, 1],
  ['minLength', 'createAddressSearch', store, 3],
])('%s of %s is a whole number that timers take', async (option, _, call, min) => {
  // Answers before a timer of 0 milliseconds ends.
  const fetch = async () => ({ ok: true, status: 200, json: async () => ({ features: [] }) })
  const refusal = new TypeError(`${option} must be a whole number from ${min} to 2147483647`)
  for (const wrong of [min - 1, LONGEST + 1, 1500.5, Number.NaN, Infinity, '5', null]) {
    await expect(call({ fetch, [option]: wrong })).rejects.toThrow(refusal)
  }
  for (const right of [min, LONGEST, undefined]) await call({ fetch, [option]: right })
})

test.each([
  null,
  { latitude: 45.76 },
  { latitude: '45.76', longitude: '4.83' },
  { latitude: Number.NaN, longitude: 4.83 },
  { latitude: -90.000_01, longitude: 4.83 },
  { latitude: 45.76, longitude: 180.000_01 },
])('%j are no coordinates', async (wrong) => {
  const { fetch, urls } = fakeFetch(found())
  const rule = 'must have a latitude from -90 to 90 and a longitude from -180 to 180, in degrees'
  const near = wrong as never
  await expect(search({ fetch, near })).rejects.toThrow(new TypeError(`near ${rule}`))
  await expect(store({ fetch, near })).rejects.toThrow(new TypeError(`near ${rule}`))
  await expect(nearestAddress(near, { fetch })).rejects.toThrow(
    new TypeError(`coordinates ${rule}`),
  )
  expect(urls).toEqual([])
})

test.each([
  ['radiusKm', 'a number from 0 on', [Number.NaN, -5, 'x', Infinity, null]],
  ['name', 'a string', [5, null, {}]],
])('near.%s is %s', async (option, rule, values) => {
  for (const value of values) {
    const near = { latitude: 47, longitude: 5, [option]: value }
    const refusal = new TypeError(`near.${option} must be ${rule}`)
    await expect(search({ near })).rejects.toThrow(refusal)
  }
})
