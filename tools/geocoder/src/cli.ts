import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGeocoder } from './geocoder.ts'
import { createHandler } from './handler.ts'
import { basePath } from './protocol.ts'

const server = createServer(createHandler(createGeocoder()))
server.listen(Number(process.env['PORT'] ?? 4174), 'localhost', () => {
  const { port } = server.address() as AddressInfo
  console.info(`Address server: http://localhost:${port}${basePath}`)
})
