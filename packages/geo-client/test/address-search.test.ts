import { inspect } from 'node:util'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Address,
  type AddressSearch,
  AddressSearchError,
  createAddressSearch,
} from '../src/index.ts'
import { fakeFetch, found } from './support/fake-fetch.ts'
import { catchUncaughtErrors } from './support/uncaught-errors.ts'

const NOWHERE = 'nulle part'
const OUTAGE = 'rue en panne'
const IN_MACON = { latitude: 46.3, longitude: 4.83 }
/** Without an address but those of a text that has its name. */
const MACON = { ...IN_MACON, name: 'Mâcon' }

beforeEach(() => vi.useFakeTimers())

afterEach(() => vi.useRealTimers())

describe('an address search', () => {
  test('starts idle, searches once the text has rested, and shows what it found', async () => {
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
    expect(store.getSnapshot()).toEqual({
      status: 'found',
      query: '8 bd du port',
      suggestions: [addressFor('8 bd du port')],
    })
  })

  test('tells each failure once, with the reason that it shows, and never the text', async () => {
    const told: unknown[] = []
    const store = createAddressSearch({
      ...fakeFetch(responseTo),
      onError(error) {
        expect(store.getSnapshot()).toMatchObject({ status: 'failed', query: OUTAGE, error })
        told.push(error)
      },
    })
    for (const query of ['Lyon', NOWHERE, OUTAGE]) await rest(store, query)
    expect(told).toEqual([new AddressSearchError('http', 403)])
    expect(inspect(told)).not.toMatch(OUTAGE)
    await rest(store, OUTAGE)
    expect(told).toHaveLength(2)
  })

  test('tells a wrong setting as such, by its name', async () => {
    const onError = vi.fn()
    const store = createAddressSearch({ baseUrl: 'no address', onError })
    await rest(store, 'Lyon')
    expect(store.getSnapshot()).toMatchObject({ status: 'failed', error: undefined })
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError))
    expect(String(onError.mock.lastCall)).toMatch('baseUrl')
  })

  test('searches as searchAddresses does, with its options', async () => {
    const { fetch, urls } = fakeFetch(found())
    const near = { latitude: 45.76, longitude: 4.83 }
    const store = createAddressSearch({ baseUrl: 'https://example.org/ban', limit: 7, near, fetch })
    await rest(store, 'Lyon')
    expect(urls).toEqual([
      'https://example.org/ban/search/?q=Lyon&limit=7&lat=45.76000&lon=4.83000',
    ])
  })

  test.each(['', 'Ly', ' Ly ', '!? Ly'])('stays idle without a request for %j', async (query) => {
    const { fetch, urls } = fakeFetch(responseTo)
    const store = createAddressSearch({ fetch })
    await rest(store, query)
    expect(store.getSnapshot()).toEqual({ status: 'idle', query, suggestions: [] })
    expect(urls).toEqual([])
  })

  test('refuses what is no text at once', () => {
    const store = createAddressSearch(fakeFetch(responseTo))
    expect(() => store.setQuery(75_001 as never)).toThrow(new TypeError('query must be a string'))
  })

  test('takes another debounceMs and another minLength', async () => {
    const { fetch, urls } = fakeFetch(responseTo)
    const store = createAddressSearch({ fetch, debounceMs: 50, minLength: 5 })
    await rest(store, 'Lyon')
    expect(store.getSnapshot().status).toBe('idle')
    store.setQuery('Paris')
    await vi.advanceTimersByTimeAsync(50)
    expect(urls.map(queryOf)).toEqual(['Paris'])
  })

  test('ends the timer, the request and the late answer of an earlier text', async () => {
    const { fetch, requests } = heldService()
    const onError = vi.fn()
    const store = createAddressSearch({ fetch, onError })
    store.setQuery('Lille')
    store.setQuery('Lyon')
    await vi.advanceTimersByTimeAsync(300)
    await rest(store, 'Nice')
    expect(requests.map(({ query, signal }) => [query, signal.aborted])).toEqual([
      ['Lyon', true],
      ['Nice', false],
    ])

    requests[1]?.answer()
    requests[0]?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(store.getSnapshot().suggestions).toEqual([addressFor('Nice')])
    expect(onError).not.toHaveBeenCalled()
  })

  test('shows what it found where its second search fails, and searches the same text again', async () => {
    let isWell = false
    const { fetch, urls } = fakeFetch((url) =>
      isWell || urls.length === 1 ? responseTo(url) : new Response('', { status: 429 }),
    )
    const store = createAddressSearch({ fetch, near: MACON })
    await rest(store, 'Lyon')
    expect(store.getSnapshot().suggestions).toEqual([addressFor('Lyon')])
    isWell = true
    await rest(store, 'Lyon')
    expect(store.getSnapshot().suggestions).toEqual(bothAnswersFor('Lyon'))
    await rest(store, 'Lyon')
    expect(urls.map(queryOf)).toEqual(['Lyon', 'Mâcon Lyon', 'Lyon', 'Mâcon Lyon'])
  })
})

describe('the same text again', () => {
  test.each([
    ['is not, once it is answered', ['Lyon', 'Lyon'], ['Lyon']],
    ['is, after a failure, so that a focus can retry', [OUTAGE, OUTAGE], [OUTAGE, OUTAGE]],
    ['is not, behind another one', ['Lyon', 'Nice', ' Lyon '], ['Lyon', 'Nice']],
    ['is, if it was found nowhere', [NOWHERE, 'Nice', NOWHERE], [NOWHERE, 'Nice', NOWHERE]],
  ])('%s, searched again', async (_, texts, asked) => {
    const { fetch, urls } = fakeFetch(responseTo)
    const store = createAddressSearch({ fetch })
    for (const text of texts) await rest(store, text)
    expect(store.getSnapshot()).toMatchObject({ query: texts.at(-1), status: outcomeOf(texts[0]) })
    expect(urls.map(queryOf)).toEqual(asked)
  })

  test('changes nothing while its search runs, also after the failure of another one', async () => {
    const { fetch, urls } = fakeFetch(responseTo)
    const store = createAddressSearch({ fetch })
    await rest(store, OUTAGE)
    store.setQuery('Lyon')
    await vi.advanceTimersByTimeAsync(200)
    store.setQuery('Lyon')
    await vi.advanceTimersByTimeAsync(100)
    expect(urls.map(queryOf)).toEqual([OUTAGE, 'Lyon'])
  })

  test('is searched again once an empty answer is three seconds old, however often it is asked', async () => {
    const { fetch, urls } = fakeFetch(found())
    const store = createAddressSearch({ fetch })
    for (let asked = 0; asked < 10; asked++) await rest(store, 'Lyon')
    expect(store.getSnapshot().status).toBe('empty')
    expect(urls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(300)
    await rest(store, 'Lyon')
    expect(urls).toHaveLength(2)
  })

  test('is answered from the cache until it has had 50 others', async () => {
    const { fetch, urls } = fakeFetch(responseTo)
    const store = createAddressSearch({ fetch })
    const others = Array.from({ length: 49 }, (_, index) => `${index} rue`)
    for (const text of ['Lyon', ...others, 'Lyon']) await rest(store, text)
    expect(urls).toHaveLength(50)
    for (const text of ['50 rue', 'Lyon']) await rest(store, text)
    expect(urls.slice(50).map(queryOf)).toEqual(['50 rue', 'Lyon'])
  })
})

describe('a snapshot', () => {
  test('is the same object between two changes, and each change is notified once', async () => {
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
    unsubscribe()
    await rest(store, 'Nice')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('cannot be changed', async () => {
    const store = createAddressSearch(fakeFetch(responseTo))
    await rest(store, 'Lyon')
    const snapshot = store.getSnapshot()
    const [address] = snapshot.suggestions
    const parts = [snapshot, snapshot.suggestions, address, address?.coordinates]
    expect(parts.filter((part) => !Object.isFrozen(part))).toEqual([])
  })
})

describe('a listener', () => {
  test('that throws is reported as uncaught, and keeps neither the others nor onError from being told', async () => {
    const uncaught = catchUncaughtErrors()
    const [inListener, inOnError] = [new Error('in a listener'), new Error('in onError')]
    const told: unknown[] = []
    const onError = () => {
      told.push('onError')
      throw inOnError
    }
    const store = createAddressSearch({ ...fakeFetch(responseTo), onError })
    store.subscribe(() => {
      throw inListener
    })
    store.subscribe(() => told.push(store.getSnapshot().status))
    await rest(store, OUTAGE)
    expect(told).toEqual(['searching', 'failed', 'onError'])
    expect(uncaught).toEqual([inListener, inListener, inOnError])
  })

  test('that is subscribed twice has two subscriptions, and each ends once', () => {
    const store = createAddressSearch(fakeFetch(responseTo))
    const listener = vi.fn()
    const unsubscribe = store.subscribe(listener)
    store.subscribe(listener)
    store.setQuery('Lyon')
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    unsubscribe()
    store.setQuery('Nice')
    expect(listener).toHaveBeenCalledTimes(3)
  })
})

describe('a disposed search', () => {
  test('ends the timer and the request, and takes no answer, text or listener any more', async () => {
    const { fetch, requests } = heldService()
    const store = createAddressSearch({ fetch })
    await rest(store, 'Lyon')
    const searching = store.getSnapshot()
    store.dispose()
    expect(requests[0]?.signal.aborted).toBe(true)
    const listener = vi.fn()
    store.subscribe(listener)
    requests[0]?.answer()
    await rest(store, 'Nice')
    expect(listener).not.toHaveBeenCalled()
    expect(store.getSnapshot()).toBe(searching)
    expect(requests).toHaveLength(1)
  })

  test('notifies no other listener when one disposes of it', () => {
    const store = createAddressSearch(fakeFetch(responseTo))
    const late = vi.fn()
    store.subscribe(() => store.dispose())
    store.subscribe(late)
    store.setQuery('Lyon')
    expect(late).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('whatever the order of keystrokes, pauses and answers, a search', () => {
  test('never shows suggestions of another text, and ends on the answer for the last one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), keystrokes(), async (scheduler, strokes) => {
        const store = createAddressSearch({ ...lateService(scheduler), near: MACON })
        const snapshots = [store.getSnapshot()]
        store.subscribe(() => snapshots.push(store.getSnapshot()))
        scheduler.scheduleSequence(
          strokes.map(({ text, pauseMs }) => ({
            label: `type ${JSON.stringify(text)}, rest ${pauseMs} ms`,
            builder: async () => {
              store.setQuery(text)
              expect(store.getSnapshot().query).toBe(text)
              vi.advanceTimersByTime(pauseMs)
            },
          })),
        )
        await settle(scheduler)

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
})

function keystrokes() {
  return fc.array(
    fc.record({
      text: fc.constantFrom('', 'Ly', 'Lyon', ' Lyon', 'Lyon 3', NOWHERE, OUTAGE),
      pauseMs: fc.constantFrom(0, 100, 299, 300, 500),
    }),
    { maxLength: 12 },
  )
}

/** Types a text and lets it rest until it is searched and answered. */
async function rest(store: AddressSearch, query: string) {
  store.setQuery(query)
  await vi.advanceTimersByTimeAsync(300)
}

/** Holds every request until it is answered, regardless of its signal. */
function heldService() {
  const requests: { query: string; signal: AbortSignal; answer: () => void }[] = []
  const fetch = (url: string, { signal }: RequestInit = {}) =>
    new Promise<Response>((resolve) => {
      const answer = () => resolve(responseTo(url))
      requests.push({ query: queryOf(url), signal: signal as AbortSignal, answer })
    })
  return { requests, fetch }
}

/** Answers when the scheduler says so, in whatever order, and regardless of signal and time. */
function lateService(scheduler: fc.Scheduler) {
  const fetch = (url: string) =>
    scheduler.schedule(Promise.resolve(url), `answer ${queryOf(url)}`).then(responseTo)
  return { fetch, timeoutMs: 60_000 }
}

/** Lets the last text rest, and all answers arrive. */
async function settle(scheduler: fc.Scheduler) {
  await scheduler.waitIdle()
  await vi.advanceTimersByTimeAsync(300)
  await scheduler.waitIdle()
  await vi.advanceTimersByTimeAsync(0)
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

function addressFor(query: string): Address {
  const label = `1 rue de ${query}`
  return query.startsWith(MACON.name)
    ? { label, city: MACON.name, coordinates: IN_MACON }
    : { label, coordinates: { latitude: 45, longitude: 4 } }
}

/** What two searches near Mâcon find. */
function bothAnswersFor(query: string) {
  return [addressFor(`${MACON.name} ${query}`), addressFor(query)]
}
