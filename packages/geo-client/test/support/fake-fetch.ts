import type { AddressRequestOptions } from '../../src/index.ts'

/** Records the requested URLs and ignores the signal. */
export function fakeFetch(answer: () => unknown) {
  const urls: string[] = []
  const fetch = async (url: unknown) => {
    urls.push(String(url))
    return (await answer()) as Response
  }
  return { fetch, urls } satisfies AddressRequestOptions & { urls: string[] }
}
