import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Answer = (response: ServerResponse, request: IncomingMessage) => void

/**
 * A server on the loopback interface for one test. The first request gets the first answer and so
 * on; the last answer is repeated. `requests` lists the paths that were asked for; `asked` and
 * `hungUp` resolve when the first request comes and when its connection is closed.
 */
export async function startServer(...answers: [Answer, ...Answer[]]) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)]
    requests.push(request.url ?? '')
    answer?.(response, request)
  })
  const asked = once(server, 'request')
  const hungUp = new Promise<void>((resolve) => {
    server.once('request', (_, response) => response.once('close', resolve))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { baseUrl: `http://127.0.0.1:${port}`, requests, asked, hungUp }
}

export function answerJson(
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): Answer {
  return answerText(JSON.stringify(body), status, {
    'content-type': 'application/json',
    ...headers,
  })
}

export function answerText(
  body: string,
  status = 200,
  headers: Record<string, string> = {},
): Answer {
  return (response) => response.writeHead(status, headers).end(body)
}

export const neverAnswer: Answer = () => {}

export const stopAfterHalf: Answer = (response) => {
  response.writeHead(200).write('{"features":[')
}

export const resetConnection: Answer = (response) => {
  response.socket?.resetAndDestroy()
}

export const resetAfterHalf: Answer = (response) => {
  response.writeHead(200).write('{"features":[', () => response.socket?.resetAndDestroy())
}
