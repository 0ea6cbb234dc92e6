import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  type Address,
  type Coordinates,
  createAddressSearch,
  nearestAddress,
} from '../src/index.ts'
import { answerJson, startServer } from './support/address-server.ts'
import { beauneAddresses, emptyAnswer, reverseAnswer } from './support/answers.ts'
import { anyCoordinates, badCoordinates, MUST_BE_COORDINATES } from './support/coordinates.ts'
import { useFakeClock } from './support/fake-clock.ts'
import { fakeFetch } from './support/fake-fetch.ts'

const HOME = { latitude: 47.023_104_9, longitude: 4.840_095_1 }

describe('the nearest address', () => {
  test('is asked for to five decimals, and comes with its distance in metres', async () => {
    const { baseUrl, requests } = await startServer(answerJson(reverseAnswer))
    const nearest = await nearestAddress(HOME, { baseUrl })
    expect(nearest).toEqual({ ...beauneAddresses[0], distance: 37 })
    expect(requests).toEqual(['/reverse/?lat=47.02310&lon=4.84010&limit=1'])
  })

  test('is undefined where none is known around the coordinates', async () => {
    const { baseUrl } = await startServer(answerJson(emptyAnswer))
    await expect(nearestAddress(HOME, { baseUrl })).resolves.toBeUndefined()
  })

  test('is asked for within a metre of any coordinates, in plain decimals', async () => {
    await fc.assert(
      fc.asyncProperty(anyCoordinates(), async ({ latitude, longitude }) => {
        const { fetch, urls } = fakeFetch(() => Response.json(emptyAnswer))
        await nearestAddress({ latitude, longitude }, { fetch })
        const { searchParams } = new URL(urls[0] ?? '')
        for (const [name, degrees] of [
          ['lat', latitude],
          ['lon', longitude],
        ] as const) {
          expect(searchParams.get(name)).toMatch(/^-?\d{1,3}\.\d{5}$/)
          expect(Math.abs(Number(searchParams.get(name)) - degrees)).toBeLessThan(0.00001)
        }
      }),
    )
  })

  test.each(badCoordinates)('of %j is refused by name, without a request', async (coordinates) => {
    const { fetch, urls } = fakeFetch(() => Response.json(reverseAnswer))
    const request = nearestAddress(coordinates as Coordinates, { fetch })
    await expect(request).rejects.toThrow(new TypeError(`coordinates ${MUST_BE_COORDINATES}`))
    expect(urls).toEqual([])
  })
})

test('an earlier wish never wins, whatever the order of texts, positions and answers', async () => {
  useFakeClock()
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), wishes(), async (scheduler, list) => {
      const field = fieldWithPosition(scheduler)
      scheduler.scheduleSequence(
        list.map((wish) => ({
          label: wish,
          builder: async () => {
            field.wish(wish)
            vi.advanceTimersByTime(300)
          },
        })),
      )
      await scheduler.waitIdle()
      await vi.advanceTimersByTimeAsync(0)
      const last = list.at(-1)
      expect(field.shown()).toEqual(last === undefined ? [] : [addressFor(last)])
    }),
  )
})

const POSITION = 'position'

function wishes() {
  return fc.array(fc.constantFrom('Lyon', 'Nice', POSITION), { maxLength: 6 })
}

/** A field as the README makes it, whose answers come when the scheduler says so. */
function fieldWithPosition(scheduler: fc.Scheduler) {
  const answer = (wish: string) => scheduler.schedule(Promise.resolve(wish), `answer ${wish}`)
  const fetch = async (url: unknown) => {
    const query = new URL(String(url)).searchParams.get('q') ?? POSITION
    return Response.json({ features: [featureFor(await answer(query))] })
  }
  const search = createAddressSearch({ fetch })
  let position = new AbortController()
  let nearest: Address | undefined

  async function locate(signal: AbortSignal) {
    await scheduler.schedule(Promise.resolve(), 'locate the device')
    nearest = await nearestAddress(HOME, { fetch, signal })
  }

  return {
    wish(wish: string) {
      position.abort()
      position = new AbortController()
      nearest = undefined
      search.setQuery(wish === POSITION ? '' : wish)
      if (wish === POSITION) locate(position.signal).catch(() => {})
    },
    shown: () => [...search.getSnapshot().suggestions, ...(nearest ? [nearest] : [])],
  }
}

function addressFor(wish: string): Address {
  return { label: `1 rue de ${wish}`, coordinates: { latitude: 45, longitude: 4 } }
}

function featureFor(wish: string) {
  return { properties: { label: addressFor(wish).label }, geometry: { coordinates: [4, 45] } }
}
