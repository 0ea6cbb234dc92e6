import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGeocoder } from '../src/geocoder.ts'
import { createHandler } from '../src/handler.ts'
import { basePath } from '../src/protocol.ts'
import { checkService } from './check-service.ts'
import { expectations } from './expectations.ts'

// Holds the embedded address server and the public service against the same expectations.
const server = createServer(createHandler(createGeocoder()))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo

await report('Embedded address server', `http://127.0.0.1:${port}${basePath}`)
await report('Public address service', `https://data.geopf.fr${basePath}`)
server.close()

async function report(name: string, baseUrl: string) {
  const verdict = await checkService(baseUrl)
  const service = `${name} (${baseUrl})`
  if (!verdict.reached) {
    console.warn(`- ${service} was NOT checked: not reachable from here (${verdict.reason}).`)
  } else if (verdict.drifts.length === 0) {
    console.info(`✓ ${service} meets all ${expectations.length} expectations.`)
  } else {
    console.error(`✗ ${service} has drifted:`)
    for (const drift of verdict.drifts) console.error(`    ${drift}`)
    process.exitCode = 1
  }
}
