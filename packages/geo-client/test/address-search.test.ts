import { inspect } from 'node:util'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Address, type AddressSearch, createAddressSearch } from '../src/index.ts'
import { fakeFetch, found, queryOf } from './support/fake-fetch.ts'

const NOWHERE = 'nulle part'
const OUTAGE = 'rue en panne'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a search starts idle, asks once the text has rested, and shows what it finds', async () => {
  const { fetch, urls } = fakeFetch(responseTo)
  const store = createAddressSearch({ fetch, baseUrl: 'https://example.org', limit: 7 })
  expect(store.getSnapshot()).toEqual({ status: 'idle', query: '', suggestions: [] })
  for (const query of ['8 b', '8 bd', '8 bd du', '8 bd du port']) {
    store.setQuery(query)
    expect(store.getSnapshot()).toEqual({ status: 'searching', query, suggestions: [] })
    await vi.advanceTimersByTimeAsync(299)
  }
  expect(urls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(urls).toEqual(['https://example.org/search/?q=8+bd+du+port&limit=7'])
  const suggestions = [addressFor('8 bd du port')]
  expect(store.getSnapshot()).toEqual({ status: 'found', query: '8 bd du port', suggestions })
})

test('each failure is told once, as it is shown and without the text; a wrong setting too', async () => {
  const told: unknown[] = []
  const store = createAddressSearch({ ...fakeFetch(responseTo), onError: (e) => told.push(e) })
  for (const query of ['Lyon', NOWHERE, OUTAGE]) await rest(store, query)
  const { status, error } = store.getSnapshot()
  expect({ status, error }).toMatchObject({
    status: 'failed',
    error: { code: 'http', status: 403 },
  })
  expect(told).toEqual([error])
  expect(inspect(told)).not.toMatch(OUTAGE)
  const onError = vi.fn()
  await rest(createAddressSearch({ baseUrl: 'no address', onError }), 'Lyon')
  expect(String(onError.mock.lastCall)).toMatch(/^TypeError: baseUrl/)
})

test.each([
  ['too short is not asked for', ['Ly', ' Ly '], []],
  ['found before another one is not asked for again', ['Lyon', 'Nice', ' Lyon '], ['Lyon', 'Nice']],
  ['found nowhere is not asked for again', [NOWHERE, NOWHERE], [NOWHERE]],
  ['that failed is asked for again', [OUTAGE, OUTAGE], [OUTAGE, OUTAGE]],
  ['found 50 texts ago is asked for again', ['Lyon', ...others(50), 'Lyon'], undefined],
  ['found 49 texts ago is not', ['Lyon', ...others(49), 'Lyon'], ['Lyon', ...others(49)]],
])('a text %s', async (_, texts, asked = texts) => {
  const { fetch, urls } = fakeFetch(responseTo)
  const store = createAddressSearch({ fetch })
  for (const text of texts) await rest(store, text)
  expect(store.getSnapshot()).toMatchObject({ query: texts.at(-1), status: outcomeOf(texts[0]) })
  expect(urls.map(queryOf)).toEqual(asked)
})

test('a snapshot is frozen and the same until the next change, which is notified once', async () => {
  const store = createAddressSearch(fakeFetch(responseTo))
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  store.setQuery('Lyon')
  const searching = store.getSnapshot()
  await vi.advanceTimersByTimeAsync(299)
  store.setQuery('Lyon')
  expect(store.getSnapshot()).toBe(searching)
  expect(listener).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
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
  const [last, late] = [store.getSnapshot(), vi.fn()]
  store.subscribe(late)
  store.dispose()
  expect(vi.getTimerCount()).toBe(0)
  await rest(store, 'Paris')
  expect(late).not.toHaveBeenCalled()
  expect([urls.length, store.getSnapshot()]).toEqual([1, last])
})

test('whatever the order of keystrokes and answers, suggestions are those of the text', async () => {
  const text = fc.constantFrom('', 'Ly', 'Lyon', ' Lyon', 'Lyon 3', NOWHERE, OUTAGE)
  const stroke = fc.record({ text, pauseMs: fc.constantFrom(0, 100, 299, 300, 2000) })
  const delays = fc.infiniteStream(fc.nat(2000))
  await fc.assert(
    fc.asyncProperty(fc.array(stroke, { maxLength: 12 }), delays, async (strokes, delays) => {
      // Answers although it was aborted.
      const fetch = (url: string) =>
        new Promise<Response>((resolve) => {
          setTimeout(() => resolve(responseTo(url)), delays.next().value)
        })
      const store = createAddressSearch({ fetch })
      const snapshots = [store.getSnapshot()]
      store.subscribe(() => snapshots.push(store.getSnapshot()))
      for (const { text, pauseMs } of strokes) {
        store.setQuery(text)
        expect(store.getSnapshot().query).toBe(text)
        await vi.advanceTimersByTimeAsync(pauseMs)
      }
      await vi.advanceTimersByTimeAsync(2300)
      for (const { status, query, suggestions } of snapshots) {
        expect(suggestions).toEqual(status === 'found' ? [addressFor(query.trim())] : [])
      }
      const last = strokes.at(-1)?.text ?? ''
      expect(snapshots.at(-1)).toMatchObject({ query: last, status: outcomeOf(last) })
    }),
    { numRuns: 50 },
  )
})

/** Types a text and lets it rest until it is searched and answered. */
async function rest(store: AddressSearch, query: string) {
  store.setQuery(query)
  await vi.advanceTimersByTimeAsync(300)
}

function others(count: number) {
  return Array.from({ length: count }, (_, index) => `${index} rue`)
}

function responseTo(url: string) {
  const query = queryOf(url)
  // A refusal, because an outage is retried.
  if (query === OUTAGE) return new Response('', { status: 403 })
  return query === NOWHERE ? found()() : found(addressFor(query))()
}

function outcomeOf(text = '') {
  if (text.length < 3) return 'idle'
  if (text === OUTAGE) return 'failed'
  return text === NOWHERE ? 'empty' : 'found'
}

function addressFor(query: string): Address {
  return { label: `1 rue de ${query}`, coordinates: { latitude: 45, longitude: 4 } }
}
