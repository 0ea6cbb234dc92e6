import { inspect } from 'node:util'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Address,
  type AddressSearch,
  AddressSearchError,
  type Coordinates,
  createAddressSearch,
} from '../src/index.ts'
import { emptyAnswer } from './support/answers.ts'
import { badCoordinates, MUST_BE_COORDINATES } from './support/coordinates.ts'
import { useFakeClock } from './support/fake-clock.ts'
import { fakeFetch } from './support/fake-fetch.ts'

const NOWHERE = 'nulle part'
const OUTAGE = 'rue en panne'
/** Far from every address but those whose text has its name. */
const MACON = { latitude: 46.3, longitude: 4.83, name: 'Mâcon' }

beforeEach(useFakeClock)

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an address search', () => {
  test('starts idle, searches once the text has rested, and shows what it found', async () => {
    const { fetch, calls } = fakeService()
    const store = createAddressSearch({ fetch })
    expect(store.getSnapshot()).toEqual({ status: 'idle', query: '', suggestions: [] })

    for (const query of ['8 b', '8 bd', '8 bd du', '8 bd du port']) {
      store.setQuery(query)
      expect(store.getSnapshot()).toEqual({ status: 'searching', query, suggestions: [] })
      await vi.advanceTimersByTimeAsync(299)
    }
    expect(calls).toEqual([])

    await vi.advanceTimersByTimeAsync(1)
    expect(calls).toEqual(['8 bd du port'])
    expect(store.getSnapshot()).toEqual({
      status: 'found',
      query: '8 bd du port',
      suggestions: [addressFor('8 bd du port')],
    })
  })

  test('tells an empty answer from a failure', async () => {
    const store = createAddressSearch(fakeService())
    await rest(store, NOWHERE)
    expect(store.getSnapshot()).toEqual({ status: 'empty', query: NOWHERE, suggestions: [] })
    await rest(store, OUTAGE)
    expect(store.getSnapshot()).toMatchObject({ status: 'failed', query: OUTAGE, suggestions: [] })
  })

  test('says why the service did not answer, and nothing once it does', async () => {
    const store = createAddressSearch(fakeService())
    await rest(store, OUTAGE)
    expect(store.getSnapshot().error).toMatchObject({ code: 'http', status: 403 })
    await rest(store, 'Lyon')
    expect(store.getSnapshot().error).toBeUndefined()
  })

  test('tells each failure once, after it is shown, and never the text', async () => {
    const told: unknown[] = []
    const store = createAddressSearch({
      ...fakeService(),
      onError: (error) => told.push([store.getSnapshot().status, error]),
    })
    for (const query of ['Lyon', NOWHERE, OUTAGE]) await rest(store, query)
    expect(told).toEqual([['failed', new AddressSearchError('http', 403)]])
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

  test('fails after the time limit of the search where the service never answers', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const store = createAddressSearch()
    store.setQuery('Lyon')
    await vi.advanceTimersByTimeAsync(300 + 4999)
    expect(store.getSnapshot().status).toBe('searching')
    await vi.advanceTimersByTimeAsync(1)
    expect(store.getSnapshot().status).toBe('failed')
  })

  test('searches as searchAddresses does, with its options', async () => {
    const { fetch, urls } = fakeFetch(() => Response.json(emptyAnswer))
    const near = { latitude: 45.76, longitude: 4.83 }
    const store = createAddressSearch({ baseUrl: 'https://example.org/ban', limit: 7, near, fetch })
    await rest(store, 'Lyon')
    expect(urls).toEqual([
      'https://example.org/ban/search/?q=Lyon&limit=7&lat=45.76000&lon=4.83000',
    ])
  })

  test.each(badCoordinates)('refuses %j as what is near, by name', (near) => {
    expect(() => createAddressSearch({ near: near as Coordinates })).toThrow(
      new TypeError(`near ${MUST_BE_COORDINATES}`),
    )
  })

  test.each(['', 'Ly', ' Ly ', '!? Ly'])('stays idle without a request for %j', async (query) => {
    const { fetch, calls } = fakeService()
    const store = createAddressSearch({ fetch })
    await rest(store, query)
    expect(store.getSnapshot()).toEqual({ status: 'idle', query, suggestions: [] })
    expect(calls).toEqual([])
  })

  test('takes another debounceMs and another minLength', async () => {
    const { fetch, calls } = fakeService()
    const store = createAddressSearch({ fetch, debounceMs: 50, minLength: 5 })
    await rest(store, 'Lyon')
    expect(store.getSnapshot().status).toBe('idle')
    store.setQuery('Paris')
    await vi.advanceTimersByTimeAsync(50)
    expect(calls).toEqual(['Paris'])
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

  test('is reset by an empty text, as after a pick', async () => {
    const { fetch, calls } = fakeService()
    const store = createAddressSearch({ fetch })
    await rest(store, 'Lyon')
    store.setQuery('')
    expect(store.getSnapshot()).toEqual({ status: 'idle', query: '', suggestions: [] })
    store.setQuery('Nice')
    await rest(store, '')
    expect(calls).toEqual(['Lyon'])
  })

  test('searches a second time with the name of what is near, and caches both answers as one', async () => {
    const { fetch, calls } = fakeService()
    const store = createAddressSearch({ fetch, near: MACON })
    for (const query of ['Lyon', '', 'Lyon']) await rest(store, query)
    expect(store.getSnapshot().suggestions).toEqual(bothAnswersFor('Lyon'))
    expect(calls).toEqual(['Lyon', 'Lyon Mâcon'])
  })

  test('ends the second search with an earlier text, and shows nothing of it', async () => {
    const { fetch, requests } = heldService()
    const store = createAddressSearch({ fetch, near: MACON })
    await rest(store, 'Lyon')
    requests[0]?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(store.getSnapshot().status).toBe('searching')
    store.setQuery('')
    expect(requests.map(({ query, signal }) => [query, signal.aborted])).toEqual([
      ['Lyon', true],
      ['Lyon Mâcon', true],
    ])
    requests[1]?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(store.getSnapshot()).toEqual({ status: 'idle', query: '', suggestions: [] })
  })

  test('shows what the first search found once the time of both is over', async () => {
    const { fetch, requests } = heldService()
    const store = createAddressSearch({ fetch, near: MACON })
    await rest(store, 'Lyon')
    await vi.advanceTimersByTimeAsync(3000)
    requests[0]?.answer()
    await vi.advanceTimersByTimeAsync(1999)
    expect(store.getSnapshot().status).toBe('searching')
    await vi.advanceTimersByTimeAsync(1)
    expect(store.getSnapshot().suggestions).toEqual([addressFor('Lyon')])
  })

  test('is independent of another one', async () => {
    const one = createAddressSearch(fakeService())
    const other = createAddressSearch(fakeService())
    await rest(one, 'Lyon')
    await rest(other, 'Nice')
    other.dispose()
    expect(one.getSnapshot().suggestions).toEqual([addressFor('Lyon')])
    await rest(one, 'Lille')
    expect(one.getSnapshot().suggestions).toEqual([addressFor('Lille')])
  })
})

describe('the same text again', () => {
  test('changes nothing while its search runs and once it is answered', async () => {
    const { fetch, calls } = fakeService()
    const store = createAddressSearch({ fetch })
    store.setQuery('Lyon')
    await vi.advanceTimersByTimeAsync(200)
    store.setQuery('Lyon')
    await vi.advanceTimersByTimeAsync(100)
    const answered = store.getSnapshot()
    expect(answered.status).toBe('found')
    await rest(store, 'Lyon')
    expect(store.getSnapshot()).toBe(answered)
    expect(calls).toEqual(['Lyon'])
  })

  test('is searched again after a failure, so that a focus can retry', async () => {
    const { fetch, calls } = fakeService()
    const store = createAddressSearch({ fetch })
    await rest(store, OUTAGE)
    store.setQuery(OUTAGE)
    expect(store.getSnapshot().status).toBe('searching')
    await vi.advanceTimersByTimeAsync(300)
    expect(calls).toEqual([OUTAGE, OUTAGE])
  })

  test.each(['Lyon', NOWHERE])('is answered at once from the cache for %j', async (query) => {
    const { fetch, calls } = fakeService()
    const store = createAddressSearch({ fetch })
    await rest(store, `${query} `)
    const { status, suggestions } = store.getSnapshot()
    // About as many texts as it takes to fill in one address.
    for (let number = 1; number <= 20; number++) await rest(store, `${number} rue`)
    calls.length = 0
    await rest(store, ` ${query}  `)
    expect(store.getSnapshot()).toEqual({ status, query: ` ${query}  `, suggestions })
    expect(calls).toEqual([])
  })

  test('is searched again later, as failures are not cached', async () => {
    const { fetch, calls } = fakeService()
    const store = createAddressSearch({ fetch })
    for (const query of [OUTAGE, 'Lyon', OUTAGE]) await rest(store, query)
    expect(calls).toEqual([OUTAGE, 'Lyon', OUTAGE])
  })

  test('is dropped from the cache after many others', async () => {
    const { fetch, calls } = fakeService()
    const store = createAddressSearch({ fetch })
    await rest(store, 'Lyon')
    for (let number = 1; number <= 1000; number++) await rest(store, `${number} rue`)
    calls.length = 0
    await rest(store, '1000 rue')
    await rest(store, 'Lyon')
    expect(calls).toEqual(['Lyon'])
  })
})

describe('a snapshot', () => {
  test('is the same object between two changes, and each change is notified once', async () => {
    const store = createAddressSearch(fakeService())
    const listener = vi.fn()
    const unsubscribe = store.subscribe(listener)
    store.setQuery('Lyon')
    const searching = store.getSnapshot()
    await vi.advanceTimersByTimeAsync(299)
    expect(store.getSnapshot()).toBe(searching)
    expect(listener).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(store.getSnapshot()).not.toBe(searching)
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    await rest(store, 'Nice')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('cannot be changed', async () => {
    const store = createAddressSearch(fakeService())
    await rest(store, 'Lyon')
    const snapshot = store.getSnapshot()
    expect(Object.isFrozen(snapshot) && Object.isFrozen(snapshot.suggestions)).toBe(true)
  })
})

describe('a disposed search', () => {
  test('ends the timer and the request, and takes no further text or listener', async () => {
    const { fetch, requests } = heldService()
    const onError = vi.fn()
    const store = createAddressSearch({ fetch, onError })
    await rest(store, 'Lyon')
    store.dispose()
    expect(requests[0]?.signal.aborted).toBe(true)
    const listener = vi.fn()
    store.subscribe(listener)
    await rest(store, 'Nice')
    expect(listener).not.toHaveBeenCalled()
    expect(onError).not.toHaveBeenCalled()
    expect(requests).toHaveLength(1)
  })

  test('notifies no other listener when one disposes of it', () => {
    const store = createAddressSearch(fakeService())
    const late = vi.fn()
    store.subscribe(() => store.dispose())
    store.subscribe(late)
    store.setQuery('Lyon')
    expect(late).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('whatever the order of keystrokes, pauses and answers', () => {
  test('never shows suggestions of another text, and ends on the answer for the last one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), keystrokes(), async (scheduler, strokes) => {
        const store = createAddressSearch(lateService(scheduler))
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
          expect(suggestions).toEqual(status === 'found' ? [addressFor(query.trim())] : [])
        }
        const last = strokes.at(-1)?.text ?? ''
        expect(snapshots.at(-1)).toMatchObject({ query: last, status: outcomeOf(last) })
      }),
    )
  })

  test('shows nothing of a second search before it is answered, nor for another text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), keystrokes(), async (scheduler, strokes) => {
        const store = createAddressSearch({ ...lateService(scheduler), near: MACON })
        const snapshots = [store.getSnapshot()]
        store.subscribe(() => snapshots.push(store.getSnapshot()))
        scheduler.scheduleSequence(
          strokes.map(({ text, pauseMs }) => async () => {
            store.setQuery(text)
            vi.advanceTimersByTime(pauseMs)
          }),
        )
        await settle(scheduler)

        for (const { status, query, suggestions } of snapshots) {
          expect(suggestions).toEqual(status === 'found' ? bothAnswersFor(query.trim()) : [])
        }
        const last = strokes.at(-1)?.text ?? ''
        expect(snapshots.at(-1)).toMatchObject({ query: last, status: outcomeOf(last) })
      }),
    )
  })

  test('makes at most one request per pause', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), keystrokes(), async (scheduler, strokes) => {
        const changes = strokes.filter(({ text }, index) => text !== strokes[index - 1]?.text)
        let typedAt = 0
        const requests: { typedAt: number; pauseMs: number }[] = []
        const { fetch, ...options } = lateService(scheduler)
        const store = createAddressSearch({
          ...options,
          fetch(url) {
            requests.push({ typedAt, pauseMs: Date.now() - typedAt })
            return fetch(url)
          },
        })
        scheduler.scheduleSequence(
          changes.map(({ text, pauseMs }) => async () => {
            typedAt = Date.now()
            store.setQuery(text)
            vi.advanceTimersByTime(pauseMs)
          }),
        )
        await scheduler.waitIdle()

        expect(new Set(requests.map((request) => request.typedAt)).size).toBe(requests.length)
        for (const { pauseMs } of requests) expect(pauseMs).toBeGreaterThanOrEqual(300)
      }),
    )
  })

  test('changes and notifies nothing once it is disposed of', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        keystrokes(),
        keystrokes(),
        async (scheduler, before, after) => {
          const { fetch: answer, ...options } = lateService(scheduler)
          const fetch = vi.fn(answer)
          const listener = vi.fn()
          const onError = vi.fn()
          const store = createAddressSearch({ ...options, fetch, onError })
          store.subscribe(listener)
          const type =
            ({ text, pauseMs }: Keystroke) =>
            async () => {
              store.setQuery(text)
              vi.advanceTimersByTime(pauseMs)
            }
          let atDisposal: unknown
          const now = () => [
            store.getSnapshot(),
            ...[fetch, listener, onError].map(({ mock }) => mock.calls.length),
          ]
          scheduler.scheduleSequence([
            ...before.map(type),
            async () => {
              store.dispose()
              atDisposal = now()
            },
            ...after.map(type),
          ])
          await settle(scheduler)
          expect(now()).toEqual(atDisposal)
        },
      ),
    )
  })
})

interface Keystroke {
  readonly text: string
  readonly pauseMs: number
}

function keystrokes() {
  return fc.array(
    fc.record<Keystroke>({
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

/** Records the texts that were searched. */
function fakeService() {
  const calls: string[] = []
  const fetch = async (url: unknown) => {
    calls.push(queryOf(url))
    return responseTo(url)
  }
  return { calls, fetch }
}

/** Holds every request until it is answered, regardless of its signal. */
function heldService() {
  const requests: { query: string; signal: AbortSignal; answer: () => void }[] = []
  const fetch = (url: unknown, { signal }: RequestInit = {}) =>
    new Promise<Response>((resolve) => {
      const answer = () => resolve(responseTo(url))
      requests.push({ query: queryOf(url), signal: signal as AbortSignal, answer })
    })
  return { requests, fetch }
}

/** Answers when the scheduler says so, in whatever order, and regardless of signal and time. */
function lateService(scheduler: fc.Scheduler) {
  const fetch = (url: unknown) =>
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

function queryOf(url: unknown) {
  return new URL(String(url)).searchParams.get('q') ?? ''
}

function responseTo(url: unknown) {
  const query = queryOf(url)
  // A refusal, because an outage is retried.
  if (query === OUTAGE) return new Response('', { status: 403 })
  const { label, coordinates } = addressFor(query)
  const { longitude, latitude } = coordinates
  const feature = { properties: { label }, geometry: { coordinates: [longitude, latitude] } }
  return Response.json({ features: query === NOWHERE ? [] : [feature] })
}

function outcomeOf(text: string) {
  if (text.length < 3) return 'idle'
  if (text === OUTAGE) return 'failed'
  return text === NOWHERE ? 'empty' : 'found'
}

function addressFor(query: string): Address {
  const { latitude, longitude } = query.endsWith(MACON.name)
    ? MACON
    : { latitude: 45, longitude: 4 }
  return { label: `1 rue de ${query}`, coordinates: { latitude, longitude } }
}

/** What two searches near Mâcon find. */
function bothAnswersFor(query: string) {
  return [addressFor(`${query} ${MACON.name}`), addressFor(query)]
}
