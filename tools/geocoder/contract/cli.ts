import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { publicService } from '@plombier/geo-client'
import { createGeocoder } from '../src/geocoder.ts'
import { createHandler } from '../src/handler.ts'
import { basePath } from '../src/protocol.ts'
import { driftsOf } from './check-service.ts'
import { expectations } from './expectations.ts'

// Checks the service at the given address, or else the embedded and the public one, against the
// expectations.
const [given] = process.argv.slice(2)
if (given === undefined) await checkOurs()
else if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
  fail(`No http(s) address of a service: ${given}`)
} else {
  const isReached = await check('Address service', given.replace(/\/+$/, ''))
  if (!isReached) process.exitCode = 1
}

async function checkOurs() {
  const server = createServer(createHandler(createGeocoder())).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await check('Embedded address server', `http://127.0.0.1:${port}${basePath}`)
  await check('Public address service', publicService)
  server.close()
}

/** Says what differs. `false` where the service cannot be reached. */
async function check(name: string, baseUrl: string): Promise<boolean> {
  const service = `${name} (${baseUrl})`
  try {
    const drifts = await driftsOf(baseUrl)
    if (drifts.length > 0) fail([`✗ ${service} has drifted:`, ...drifts].join('\n    '))
    else console.info(`✓ ${service} meets all ${expectations.length} expectations.`)
    return true
  } catch (error) {
    console.warn(`- ${service} was NOT checked: not reachable from here (${reasonOf(error)}).`)
    return false
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? reasonOf(error.cause ?? error.message) : String(error)
}

function fail(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}
