import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const { PORT = '4174' } = process.env
if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) {
  console.error(`PORT must be a whole number from 0 to 65535, and is ${PORT}.`)
  process.exit(1)
}
const server = createServer()
server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  console.error(code === 'EADDRINUSE' ? `Port ${PORT} is taken. Set PORT to another one.` : message)
  process.exit(1)
})
server.listen(Number(PORT), 'localhost', async () => {
  // Only now, because the index takes a second.
  const { handle } = await import('./handler.ts')
  server.on('request', handle)
  const { port } = server.address() as AddressInfo
  console.info(`Address server: http://localhost:${port}/geocodage`)
})
