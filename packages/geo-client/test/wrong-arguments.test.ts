import { expect, test } from 'vitest'
import { addressTypes, createAddressSearch, nearestAddress, searchAddresses } from '../src/index.ts'

const home = { latitude: 47, longitude: 5 }
const search = ({ text = '', ...options }) => searchAddresses(text, options)
const store = async (options: object) => createAddressSearch(options)
const nearest = (options: { coordinates?: typeof home }) =>
  nearestAddress(options.coordinates ?? home, options as object)
const setQuery = async ({ text = '' }) => createAddressSearch().setQuery(text)
const baseUrl = 'baseUrl must be an http(s) address, or in a page a path'
const degrees = 'must have a latitude from -90 to 90, a longitude from -180 to 180'

test.each([
  [
    'timeoutMs must be a whole number from 0 to 2147483647',
    [-1, 2 ** 31, '5'],
    [search, store, nearest],
  ],
  ['debounceMs must be a whole number from 0 to 2147483647', [-1, 1.5, null], [store]],
  ['limit must be a whole number from 1 to 2147483647', [0, Number.NaN], [search, store]],
  [`near ${degrees}`, [null, { latitude: 45 }, { ...home, latitude: -90.1 }], [search, store]],
  [`coordinates ${degrees}`, [{ latitude: 4, longitude: 181 }], [nearest]],
  ['near.name must be a string', [{ ...home, name: 5 }], [search, store]],
  ['fetch must be a function', ['fetch', null], [search, store, nearest]],
  [baseUrl, ['ftp://a.org', 'https://exa mple.fr', '//a.org', null], [search, store, nearest]],
  [baseUrl, ['https://b@a.org', 'https://a.org?b', 'https://a.org#'], [search, store, nearest]],
  // A store for a page can be made on the server that renders the page.
  [baseUrl, ['/geocodage'], [search, nearest]],
  ['onError must be a function', ['log', null], [store]],
  [`type must be one of ${addressTypes.join(', ')}`, ['', 'rue', null], [search, store]],
  ['text must be a string', [null, 5], [search, setQuery]],
])('%s', async (refusal, values, calls) => {
  const [option = ''] = refusal.split(/\W/)
  for (const value of values) {
    for (const call of calls) {
      await expect(call({ [option]: value })).rejects.toThrow(new TypeError(refusal))
    }
  }
})
