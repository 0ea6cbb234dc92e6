import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** Makes a server listen, and returns its port, which nothing listened at. */
async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  await once(server.listen(0, host), 'listening')
  return (server.address() as AddressInfo).port
}

/** A port of loopback that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  return port
}
