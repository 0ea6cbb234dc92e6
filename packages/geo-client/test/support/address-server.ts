import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Answer = (response: ServerResponse) => void

/**
 * A server on the loopback interface for one test, with the same answer for every request. `requests`
 * lists the paths that were asked for; `asked` and `hungUp` resolve when the first request comes and
 * when its connection is closed.
 */
export async function startServer(answer: Answer) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    answer(response)
  })
  const asked = once(server, 'request')
  const hungUp = asked.then(([, response]) => once(response, 'close'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { baseUrl: `http://127.0.0.1:${port}`, requests, asked, hungUp }
}

export const resetConnection: Answer = (response) => {
  response.socket?.resetAndDestroy()
}

export const resetAfterHalf: Answer = (response) => {
  response.writeHead(200).write('{"features":[', () => resetConnection(response))
}
