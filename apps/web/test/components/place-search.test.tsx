import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CityPicker } from '../../src/city-chooser/city-picker.tsx'
import {
  type AddressRequest,
  passDebounce,
  stubAddressService,
} from '../support/components/address-service.ts'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { renderPage } from '../support/components/render-page.tsx'
import { textsOf } from '../support/components/texts.ts'
import { placeAt } from '../support/places.ts'
import { plain } from '../support/price.ts'

const filter = page.getByLabelText('Ville, code postal ou adresse')
const links = page.getByRole('link').filter({ hasNotText: /GeoNames|Base Adresse Nationale/ })
const largest = 'Paris,Marseille,Lyon,Toulouse,Nice,Nantes,Montpellier,Strasbourg,Bordeaux,Lille'

fakeTimeouts()
let requests: AddressRequest[]
const onLeave = vi.fn()
beforeEach(async () => {
  requests = stubAddressService()
  onLeave.mockClear()
  await renderPage(<CityPicker service="fuite" onLeave={onLeave} />)
})

const rows = () => textsOf(links.elements())
const seen = () => plain(document.querySelector('search + p')?.textContent ?? '')
const heard = () => plain(page.getByRole('status').element().textContent)

/** Types a text that is none of the covered cities, and lets it rest. Returns the request for it. */
async function ask(text: string) {
  const { length } = requests
  await filter.fill(text)
  await expect.poll(seen).toBe('Recherche en cours...')
  // The code that asks comes with the first such text.
  await expect
    .poll(() => {
      passDebounce()
      return requests.length
    })
    .toBe(length + 1)
  return requests[length] as AddressRequest
}

/** As the service describes a commune. */
function commune(name: string, department: string, slug: 'lyon' | 'brest', distanceKm: number) {
  return {
    label: name,
    city: name,
    type: 'municipality',
    context: `0, ${department}, Région`,
    coordinates: placeAt(slug, distanceKm, 270),
  }
}

const bron = commune('Bron', 'Rhône', 'lyon', 8)
const street = {
  label: 'Rue Neuve 69500 Bron',
  city: 'Bron',
  type: 'street',
  coordinates: bron.coordinates,
}

test('a covered city is found without a request; any other text is asked once it rests', async () => {
  await filter.fill('lyon')
  await expect.poll(rows).toEqual(['Lyon'])
  await ask('12 rue Neuve, Bron')
  expect(requests.map(({ text }) => text)).toEqual(['12 rue Neuve, Bron'])
})

test.each([
  ['bron', 'municipality'],
  ['69500 Bron', 'municipality'],
  ['12 bron', null],
  ['allée neuve', null],
])('%j is asked of the type %s', async (text, type) => {
  const { url } = await ask(text)
  expect(url.searchParams.get('type')).toBe(type)
})

test('a text that no commune has is asked again for addresses', async () => {
  const request = await ask('bellecour')
  request.found()
  await expect.poll(() => passDebounce() ?? requests.length).toBe(2)
  expect(requests[1]?.url.searchParams.get('type')).toBe(null)
  requests[1]?.found(street)
  await expect.poll(rows).toEqual(['Rue Neuve 69500 Bron depuis Lyon, à 8 km'])
})

test.each([
  [
    'a commune',
    'bron',
    [bron, commune('Bronvaux', 'Moselle', 'brest', 166)],
    ['Bron (Rhône) depuis Lyon, à 8 km', 'Bronvaux (Moselle) depuis Brest, à 166 km'],
    '2 lieux trouvés.',
  ],
  [
    'an arrondissement of a covered city, even from nearer to another',
    '69003',
    ['Lyon 3e Arrondissement', 'Lyon 1er Arrondissement'].map((name) => ({
      ...commune(name, 'Rhône', 'lyon', 0),
      coordinates: placeAt('villeurbanne', 0, 0),
    })),
    ['Lyon 3e Arrondissement (Rhône) depuis Lyon', 'Lyon 1er Arrondissement (Rhône) depuis Lyon'],
    '2 lieux trouvés.',
  ],
  [
    'an arrondissement of Paris, which is a department',
    '75015',
    [
      {
        ...commune('Paris 15e Arrondissement', 'Paris', 'lyon', 0),
        coordinates: placeAt('paris', 4, 200),
      },
    ],
    ['Paris 15e Arrondissement depuis Paris'],
    '1 lieu trouvé.',
  ],
  [
    'a commune that only shares the name of a covered city',
    '29000',
    [commune('Lyon', 'Finistère', 'brest', 30)],
    ['Lyon (Finistère) depuis Brest, à 30 km'],
    '1 lieu trouvé.',
  ],
])('%s, for %j, is listed with the city of its price', async (_, text, found, expected, count) => {
  const request = await ask(text)
  request.found(...found)
  await expect.poll(rows).toEqual(expected)
  expect(seen()).toBe(count)
  await expect.element(page.getByRole('link', { name: 'Base Adresse Nationale' })).toBeVisible()
})

test('a postcode shows all of its communes', async () => {
  const many = Array.from({ length: 46 }, (_, index) => commune(`B${index}`, 'Marne', 'lyon', 9))
  const postcode = await ask('51300')
  expect(postcode.url.searchParams.get('limit')).toBe('50')
  postcode.found(...many)
  await expect.poll(rows).toHaveLength(46)
})

test('Enter follows the only row, once it is there', async () => {
  const request = await ask('bron')
  await userEvent.keyboard('{Enter}')
  request.found(bron)
  await expect.poll(rows).toEqual(['Bron (Rhône) depuis Lyon, à 8 km'])
  expect(onLeave, 'before the answer').not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onLeave).toHaveBeenCalledOnce()
})

test('Enter with several rows, and ArrowDown, go to the first; an input method’s Enter does not', async () => {
  const request = await ask('bro')
  request.found(bron, commune('Bronvaux', 'Moselle', 'brest', 9))
  await expect.poll(rows).toHaveLength(2)
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    const key = { key: 'Enter', bubbles: true, ...composing }
    filter.element().dispatchEvent(new KeyboardEvent('keydown', key))
    await expect.element(filter).toHaveFocus()
  }
  for (const key of ['{Enter}', '{ArrowDown}']) {
    await filter.click()
    await userEvent.keyboard(key)
    await expect.element(links.first()).toHaveFocus()
  }
  expect(onLeave).not.toHaveBeenCalled()
})

test('until the answer the former rows stay, and a late answer is not shown', async () => {
  const first = await ask('bron')
  first.found(bron)
  await expect.poll(rows).toEqual(['Bron (Rhône) depuis Lyon, à 8 km'])
  const late = await ask('bronv')
  expect(rows()).toEqual(['Bron (Rhône) depuis Lyon, à 8 km'])
  const next = await ask('bronva')
  late.found(commune('Bronville', 'Moselle', 'brest', 4))
  next.found(commune('Bronvaux', 'Moselle', 'brest', 40))
  await expect.poll(rows).toEqual(['Bronvaux (Moselle) depuis Brest, à 40 km'])
  const last = await ask('bronq')
  await filter.fill('')
  await expect.poll(seen).toBe('')
  expect(last.signal.aborted).toBe(true)
})

test('a search is seen and not heard, and its count is heard once, after a pause', async () => {
  const request = await ask('bron')
  vi.advanceTimersByTime(500)
  expect(heard()).toBe('')
  request.found(bron)
  await expect.poll(seen).toBe('1 lieu trouvé.')
  expect(heard()).toBe('')
  vi.advanceTimersByTime(500)
  await expect.poll(heard).toBe('1 lieu trouvé.')
})

test('where nothing is found, or the text is too short to ask for, the largest cities are there', async () => {
  const request = await ask('zzz')
  expect(rows(), 'while it searches').toEqual([])
  request.found()
  await expect.poll(() => passDebounce() ?? requests.length).toBe(2)
  requests[1]?.found()
  await expect.poll(seen).toMatch(/^Rien trouvé\. Choisissez une ville/)
  expect(rows().join()).toBe(largest)
  await filter.fill('zz')
  await expect.poll(seen).toMatch(/^Tapez au moins 3 lettres, ou un code postal/)
  expect(rows().join()).toBe(largest)
})

test('where the service is silent, nothing typed is logged, and another letter asks again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const request = await ask('bron')
  request.failed(429)
  await expect.poll(seen).toMatch(/^Le service d’adresses ne répond pas\. Choisissez une ville/)
  expect(rows().join()).toBe(largest)
  expect(String(log.mock.lastCall)).not.toContain('bron')
  await ask('brons')
})
