import {
  type Address,
  nearestAddress,
  type SearchAddressesOptions,
  searchAddresses,
} from '@plombier/geo-client'

type Search = readonly [
  title: string,
  query: string,
  options: SearchAddressesOptions,
  isRight: (found: readonly Address[]) => unknown,
]

const rueVictorHugo = { latitude: 45.7532, longitude: 4.829 }
const lille = { latitude: 50.6305, longitude: 3.0706 }
const sea = { latitude: 46, longitude: -10 }
const near = { near: rueVictorHugo }

/** What the client sends, and what it reads of the answers of the embedded and the public service alike. */
const searches: readonly Search[] = [
  ['A commune is complete, with its bare name as the label.', 'lyon', {}, isLyon],
  ['There are five addresses where there are more.', 'saint martin', {}, isLong(5)],
  ['Nothing is found for nonsense, which is no error.', 'zzzzqqqqxxxx', {}, isLong(0)],
  ['200 characters are accepted.', 'rivoli '.repeat(29).slice(0, 200), {}, Boolean],
  ['What is near comes first.', 'rue victor hugo', near, ([first]) => isWithin(20_000, first)],
  [
    'What is far is found.',
    'place bellecour lyon',
    { near: lille },
    isIn('Place Bellecour', 'Lyon'),
  ],
  ['A commune is named first.', 'lyon rue victor hugo', near, isIn('Rue Victor Hugo', 'Lyon')],
  ['The last word is begun.', 'lyon rue vict', near, isIn('Rue Victor Hugo', 'Lyon')],
  ['A commune is begun.', 'rue victor hugo besanc', near, isIn('Rue Victor Hugo', 'Besançon')],
  ['A commune is called Rue.', '80120 rue', {}, ([first]) => first?.label === 'Rue'],
  ['Communes alone are asked for.', 'lyo', { type: 'municipality' }, areCommunes],
]

/**
 * The sentences of the contract that the service at `baseUrl` breaks.
 *
 * @throws AddressSearchError for a service that does not answer
 */
export async function driftsOf(baseUrl: string): Promise<readonly string[]> {
  const drifts: string[] = []
  const expectTo = (title: string, isRight: unknown, answer: unknown) => {
    if (!isRight) drifts.push(`${title} Not ${JSON.stringify(answer)}`)
  }
  for (const [title, query, options, isRight] of searches) {
    const found = await searchAddresses(query, { ...options, baseUrl })
    expectTo(title, isRight(found), found[0])
  }
  const nearest = await nearestAddress(rueVictorHugo, { baseUrl })
  const isNearest = nearest?.city === 'Lyon' && isWithin(200, nearest)
  expectTo('The address nearest to a place is found, with its distance.', isNearest, nearest)
  const atSea = await nearestAddress(sea, { baseUrl })
  expectTo('There is no address at sea, which is no error.', !atSea, atSea)

  const page = { headers: { origin: 'https://example.org' } }
  const { headers } = await fetch(`${baseUrl}/search/?q=lyon`, page)
  const allowed = headers.get('access-control-allow-origin')
  expectTo('Pages of any origin may read the answers.', allowed === '*', allowed)
  return drifts
}

function isLyon([lyon]: readonly Address[]) {
  const { label, type, city, citycode, coordinates } = lyon ?? {}
  return (
    [label, type, city, citycode].join() === 'Lyon,municipality,Lyon,69123' &&
    lyon?.id &&
    lyon.postcode &&
    lyon.context &&
    Math.hypot((coordinates?.latitude ?? 0) - 45.758, (coordinates?.longitude ?? 0) - 4.835) < 0.1
  )
}

/** A street's label ends in postcode and commune: what stands before is the street. */
function isIn(street: string, city: string) {
  return ([first]: readonly Address[]) =>
    first?.city === city && new RegExp(`^${street} \\d{5} ${city}$`).test(first.label)
}

function areCommunes(found: readonly Address[]) {
  return found.length > 0 && found.every(({ type }) => type === 'municipality')
}

function isLong(length: number) {
  return (found: readonly Address[]) => found.length === length
}

function isWithin(metres: number, address: Address | undefined) {
  return address?.distance !== undefined && address.distance <= metres
}
