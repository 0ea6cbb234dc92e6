import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  type AddressRequest,
  passDebounce,
  stubAddressService,
} from '../support/components/address-service.ts'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { openSite } from '../support/components/open-site.tsx'
import { plain, textsOf } from '../support/components/texts.ts'
import type { FoundAddress } from '../support/found-address.ts'
import { placeAt } from '../support/places.ts'

// The chooser, without its dialog.
const chooser = page.getByRole('region', { name: 'Choisissez votre ville' })
const filter = chooser.getByRole('searchbox', { name: 'Ville, code postal ou adresse' })
const links = chooser.getByRole('listitem').getByRole('link')
const largest = 'Paris,Marseille,Lyon,Toulouse,Nice,Nantes,Montpellier,Strasbourg,Bordeaux,Lille'

let requests: AddressRequest[]
let visited: readonly string[]

fakeTimeouts()
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  requests = stubAddressService()
  visited = (await openSite('/nulle-part')).visited
})

const rows = () => textsOf(links.elements())
const seen = () => plain(document.querySelector('search + p')?.textContent ?? '')
const heard = () => plain(chooser.getByRole('status').element().textContent)

/** Types a text that is none of the covered cities, and lets it rest. Returns the request for it. */
async function search(text: string) {
  await filter.fill(text)
  await expect.poll(seen).toBe('Recherche en cours...')
  return nextRequest()
}

/** The code that asks comes with the first such text. */
async function nextRequest() {
  await expect.poll(() => passDebounce() ?? requests.length).toBeGreaterThan(0)
  return requests.shift() as AddressRequest
}

/** Searches, and lets the service find these. */
async function find(text: string, ...found: FoundAddress[]) {
  const request = await search(text)
  request.found(...found)
  await expect.poll(seen).not.toBe('Recherche en cours...')
}

/** As the service describes a commune. */
function commune(name: string, department: string, coordinates = placeAt('lyon', 8, 270)) {
  const context = `0, ${department}, Région`
  return { label: name, city: name, type: 'municipality', context, coordinates }
}

const bron = commune('Bron', 'Rhône')
const bronvaux = commune('Bronvaux', 'Moselle', placeAt('brest', 166, 270))
const street = { ...bron, label: 'Rue Neuve 69500 Bron', type: 'street' }

test('a covered city is not asked for, other texts as communes or addresses', async () => {
  await filter.fill('lyon')
  await expect.poll(rows).toEqual(['Lyon'])
  expect(requests).toEqual([])
  const typeOf = ({ url }: AddressRequest) => url.searchParams.get('type')
  expect(typeOf(await search('12 bron'))).toBe(null)
  expect(typeOf(await search('69500 Bron'))).toBe('municipality')
})

test('what is found is listed with its city, and counted aloud once', async () => {
  const request = await search('bron')
  vi.advanceTimersByTime(500)
  expect(heard()).toBe('')
  request.found(bron, street, bronvaux)
  const bronRow = 'Bron (Rhône) depuis Lyon, à 8 km'
  await expect.poll(rows).toEqual([bronRow, 'Bronvaux (Moselle) depuis Brest, à 166 km'])
  expect(seen()).toBe('2 communes trouvées.')
  await expect.element(chooser.getByText(/Base Adresse Nationale/)).toBeVisible()
  vi.advanceTimersByTime(500)
  await expect.poll(heard).toBe('2 communes trouvées.')
  await find('rue de bron', street, bron)
  expect(rows()).toEqual(['Rue Neuve 69500 Bron depuis Lyon, à 8 km'])
  expect(seen()).toBe('1 adresse trouvée.')
  const nearVilleurbanne = placeAt('villeurbanne', 0, 0)
  await find('69003', commune('Lyon 3e Arrondissement', 'Rhône', nearVilleurbanne))
  expect(rows()).toEqual(['Lyon 3e Arrondissement (Rhône) depuis Lyon'])
  const many = Array.from({ length: 46 }, (_, index) => commune(`B${index}`, 'Marne'))
  await find('51300', ...many)
  expect(rows(), 'of a postcode').toHaveLength(46)
  await find('bcd', ...many)
  expect(seen()).toBe('Les 15 premières : précisez, ou ajoutez le code postal.')
})

test('a place that no city serves is a sentence, which Enter does not follow', async () => {
  await find('97400', commune('Saint-Denis', 'Réunion', { latitude: -20.9, longitude: 55.45 }))
  const sentence = /^Saint-Denis \(Réunion\) Aucune ville .* Nice est à 8\s\d+\skm\.$/
  await expect.element(chooser.getByRole('listitem')).toMatchTextContent(sentence)
  await userEvent.keyboard('{Enter}')
  expect([...rows(), ...visited]).toEqual([])
})

test.each([
  ['the only row', '69500', bron],
  ['the one of this name', 'BRON', bronvaux],
  ['the one of this department', 'Bron (Rhône)', commune('Bron', 'Jura')],
])('Enter, also before the answer, follows %s', async (_, text, other) => {
  const request = await search(text)
  await userEvent.keyboard('{Enter}')
  expect(visited).toEqual([])
  request.found(...new Set([other, bron]))
  await expect.poll(() => visited[0]).toBe('/plombier-lyon')
})

test('Enter with several rows, and ArrowDown, go to the first', async () => {
  await find('bro', bron, bronvaux)
  for (const key of ['{Enter}', '{ArrowDown}']) {
    await filter.click()
    await userEvent.keyboard(key)
    await expect.element(links.first()).toHaveFocus()
  }
  expect(visited).toEqual([])
})

test('until the answer the former rows stay, and a late one is ignored', async () => {
  await find('bron', bron)
  const late = await search('bronv')
  expect(rows()).toHaveLength(1)
  const next = await search('bronva')
  late.found(bron, street)
  next.found(bronvaux)
  await expect.poll(rows).toEqual(['Bronvaux (Moselle) depuis Brest, à 166 km'])
  const last = await search('bronq')
  await userEvent.keyboard('{Enter}{Escape}')
  last.found(bron)
  await expect.poll(rows).toHaveLength(45)
  expect(last.signal.aborted).toBe(true)
  expect(visited).toEqual([])
})

test('where nothing is found, nothing asked, or the service silent, there are cities', async () => {
  const request = await search('zzz')
  expect(rows(), 'while it searches').toEqual([])
  request.found()
  const again = await nextRequest()
  expect(again.url.searchParams.get('type'), 'asked of addresses too').toBe(null)
  again.found()
  await expect.poll(seen).toMatch(/^Rien trouvé\. Choisissez une ville/)
  expect(rows().join()).toBe(largest)
  await filter.fill('zz')
  await expect.poll(seen).toMatch(/^Tapez au moins 3 lettres, ou un code postal/)
  expect(rows().join()).toBe(largest)
  for (const [text, offered] of [
    ['33000 Bordeaux', 'Bordeaux'],
    ['bron', largest],
  ] as const) {
    const silent = await search(text)
    silent.failed(429)
    await expect.poll(seen).toMatch(/^Le service d’adresses ne répond pas\. Choisissez une ville/)
    expect(rows().join()).toBe(offered)
  }
  expect(String(vi.mocked(console.error).mock.calls)).not.toContain('bron')
  await userEvent.keyboard('{Enter}')
  await expect.poll(seen).toBe('Recherche en cours...')
})
