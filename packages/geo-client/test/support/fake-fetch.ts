import type { Address, AddressRequestOptions } from '../../src/index.ts'

type Fetch = NonNullable<AddressRequestOptions['fetch']>
export type Answer = (url: string) => ReturnType<Fetch> | Awaited<ReturnType<Fetch>>

/** Gives one answer after the other, the last one again and again, also to what was aborted. */
export function fakeFetch(...answers: Answer[]) {
  const urls: string[] = []
  const signals: AbortSignal[] = []
  const fetch: Fetch = async (url, { signal }) => {
    signals.push(signal)
    const answer = answers[urls.push(url) - 1] ?? answers.at(-1) ?? found()
    return answer(url)
  }
  return { fetch, urls, signals }
}

/** The service's answer with these addresses. */
export function found(...addresses: Address[]) {
  const features = addresses.map(({ coordinates: { latitude, longitude }, ...properties }) => ({
    properties,
    geometry: { coordinates: [longitude, latitude] },
  }))
  return () => Response.json({ features })
}

/** The text that a request asks for. */
export function queryOf(url: string) {
  return new URL(url).searchParams.get('q') ?? ''
}
