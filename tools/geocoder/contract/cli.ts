import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGeocoder } from '../src/geocoder.ts'
import { createHandler } from '../src/handler.ts'
import { basePath } from '../src/protocol.ts'
import { checkService, type Verdict } from './check-service.ts'
import { expectations } from './expectations.ts'

// Checks the service at the given address, or else the embedded and the public one, against the
// expectations.
const [given] = process.argv.slice(2)
if (given === undefined) await checkOurs()
else if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
  fail(`No http(s) address of a service: ${given}`)
} else if (!(await check('Address service', given.replace(/\/+$/, ''))).reached)
  process.exitCode = 1

async function checkOurs() {
  const server = createServer(createHandler(createGeocoder()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await check('Embedded address server', `http://127.0.0.1:${port}${basePath}`)
  await check('Public address service', `https://data.geopf.fr${basePath}`)
  server.close()
}

async function check(name: string, baseUrl: string): Promise<Verdict> {
  const verdict = await checkService(baseUrl)
  const service = `${name} (${baseUrl})`
  if (!verdict.reached) {
    console.warn(`- ${service} was NOT checked: not reachable from here (${verdict.reason}).`)
  } else if (verdict.drifts.length === 0) {
    console.info(`✓ ${service} meets all ${expectations.length} expectations.`)
  } else {
    fail(`✗ ${service} has drifted:`)
    for (const drift of verdict.drifts) console.error(`    ${drift}`)
  }
  return verdict
}

function fail(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}
