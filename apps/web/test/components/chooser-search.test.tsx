import { cities } from '@plombier/quote-engine'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readMemory } from '../../src/memory.ts'
import { plain } from '../support/amounts.ts'
import {
  type AddressRequest,
  passDebounce,
  stubAddressService,
} from '../support/components/address-service.ts'
import { fakeTimeouts, holdNavigations } from '../support/components/browser.ts'
import { openSite } from '../support/components/render.tsx'
import { textsOf } from '../support/components/texts.ts'
import type { FoundAddress } from '../support/found-address.ts'
import { placeNorthOf } from '../support/places.ts'

// The chooser, without its dialog.
const chooser = page.getByRole('region', { name: 'Choisissez votre ville' })
const filter = chooser.getByRole('searchbox', { name: 'Ville, code postal ou adresse' })
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
const paths = () => navigations.map((url) => new URL(url).pathname)
const seen = () => plain(document.querySelector('search p[aria-hidden]')?.textContent ?? '')
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
  const context = `${department}, Région`
  return { label: name, city: name, type: 'municipality', context, coordinates }
}

const bron = commune('Bron', '69, Rhône')
const bronvaux = commune('Bronvaux', '57, Moselle', placeNorthOf('brest', 166))

test('the service is asked only where no covered city has the text', async () => {
  await filter.fill('lyon')
  await expect.poll(rows).toEqual(['Lyon'])
  expect(seen()).toBe('1 ville trouvée.')
  expect(requests).toEqual([])
  const { url } = await search('bron')
  expect(url.searchParams.get('type')).toBe('municipality')
})

test('a press on a commune puts it into the form and leads to its city', async () => {
  await find('bron', bron, bronvaux)
  const bronRow = 'Bron (69) Plombier au départ de Lyon, à 8 km'
  expect(rows()).toEqual([bronRow, 'Bronvaux (57) Aucune ville proche : Brest est à 166 km'])
  expect(seen()).toBe('2 communes trouvées.')
  await expect.element(chooser.getByText(/Base Adresse Nationale/)).toBeVisible()
  vi.advanceTimersByTime(500)
  await expect.poll(heard).toBe(seen())
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    // Only holds the other tab.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    const elsewhere = { bubbles: true, cancelable: true, [key]: true }
    links.nth(1).element().dispatchEvent(new MouseEvent('click', elsewhere))
    expect(readMemory(), `for another tab: ${key}`).toBeUndefined()
  }
  await links.first().click()
  expect(paths()).toEqual(['/plombier-lyon'])
  expect(readMemory()?.values.address).toMatchObject({ text: 'Bron', pick: { city: 'Bron' } })
})

test('Enter follows the only commune found, also if it is pressed before the answer', async () => {
  const request = await search('69500')
  await userEvent.keyboard('{Enter}')
  expect(paths()).toEqual([])
  request.found(bron)
  await expect.poll(paths).toEqual(['/plombier-lyon'])
})

test('Enter opens the first of several rows, but not the Enter that ends a composition', async () => {
  await find('bro', bron, bronvaux)
  const composed = { key: 'Enter', bubbles: true, cancelable: true }
  for (const how of [{ keyCode: 229 }, { isComposing: true }]) {
    filter.element().dispatchEvent(new KeyboardEvent('keydown', { ...composed, ...how }))
  }
  await filter.fill('ma')
  await expect.poll(rows).toEqual(['Marseille', 'Mâcon'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(paths).toEqual(['/plombier-marseille'])
})

test('an emptied field ends the search, and its late answer is ignored', async () => {
  const last = await search('bro')
  await userEvent.keyboard('{Enter}{Escape}')
  last.found(bron)
  await expect.poll(rows).toHaveLength(cities.length)
  await expect.element(filter).toHaveFocus()
  // By then, the late answer would have led to Lyon. The same text is searched anew.
  await find('bro', bronvaux)
  expect(paths()).toEqual([])
})

test('all cities are listed, and none is opened, where nothing is found, asked for or answered', async () => {
  await find('zzz 1')
  expect(seen()).toMatch(/^Rien trouvé/)
  expect(rows()).toHaveLength(cities.length)
  await userEvent.keyboard('{Enter}')
  await expect.element(links.first()).toHaveFocus()
  await filter.fill('zz')
  await expect.poll(seen).toMatch(/^Tapez au moins 3 lettres/)
  const silent = await search('bron')
  silent.failed(429)
  await expect.poll(seen).toMatch(/^Le service d’adresses ne répond pas/)
  expect(rows()).toHaveLength(cities.length)
  expect(String(vi.mocked(console.error).mock.calls)).not.toContain('bron')
  // It searches again, and waits for the answer.
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => passDebounce() ?? requests.length).toBe(1)
  expect(paths()).toEqual([])
  requests[0]?.found(bron)
  await expect.poll(paths).toEqual(['/plombier-lyon'])
})
