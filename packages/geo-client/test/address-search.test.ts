import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AddressSearch, createAddressSearch } from '../src/index.ts'
import { fakeFetch, found, queryOf } from './support/fake-fetch.ts'

const NOWHERE = 'nulle part'
const OUTAGE = 'rue en panne'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a search asks once the text has rested, and notifies of each change once', async () => {
  const { fetch, urls } = fakeFetch(responseTo)
  const store = createAddressSearch({ fetch, baseUrl: 'https://example.org', limit: 7 })
  const shown: string[] = []
  const listener = () => {
    const { status, query } = store.getSnapshot()
    shown.push(`${status} ${query}`)
  }
  const unsubscribe = store.subscribe(listener)
  // The end of one subscription leaves the other one of the same listener.
  store.subscribe(listener)()
  for (const query of ['8 b', '8 bd', '8 bd', '8 bd port']) {
    store.setQuery(query)
    await vi.advanceTimersByTimeAsync(query === '8 bd' ? 149 : 299)
  }
  expect(urls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(urls).toEqual(['https://example.org/search/?q=8+bd+port&limit=7'])
  const searching = ['searching 8 b', 'searching 8 bd', 'searching 8 bd port']
  expect(shown).toEqual([...searching, 'found 8 bd port'])
  const snapshot = store.getSnapshot()
  expect([snapshot, snapshot.suggestions].every(Object.isFrozen)).toBe(true)
  unsubscribe()
  await rest(store, 'Nice')
  expect(shown).toHaveLength(4)
})

test('onError is called once for a failure, and for a path without a page', async () => {
  const onError = vi.fn()
  const store = createAddressSearch({ ...fakeFetch(responseTo), onError })
  for (const query of ['Lyon', NOWHERE, OUTAGE]) await rest(store, query)
  const { status, error } = store.getSnapshot()
  expect([status, error?.code, error?.status]).toEqual(['failed', 'http', 403])
  expect(onError.mock.calls).toEqual([[error]])
  await rest(createAddressSearch({ baseUrl: '/geocodage', onError }), 'Lyon')
  expect(String(onError.mock.lastCall)).toMatch(/^TypeError: baseUrl/)
})

test('a text is asked for once, and again after a failure, nothing or 50 other texts', async () => {
  const { fetch, urls } = fakeFetch(responseTo)
  const store = createAddressSearch({ fetch })
  for (const text of [' Ly ', 'Lyon', NOWHERE, NOWHERE, ' Lyon ']) await rest(store, text)
  for (const text of [OUTAGE, OUTAGE]) await rest(store, text)
  const others = Array.from({ length: 50 }, (_, index) => `${index} rue`)
  for (const text of [...others, 'Lyon']) await rest(store, text)
  expect(urls.map(queryOf)).toEqual(['Lyon', NOWHERE, NOWHERE, OUTAGE, OUTAGE, ...others, 'Lyon'])
})

test('another text ends the timer and the request, a padded one does not, and dispose ends all', async () => {
  const { fetch, urls, signals } = fakeFetch(() => new Promise(() => {}))
  const store = createAddressSearch({ fetch })
  for (const query of ['Lille', 'Lyon']) store.setQuery(query)
  await vi.advanceTimersByTimeAsync(300)
  await rest(store, '(Lyon ')
  expect(urls.map(queryOf)).toEqual(['Lyon'])
  expect(signals[0]?.aborted).toBe(false)
  store.setQuery('Nice')
  expect(signals[0]?.aborted).toBe(true)
  const last = store.getSnapshot()
  store.dispose()
  await rest(store, 'Paris')
  expect(vi.getTimerCount()).toBe(0)
  expect([urls.length, store.getSnapshot()]).toEqual([1, last])
})

test('an answer is dropped if another text came in the moment before it is shown', async () => {
  for (let moment = 0; moment < 30; moment++) {
    let turns = moment
    const changeText = () => (turns-- > 0 ? queueMicrotask(changeText) : store.setQuery('Nice'))
    const fetch = async () => {
      changeText()
      return { ok: true, status: 200, json: async () => ({ features: [] }) }
    }
    const store = createAddressSearch({ fetch })
    await rest(store, 'Lyon')
    const { status, query } = store.getSnapshot()
    expect(`${status} ${query}`).toBe('searching Nice')
  }
})

test('whatever the order of keystrokes and answers, suggestions are those of the text', async () => {
  const text = fc.constantFrom('', 'Ly', 'Lyon', ' Lyon', 'Lyon 3', NOWHERE, OUTAGE)
  const stroke = fc.tuple(text, fc.constantFrom(0, 100, 299, 300, 2000), fc.nat(2000))
  await fc.assert(
    fc.asyncProperty(fc.array(stroke, { maxLength: 12 }), text, async (strokes, last) => {
      const delays = strokes.map(([, , delay]) => delay)
      // Answers although it was aborted.
      const fetch = (url: string) =>
        new Promise<Response>((resolve) => {
          setTimeout(() => resolve(responseTo(url)), delays.pop())
        })
      const store = createAddressSearch({ fetch })
      store.subscribe(() => {
        const { query, status, suggestions } = store.getSnapshot()
        const labels = suggestions.map(({ label }) => label)
        expect(labels).toEqual(status === 'found' ? [query.trim()] : [])
      })
      for (const [query, pauseMs] of [...strokes, [last, 2300] as const]) {
        store.setQuery(query)
        expect(store.getSnapshot().query).toBe(query)
        await vi.advanceTimersByTimeAsync(pauseMs)
      }
      const outcome = last === OUTAGE ? 'failed' : last === NOWHERE ? 'empty' : 'found'
      expect(store.getSnapshot().status).toBe(last.length < 3 ? 'idle' : outcome)
    }),
    { numRuns: 50 },
  )
})

/** Types a text and lets it rest until it is searched and answered. */
async function rest(store: AddressSearch, query: string) {
  store.setQuery(query)
  await vi.advanceTimersByTimeAsync(300)
}

function responseTo(url: string) {
  const label = queryOf(url)
  // A refusal, because an outage is retried.
  if (label === OUTAGE) return new Response('', { status: 403 })
  return found(
    ...(label === NOWHERE ? [] : [{ label, coordinates: { latitude: 45, longitude: 4 } }]),
  )()
}
