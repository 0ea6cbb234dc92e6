import { type Address, nearestAddress, searchAddresses } from '@plombier/geo-client'

const lyon = { latitude: 45.7532, longitude: 4.829 }
const lille = { latitude: 50.6305, longitude: 3.0706 }

/**
 * What the client sends, and what it reads of the answers of the embedded and the public service alike. Returns
 * the sentences that the service at `baseUrl` breaks.
 *
 * @throws AddressSearchError if the service does not answer
 */
export async function driftsOf(baseUrl: string): Promise<readonly string[]> {
  const drifts: string[] = []
  const expectTo = (sentence: string, isRight: unknown, answer: unknown) => {
    if (!isRight) drifts.push(`${sentence} Not ${JSON.stringify(answer)}`)
  }
  const expectLabel = async (sentence: string, text: string, label: RegExp, near?: typeof lyon) => {
    const [first] = await searchAddresses(text, { baseUrl, near })
    expectTo(sentence, label.test(first?.label ?? ''), first)
  }

  const [city] = await searchAddresses('lyon', { baseUrl, near: lyon })
  const details = [city?.label, city?.type, city?.city, city?.citycode].join()
  const hasDetails = details === 'Lyon,municipality,Lyon,69123' && city?.postcode && city.context
  expectTo('A commune has its details.', hasDetails && isWithin(10_000, city), city)
  const many = await searchAddresses('saint martin', { baseUrl })
  expectTo('There are five addresses where there are more.', many.length === 5, many.length)
  const none = await searchAddresses('zzzzqqqqxxxx', { baseUrl })
  expectTo('Nothing is found for nonsense, without an error.', none.length === 0, none)
  await expectLabel('200 characters are accepted.', 'rivoli '.repeat(29).slice(0, 200), /^/)
  await expectLabel('A far commune is found.', 'place bellecour lyon', /6900\d Lyon$/, lille)
  await expectLabel('The last word may be begun.', 'rue victor hugo villeurb', /69100 Vill/)
  await expectLabel('A house has its number.', '12 rue victor hugo tours', /^12 Rue Victor Hugo/)
  const [near] = await searchAddresses('rue victor hugo', { baseUrl, near: lyon })
  expectTo('The nearest comes first.', isWithin(20_000, near), near)
  const communes = await searchAddresses('lyo', { baseUrl, type: 'municipality' })
  const areCommunes = communes[0] && communes.every(({ type }) => type === 'municipality')
  expectTo('Communes alone can be asked for.', areCommunes, communes)

  const nearest = await nearestAddress(lyon, { baseUrl })
  const isNearest = nearest?.city === 'Lyon' && isWithin(200, nearest)
  expectTo('The address nearest to a position is found.', isNearest, nearest)
  const nowhere = await nearestAddress({ latitude: 46, longitude: -10 }, { baseUrl })
  expectTo('There is no address at sea, and that is no error.', !nowhere, nowhere)
  const { headers } = await fetch(`${baseUrl}/search/?q=lyon`)
  const allowed = headers.get('access-control-allow-origin')
  expectTo('Pages of any origin may read the answers.', allowed === '*', allowed)
  return drifts
}

function isWithin(metres: number, address: Address | undefined) {
  return address?.distance !== undefined && address.distance <= metres
}
