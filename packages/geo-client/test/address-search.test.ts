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
import { useFakeClock } from './support/fake-clock.ts'
import { fakeFetch } from './support/fake-fetch.ts'
import { MUST_BE_A_PLACE, notPlaces } from './support/places.ts'

const NOWHERE = 'nulle part'
const OUTAGE = 'rue en panne'

beforeEach(useFakeClock)

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an address search', () => {
  test('starts idle, searches once the text has rested, and shows what it found', async () => {
    const { search, calls } = fakeSearch()
    const store = createAddressSearch({ search })
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
    const store = createAddressSearch(fakeSearch())
    await rest(store, NOWHERE)
    expect(store.getSnapshot()).toEqual({ status: 'empty', query: NOWHERE, suggestions: [] })
    await rest(store, OUTAGE)
    expect(store.getSnapshot()).toEqual({ status: 'failed', query: OUTAGE, suggestions: [] })
  })

  test('says why the service did not answer, and nothing once it does', async () => {
    const search = async (query: string) => {
      if (query === OUTAGE) throw new AddressSearchError('http', 503)
      return answerFor(query)
    }
    const store = createAddressSearch({ search })
    await rest(store, OUTAGE)
    expect(store.getSnapshot().error).toMatchObject({ code: 'http', status: 503 })
    await rest(store, 'Lyon')
    expect(store.getSnapshot().error).toBeUndefined()
  })

  test('keeps to itself what a search of its own throws, which may quote the text', async () => {
    const store = createAddressSearch(fakeSearch())
    await rest(store, OUTAGE)
    expect(store.getSnapshot()).toMatchObject({ status: 'failed', error: undefined })
  })

  test('takes a search that throws at once for a failure', async () => {
    const store = createAddressSearch({
      search() {
        throw new Error('out of order')
      },
    })
    await rest(store, 'Lyon')
    expect(store.getSnapshot().status).toBe('failed')
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

  test('hands its place to every search', async () => {
    const near = { latitude: 45.76, longitude: 4.83 }
    const search = vi.fn(async () => [])
    const store = createAddressSearch({ search, near })
    await rest(store, 'Lyon')
    expect(search).toHaveBeenCalledExactlyOnceWith('Lyon', { near, signal: expect.anything() })
  })

  test('asks the service for what is near its place first', async () => {
    const { fetch, urls } = fakeFetch(() => Response.json(emptyAnswer))
    vi.stubGlobal('fetch', fetch)
    await rest(createAddressSearch({ near: { latitude: 45.76, longitude: 4.83 } }), 'Lyon')
    expect(urls).toEqual([expect.stringMatching(/\?q=Lyon&limit=5&lat=45.76000&lon=4.83000$/)])
  })

  test.each(notPlaces)('refuses %j as its place, by name', (near) => {
    expect(() => createAddressSearch({ near: near as Coordinates })).toThrow(
      new TypeError(`near ${MUST_BE_A_PLACE}`),
    )
  })

  test.each(['', 'Ly', ' Ly ', '!? Ly'])('stays idle without a request for %j', async (query) => {
    const { search, calls } = fakeSearch()
    const store = createAddressSearch({ search })
    await rest(store, query)
    expect(store.getSnapshot()).toEqual({ status: 'idle', query, suggestions: [] })
    expect(calls).toEqual([])
  })

  test('takes another debounceMs and another minLength', async () => {
    const { search, calls } = fakeSearch()
    const store = createAddressSearch({ search, debounceMs: 50, minLength: 5 })
    await rest(store, 'Lyon')
    expect(store.getSnapshot().status).toBe('idle')
    store.setQuery('Paris')
    await vi.advanceTimersByTimeAsync(50)
    expect(calls).toEqual(['Paris'])
  })

  test('ends the timer, the request and the late answer of an earlier text', async () => {
    const signals: AbortSignal[] = []
    const answers: ((addresses: readonly Address[]) => void)[] = []
    const store = createAddressSearch({
      search: (_, { signal }) => {
        signals.push(signal)
        return new Promise((resolve) => answers.push(resolve))
      },
    })
    store.setQuery('Lille')
    store.setQuery('Lyon')
    await vi.advanceTimersByTimeAsync(300)
    await rest(store, 'Nice')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])

    answers[1]?.([addressFor('Nice')])
    answers[0]?.([addressFor('Lyon')])
    await vi.advanceTimersByTimeAsync(0)
    expect(store.getSnapshot().suggestions).toEqual([addressFor('Nice')])
  })

  test('is reset by an empty text, as after a pick', async () => {
    const { search, calls } = fakeSearch()
    const store = createAddressSearch({ search })
    await rest(store, 'Lyon')
    store.setQuery('')
    expect(store.getSnapshot()).toEqual({ status: 'idle', query: '', suggestions: [] })
    store.setQuery('Nice')
    await rest(store, '')
    expect(calls).toEqual(['Lyon'])
  })

  test('is independent of another one', async () => {
    const one = createAddressSearch(fakeSearch())
    const other = createAddressSearch(fakeSearch())
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
    const { search, calls } = fakeSearch()
    const store = createAddressSearch({ search })
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
    const { search, calls } = fakeSearch()
    const store = createAddressSearch({ search })
    await rest(store, OUTAGE)
    store.setQuery(OUTAGE)
    expect(store.getSnapshot().status).toBe('searching')
    await vi.advanceTimersByTimeAsync(300)
    expect(calls).toEqual([OUTAGE, OUTAGE])
  })

  test.each(['Lyon', NOWHERE])('is answered at once from the cache for %j', async (query) => {
    const { search, calls } = fakeSearch()
    const store = createAddressSearch({ search })
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
    const { search, calls } = fakeSearch()
    const store = createAddressSearch({ search })
    for (const query of [OUTAGE, 'Lyon', OUTAGE]) await rest(store, query)
    expect(calls).toEqual([OUTAGE, 'Lyon', OUTAGE])
  })

  test('is dropped from the cache after many others', async () => {
    const { search, calls } = fakeSearch()
    const store = createAddressSearch({ search })
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
    const store = createAddressSearch(fakeSearch())
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

  test('cannot be changed, not even through the list that the search gave', async () => {
    const found = [addressFor('Lyon')]
    const store = createAddressSearch({ search: async () => found })
    await rest(store, 'Lyon')
    const snapshot = store.getSnapshot()
    found.pop()
    expect(snapshot.suggestions).toEqual([addressFor('Lyon')])
    expect(Object.isFrozen(snapshot) && Object.isFrozen(snapshot.suggestions)).toBe(true)
  })
})

describe('a disposed search', () => {
  test('ends the timer and the request, and takes no further text or listener', async () => {
    const signals: AbortSignal[] = []
    const store = createAddressSearch({
      search: (_, { signal }) => {
        signals.push(signal)
        return new Promise(() => {})
      },
    })
    await rest(store, 'Lyon')
    store.dispose()
    expect(signals[0]?.aborted).toBe(true)
    const listener = vi.fn()
    store.subscribe(listener)
    await rest(store, 'Nice')
    expect(listener).not.toHaveBeenCalled()
    expect(signals).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('notifies no other listener when one disposes of it', () => {
    const store = createAddressSearch(fakeSearch())
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
        const store = createAddressSearch({ search: answerLater(scheduler) })
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
        await scheduler.waitIdle()
        vi.advanceTimersByTime(300)
        await scheduler.waitIdle()

        for (const { status, query, suggestions } of snapshots) {
          expect(suggestions).toEqual(status === 'found' ? [addressFor(query.trim())] : [])
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
        const answer = answerLater(scheduler)
        const store = createAddressSearch({
          search(query) {
            requests.push({ typedAt, pauseMs: Date.now() - typedAt })
            return answer(query)
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
          const search = vi.fn(answerLater(scheduler))
          const store = createAddressSearch({ search })
          const listener = vi.fn()
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
            search.mock.calls.length,
            listener.mock.calls.length,
          ]
          scheduler.scheduleSequence([
            ...before.map(type),
            async () => {
              store.dispose()
              atDisposal = now()
            },
            ...after.map(type),
          ])
          await scheduler.waitIdle()
          vi.advanceTimersByTime(300)
          await scheduler.waitIdle()
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
function fakeSearch() {
  const calls: string[] = []
  const search = (query: string) => {
    calls.push(query)
    return answerFor(query)
  }
  return { calls, search }
}

/** Answers when the scheduler says so, in whatever order, and regardless of the signal. */
function answerLater(scheduler: fc.Scheduler) {
  return (query: string) =>
    scheduler.schedule(Promise.resolve(query), `answer ${query}`).then(answerFor)
}

async function answerFor(query: string): Promise<readonly Address[]> {
  if (query === OUTAGE) throw new Error('out of order')
  return query === NOWHERE ? [] : [addressFor(query)]
}

function outcomeOf(text: string) {
  if (text.length < 3) return 'idle'
  if (text === OUTAGE) return 'failed'
  return text === NOWHERE ? 'empty' : 'found'
}

function addressFor(query: string): Address {
  return { label: `1 rue de ${query}`, coordinates: { latitude: 45, longitude: 4 } }
}
