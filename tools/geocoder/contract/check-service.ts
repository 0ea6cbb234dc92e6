import * as v from 'valibot'
import { expectations } from './expectations.ts'

// Answers of proxies and gateways, and of a service that is down or busy.
const notReached = [407, 429, 502, 503, 504]

/**
 * What the service at `baseUrl` answers otherwise than expected, a sentence each. Throws where it
 * cannot be reached.
 */
export async function driftsOf(baseUrl: string): Promise<string[]> {
  const drifts: string[] = []
  for (const { title, path, answer } of expectations) {
    const { issues = [] } = v.safeParse(answer, await ask(baseUrl + path))
    for (const issue of issues) {
      drifts.push(`${title}: ${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`)
    }
  }
  return drifts
}

async function ask(url: string) {
  const response = await fetch(url, {
    headers: { origin: 'https://example.org' },
    signal: AbortSignal.timeout(10_000),
  })
  if (notReached.includes(response.status)) throw new Error(`HTTP ${response.status}`)
  return {
    ...Object.fromEntries(response.headers),
    status: response.status,
    body: parse(await response.text()),
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
