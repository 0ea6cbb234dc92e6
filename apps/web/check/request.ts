/** Asks as a browser does, but does not follow redirects. Rejects if no answer comes in 10 seconds. */
export function request(url: URL, headers: Readonly<Record<string, string>> = {}) {
  return fetch(url, {
    headers: { 'Accept-Encoding': 'br, gzip', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
}

/** Why there was no answer. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
