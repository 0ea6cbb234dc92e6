import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { handle } from './handler.ts'

const server = createServer(handle)
server.listen(Number(process.env['PORT'] ?? 4174), 'localhost', () => {
  const { port } = server.address() as AddressInfo
  console.info(`Address server: http://localhost:${port}/geocodage`)
})
