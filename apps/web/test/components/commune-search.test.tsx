import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  type AddressRequest,
  passDebounce,
  stubAddressService,
} from '../support/components/address-service.ts'
import { fakeTimeouts, holdNavigations } from '../support/components/browser.ts'
import { openSite } from '../support/components/render.tsx'
import { plain, textsOf } from '../support/components/texts.ts'
import type { FoundAddress } from '../support/found-address.ts'
import { placeNorthOf } from '../support/places.ts'

// The chooser, without its dialog.
const chooser = page.getByRole('region', { name: 'Choisissez votre ville' })
const filter = chooser.getByRole('searchbox', { name: 'Ville ou code postal' })
const links = chooser.getByRole('listitem').getByRole('link')

let requests: AddressRequest[]
let navigations: readonly string[]

fakeTimeouts()
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  requests = stubAddressService()
  await openSite('/nulle-part')
  navigations = holdNavigations()
})

const rows = () => textsOf(links.elements())
const seen = () => plain(document.querySelector('search + p')?.textContent ?? '')
const heard = () => plain(chooser.getByRole('status').element().textContent)

/** Types a text that is none of the covered cities, and lets it rest. Returns the request for it. */
async function search(text: string) {
  await filter.fill(text)
  await expect.poll(seen).toBe('Recherche en cours...')
  // The code that asks comes with the first such text.
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
function commune(name: string, department: string, coordinates = placeNorthOf('lyon', -8)) {
  const context = `69, ${department}, Région`
  return { label: name, city: name, type: 'municipality', context, coordinates }
}

const bron = commune('Bron', 'Rhône')
const bronvaux = commune('Bronvaux', 'Moselle', placeNorthOf('brest', 166))

test('the service is asked for communes only where no covered city has the text', async () => {
  await filter.fill('lyon')
  await expect.poll(rows).toEqual(['Lyon'])
  expect(requests).toEqual([])
  const { url } = await search('69500')
  expect(url.searchParams.get('type')).toBe('municipality')
})

test('a commune leads to the nearest city, and a covered one to itself', async () => {
  await find('bron', bron, bronvaux)
  const bronRow = 'Bron 69, Rhône depuis Lyon, à 8 km'
  expect(rows()).toEqual([bronRow, 'Bronvaux 69, Moselle depuis Brest, à 166 km'])
  await expect.element(chooser.getByText(/Base Adresse Nationale/)).toBeVisible()
  vi.advanceTimersByTime(500)
  await expect.poll(heard).toBe(seen())
  const nearVilleurbanne = placeNorthOf('villeurbanne', 0)
  await find('69003', commune('Lyon 3e Arrondissement', 'Rhône', nearVilleurbanne))
  expect(rows()).toEqual(['Lyon 3e Arrondissement 69, Rhône depuis Lyon'])
  await find('26000', commune('Valence', 'Rhône', nearVilleurbanne))
  expect(rows(), 'another of this name').toEqual(['Valence 69, Rhône depuis Villeurbanne, à 0 km'])
})

test('Enter follows the only commune found, also if it is pressed before the answer', async () => {
  const request = await search('69500')
  await userEvent.keyboard('{Enter}')
  expect(navigations).toEqual([])
  request.found(bron)
  await expect.poll(() => navigations.join()).toMatch(/\/plombier-lyon$/)
})

test('with several communes found, Enter focuses the first', async () => {
  await find('bro', bron, bronvaux)
  await userEvent.keyboard('{Enter}')
  await expect.element(links.first()).toHaveFocus()
  expect(navigations).toEqual([])
})

test('an emptied field ends the search, and its late answer is ignored', async () => {
  const last = await search('bronq')
  await userEvent.keyboard('{Enter}{Escape}')
  last.found(bron)
  await expect.poll(rows).toHaveLength(45)
  await expect.element(filter).toHaveFocus()
  // By then, the late answer would have led to Lyon.
  await find('bronx', bronvaux)
  expect(navigations).toEqual([])
})

test('all cities are listed where no commune is found, asked for or answered', async () => {
  await find('zzz')
  expect(seen()).toMatch(/^Rien trouvé/)
  expect(rows()).toHaveLength(45)
  await filter.fill('zz')
  await expect.poll(seen).toMatch(/^Tapez au moins 3 lettres/)
  const silent = await search('bron')
  silent.failed(429)
  await expect.poll(seen).toMatch(/^Le service d’adresses ne répond pas/)
  expect(rows()).toHaveLength(45)
  expect(String(vi.mocked(console.error).mock.calls)).not.toContain('bron')
})
