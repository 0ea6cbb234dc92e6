import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGeocoder } from './geocoder.ts'
import { createHandler } from './handler.ts'
import { basePath } from './protocol.ts'

const { PORT = '4174' } = process.env

if (/^\d{1,5}$/.test(PORT) && Number(PORT) < 65_536) {
  const server = createServer(createHandler(createGeocoder()))
  server.on('error', (error: NodeJS.ErrnoException) => {
    stop(
      error.code === 'EADDRINUSE'
        ? `Port ${PORT} is taken: stop what runs there, or choose another one with PORT.`
        : error.message,
    )
  })
  server.listen(Number(PORT), 'localhost', () => {
    const { port } = server.address() as AddressInfo
    process.stdout.write(`Address server: http://localhost:${port}${basePath}\n`)
  })
} else {
  stop(`PORT must be a number from 0 to 65535, not "${PORT}".`)
}

function stop(reason: string) {
  console.error(reason)
  process.exitCode = 1
}
