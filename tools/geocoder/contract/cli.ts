import { publicService } from '@plombier/geo-client'
import { driftsOf } from './contract.ts'

// Checks the service at the given address, or else the public one.
const [given] = process.argv.slice(2)
const baseUrl = given ?? publicService
try {
  const drifts = await driftsOf(baseUrl)
  console.info(
    [`${baseUrl} breaks ${drifts.length} sentences of the contract.`, ...drifts].join('\n'),
  )
  process.exitCode = drifts.length > 0 ? 1 : 0
} catch (error) {
  console.error(`${baseUrl} was NOT checked: ${error}`)
  const isDown = /network|timeout|http (407|429|50[234])$/.test(String(error))
  process.exitCode = given === undefined && isDown ? 0 : 1
}
