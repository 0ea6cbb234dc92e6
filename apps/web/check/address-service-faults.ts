import * as v from 'valibot'
import type { Fault } from './fault.ts'
import { reasonOf, request } from './request.ts'

const answerSchema = v.object({ features: v.array(v.unknown()) })

/**
 * Whether pages of `site` would get no addresses from this service: the base of its URLs, or a path of
 * the site, which is asked at `url`.
 */
export async function addressServiceFaults(
  addressService: string,
  url: string,
  site: string,
): Promise<Fault[]> {
  const isOfTheSite = addressService.startsWith('/')
  const search = new URL(`${addressService.replace(/\/+$/, '')}/search/?q=bordeaux&limit=1`, url)
  try {
    const response = await request(search, { Origin: site })
    if (!response.ok) return [noAddresses(`answers HTTP ${response.status}`)]
    const allowed = response.headers.get('Access-Control-Allow-Origin')
    if (!isOfTheSite && allowed !== '*' && allowed !== site) {
      return [
        {
          what: `does not let pages of ${site} read its answers`,
          remedy: `Let it send “Access-Control-Allow-Origin: ${site}”, or build for another with VITE_GEOCODER_URL`,
        },
      ]
    }
    const isAnswer = v.is(answerSchema, await response.json())
    return isAnswer ? [] : [noAddresses('answers, but with no list of addresses')]
  } catch (error) {
    return [noAddresses(`does not answer: ${reasonOf(error)}`)]
  }
}

function noAddresses(what: string): Fault {
  return {
    what,
    remedy: 'Compare it with pnpm geocoder:contract, or build for another with VITE_GEOCODER_URL',
  }
}
