import * as v from 'valibot'
import { expectations } from './expectations.ts'

export type Verdict =
  | { readonly reached: true; readonly drifts: readonly string[] }
  | { readonly reached: false; readonly reason: string }

// Answers of proxies and gateways, and of a service that is down or busy.
const notReached = [407, 429, 502, 503, 504]

/** Checks the service at `baseUrl` against one expectation after the other. */
export async function checkService(baseUrl: string): Promise<Verdict> {
  const drifts: string[] = []
  for (const { title, path, answer } of expectations) {
    const response = await ask(baseUrl + path)
    if (typeof response === 'string') {
      return drifts.length > 0 ? { reached: true, drifts } : { reached: false, reason: response }
    }
    const { issues = [] } = v.safeParse(answer, response)
    for (const issue of issues) {
      drifts.push(`${title}: ${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`)
    }
  }
  return { reached: true, drifts }
}

/** The answer, or why there is none. */
async function ask(url: string) {
  try {
    const response = await fetch(url, {
      headers: { origin: 'https://example.org' },
      signal: AbortSignal.timeout(10_000),
    })
    if (notReached.includes(response.status)) return `HTTP ${response.status}`
    return {
      ...Object.fromEntries(response.headers),
      status: response.status,
      body: parse(await response.text()),
    }
  } catch (error) {
    return reasonOf(error)
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
