import { inspect } from 'node:util'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AddressSearch, createAddressSearch } from '../src/index.ts'
import { fakeFetch, found, queryOf } from './support/fake-fetch.ts'

const NOWHERE = 'nulle part'
const OUTAGE = 'rue en panne'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a search starts idle, asks once the text has rested, and shows what it finds', async () => {
  const { fetch, urls } = fakeFetch(responseTo)
  const store = createAddressSearch({ fetch, baseUrl: 'https://example.org', limit: 7 })
  expect(store.getSnapshot()).toEqual({ status: 'idle', query: '', suggestions: [] })
  for (const query of ['8 b', '8 bd', '8 bd du port']) {
    store.setQuery(query)
    expect(store.getSnapshot()).toEqual({ status: 'searching', query, suggestions: [] })
    await vi.advanceTimersByTimeAsync(299)
  }
  expect(urls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(urls).toEqual(['https://example.org/search/?q=8+bd+du+port&limit=7'])
  expect(store.getSnapshot()).toMatchObject({ status: 'found', query: '8 bd du port' })
})

test('a failure is told once, as it is shown and without the text; a wrong setting by its name', async () => {
  const onError = vi.fn()
  const store = createAddressSearch({ ...fakeFetch(responseTo), onError })
  for (const query of ['Lyon', NOWHERE, OUTAGE]) await rest(store, query)
  const { status, error } = store.getSnapshot()
  expect([status, error?.code, error?.status]).toEqual(['failed', 'http', 403])
  expect(onError.mock.calls).toEqual([[error]])
  expect(inspect(error)).not.toMatch(OUTAGE)
  await rest(createAddressSearch({ baseUrl: 'no address', onError }), 'Lyon')
  expect(String(onError.mock.lastCall)).toMatch(/^TypeError: baseUrl/)
})

const others = Array.from({ length: 50 }, (_, index) => `${index} rue`)

test.each([
  ['too short is not asked for', ['Ly', ' Ly '], []],
  ['found before another one is not asked for again', ['Lyon', 'Nice', ' Lyon '], ['Lyon', 'Nice']],
  ['found nowhere is not asked for again', [NOWHERE, 'Nice', NOWHERE], [NOWHERE, 'Nice']],
  ['that failed is asked for again', [OUTAGE, OUTAGE], [OUTAGE, OUTAGE]],
  [
    'found 50 texts ago is asked for again',
    ['Lyon', ...others, 'Lyon'],
    ['Lyon', ...others, 'Lyon'],
  ],
])('a text %s', async (_, texts, asked) => {
  const { fetch, urls } = fakeFetch(responseTo)
  const store = createAddressSearch({ fetch })
  for (const text of texts) await rest(store, text)
  expect(urls.map(queryOf)).toEqual(asked)
})

test('a snapshot is frozen and the same until the next change, which is notified once', async () => {
  const store = createAddressSearch(fakeFetch(responseTo))
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  store.setQuery('Lyon')
  const searching = store.getSnapshot()
  store.setQuery('Lyon')
  expect(store.getSnapshot()).toBe(searching)
  expect(listener).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(300)
  expect(listener).toHaveBeenCalledTimes(2)
  const answered = store.getSnapshot()
  expect([answered, answered.suggestions].every(Object.isFrozen)).toBe(true)
  unsubscribe()
  await rest(store, 'Nice')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('another text ends the timer and the request, and dispose ends the search', async () => {
  const { fetch, urls, signals } = fakeFetch(() => new Promise(() => {}))
  const store = createAddressSearch({ fetch })
  for (const query of ['Lille', 'Lyon']) store.setQuery(query)
  await vi.advanceTimersByTimeAsync(300)
  expect(urls.map(queryOf)).toEqual(['Lyon'])
  store.setQuery('Nice')
  expect(signals[0]?.aborted).toBe(true)
  const [last, listener] = [store.getSnapshot(), vi.fn()]
  store.subscribe(listener)
  store.dispose()
  await rest(store, 'Paris')
  expect(vi.getTimerCount()).toBe(0)
  expect(listener).not.toHaveBeenCalled()
  expect([urls.length, store.getSnapshot()]).toEqual([1, last])
})

test('whatever the order of keystrokes and answers, suggestions are those of the text', async () => {
  const text = fc.constantFrom('', 'Ly', 'Lyon', ' Lyon', 'Lyon 3', NOWHERE, OUTAGE)
  const stroke = fc.record({ text, pauseMs: fc.constantFrom(0, 100, 299, 300, 2000) })
  const strokesOfOne = fc.array(stroke, { minLength: 1, maxLength: 12 })
  const delays = fc.infiniteStream(fc.nat(2000))
  await fc.assert(
    fc.asyncProperty(strokesOfOne, delays, async (strokes, delays) => {
      // Answers although it was aborted.
      const fetch = (url: string) =>
        new Promise<Response>((resolve) => {
          setTimeout(() => resolve(responseTo(url)), delays.next().value)
        })
      const store = createAddressSearch({ fetch })
      const check = () => {
        const { query, status, suggestions } = store.getSnapshot()
        const labels = suggestions.map(({ label }) => label)
        expect(labels).toEqual(status === 'found' ? [query.trim()] : [])
      }
      store.subscribe(check)
      for (const { text, pauseMs } of strokes) {
        store.setQuery(text)
        expect(store.getSnapshot().query).toBe(text)
        await vi.advanceTimersByTimeAsync(pauseMs)
      }
      await vi.advanceTimersByTimeAsync(2300)
      const last = strokes.at(-1)?.text ?? ''
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
