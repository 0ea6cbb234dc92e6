import { inspect } from 'node:util'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Address, type AddressSearch, createAddressSearch } from '../src/index.ts'
import { fakeFetch, found } from './support/fake-fetch.ts'

const NOWHERE = 'nulle part'
const OUTAGE = 'rue en panne'
const macon = { latitude: 46.3, longitude: 4.83, name: 'Mâcon' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a search starts idle, asks once the text has rested, and shows what it finds', async () => {
  const { fetch, urls } = fakeFetch(responseTo)
  const store = createAddressSearch({ fetch })
  expect(store.getSnapshot()).toEqual({ status: 'idle', query: '', suggestions: [] })
  for (const query of ['8 b', '8 bd', '8 bd du', '8 bd du port']) {
    store.setQuery(query)
    expect(store.getSnapshot()).toEqual({ status: 'searching', query, suggestions: [] })
    await vi.advanceTimersByTimeAsync(299)
  }
  expect(urls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(urls.map(queryOf)).toEqual(['8 bd du port'])
  const suggestions = [addressFor('8 bd du port')]
  expect(store.getSnapshot()).toEqual({ status: 'found', query: '8 bd du port', suggestions })
})

test('a search has the options of searchAddresses, and its own pause and shortest text', async () => {
  const { fetch, urls } = fakeFetch(found())
  const options = { baseUrl: 'https://example.org', limit: 7, near: { latitude: 45, longitude: 4 } }
  const store = createAddressSearch({ ...options, fetch, debounceMs: 50, minLength: 5 })
  await rest(store, 'Lyon')
  expect(store.getSnapshot().status).toBe('idle')
  store.setQuery('Paris')
  await vi.advanceTimersByTimeAsync(50)
  expect(urls).toEqual(['https://example.org/search/?q=Paris&limit=7&lat=45.00000&lon=4.00000'])
})

test('each failure is told once, as it is shown and without the text', async () => {
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
})

test('a wrong setting is told by its name, and is no error of the service', async () => {
  const onError = vi.fn()
  const store = createAddressSearch({ baseUrl: 'no address', onError })
  await rest(store, 'Lyon')
  expect(store.getSnapshot()).toMatchObject({ status: 'failed', error: undefined })
  expect(String(onError.mock.lastCall)).toMatch(/^TypeError: baseUrl/)
})

test.each([
  ['too short is not asked for', ['Ly', ' Ly ', '!? Ly'], []],
  ['found once is not asked for again', ['Lyon', 'Lyon'], ['Lyon']],
  ['that failed is asked for again', [OUTAGE, OUTAGE], [OUTAGE, OUTAGE]],
  ['found before another one is not asked for again', ['Lyon', 'Nice', ' Lyon '], ['Lyon', 'Nice']],
  ['found nowhere is asked for again behind another one', [NOWHERE, 'Nice', NOWHERE], undefined],
  ['found nowhere is not asked for again at once', Array(11).fill(NOWHERE), [NOWHERE]],
  ['found nowhere is after three seconds', Array(12).fill(NOWHERE), [NOWHERE, NOWHERE]],
  ['found 50 texts ago is asked for again', ['Lyon', ...others(50), 'Lyon'], undefined],
  ['found 49 texts ago is not', ['Lyon', ...others(49), 'Lyon'], ['Lyon', ...others(49)]],
])('a text %s', async (_, texts, asked = texts) => {
  const { fetch, urls } = fakeFetch(responseTo)
  const store = createAddressSearch({ fetch })
  for (const text of texts) await rest(store, text)
  expect(store.getSnapshot()).toMatchObject({ query: texts.at(-1), status: outcomeOf(texts[0]) })
  expect(urls.map(queryOf)).toEqual(asked)
})

test('the same text changes nothing while it is searched, also after a failure', async () => {
  const { fetch, urls } = fakeFetch(responseTo)
  const store = createAddressSearch({ fetch })
  await rest(store, OUTAGE)
  store.setQuery('Lyon')
  await vi.advanceTimersByTimeAsync(200)
  store.setQuery('Lyon')
  await vi.advanceTimersByTimeAsync(100)
  expect(urls.map(queryOf)).toEqual([OUTAGE, 'Lyon'])
})

test('where the second request fails, the first answer shows, and both are asked again', async () => {
  const refusal = () => new Response('', { status: 429 })
  const { fetch, urls } = fakeFetch(responseTo, refusal, responseTo)
  const store = createAddressSearch({ fetch, near: macon })
  await rest(store, 'Lyon')
  expect(store.getSnapshot().suggestions).toEqual([addressFor('Lyon')])
  await rest(store, 'Lyon')
  expect(store.getSnapshot().suggestions).toEqual(bothAnswersFor('Lyon'))
  await rest(store, 'Lyon')
  expect(urls.map(queryOf)).toEqual(['Lyon', 'Mâcon Lyon', 'Lyon', 'Mâcon Lyon'])
})

test('a snapshot is frozen and the same until the next change, which is notified once', async () => {
  const store = createAddressSearch(fakeFetch(responseTo))
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  store.setQuery('Lyon')
  const searching = store.getSnapshot()
  await vi.advanceTimersByTimeAsync(299)
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

test('what listeners and onError throw is uncaught, and keeps nobody from being told', async () => {
  const uncaught: unknown[] = []
  process.setUncaughtExceptionCaptureCallback((error) => uncaught.push(error))
  onTestFinished(() => process.setUncaughtExceptionCaptureCallback(null))
  const told: unknown[] = []
  const tell = (what: string) => {
    told.push(what)
    throw what
  }
  const store = createAddressSearch({ ...fakeFetch(responseTo), onError: () => tell('onError') })
  store.subscribe(() => tell('listener'))
  store.subscribe(() => told.push(store.getSnapshot().status))
  await rest(store, OUTAGE)
  expect(told).toEqual(['listener', 'searching', 'listener', 'failed', 'onError'])
  expect(uncaught).toEqual(['listener', 'listener', 'onError'])
})

test.each([
  ['another text', (store: AddressSearch) => store.setQuery('Nice')],
  ['dispose', (store: AddressSearch) => store.dispose()],
])('%s ends the timer, and the request', async (_, end) => {
  const { fetch, urls, signals } = fakeFetch(() => new Promise(() => {}))
  const store = createAddressSearch({ fetch })
  store.setQuery('Lille')
  store.setQuery('Lyon')
  await vi.advanceTimersByTimeAsync(300)
  expect(urls.map(queryOf)).toEqual(['Lyon'])
  end(store)
  expect(signals[0]?.aborted).toBe(true)
})

test('a disposed search takes no answer, text or listener any more', async () => {
  const store = createAddressSearch(fakeFetch(responseTo))
  const late = vi.fn()
  store.subscribe(() => store.dispose())
  store.subscribe(late)
  store.setQuery('Lyon')
  const searching = store.getSnapshot()
  expect(vi.getTimerCount()).toBe(0)
  store.subscribe(late)
  await rest(store, 'Nice')
  expect(late).not.toHaveBeenCalled()
  expect(store.getSnapshot()).toBe(searching)
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
      const store = createAddressSearch({ fetch, near: macon })
      const snapshots = [store.getSnapshot()]
      store.subscribe(() => snapshots.push(store.getSnapshot()))
      for (const { text, pauseMs } of strokes) {
        store.setQuery(text)
        expect(store.getSnapshot().query).toBe(text)
        await vi.advanceTimersByTimeAsync(pauseMs)
      }
      await vi.advanceTimersByTimeAsync(5300)
      for (const { status, query, suggestions } of snapshots) {
        const text = query.trim()
        // A second answer that comes too late is left out.
        const answers = status === 'found' ? [bothAnswersFor(text), [addressFor(text)]] : [[]]
        expect(answers).toContainEqual(suggestions)
      }
      const last = strokes.at(-1)?.text ?? ''
      expect(snapshots.at(-1)).toMatchObject({ query: last, status: outcomeOf(last) })
    }),
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

function queryOf(url: string) {
  return new URL(url).searchParams.get('q') ?? ''
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

/** In Mâcon, if the text says so. */
function addressFor(query: string): Address {
  const [city] = query.match(/^Mâcon/) ?? []
  return { label: `1 rue de ${query}`, city, coordinates: { latitude: 45, longitude: 4 } }
}

/** What two requests near Mâcon find. */
function bothAnswersFor(query: string) {
  return [addressFor(`Mâcon ${query}`), addressFor(query)]
}
