import { cities } from '@plombier/quote-engine'
import { createRef } from 'react'
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
import { plain, textsOf } from '../support/components/texts.ts'
import { placeAt } from '../support/places.ts'

const filter = page.getByRole('searchbox', { name: 'Ville, code postal ou adresse' })
const links = page.getByRole('link').filter({ hasNotText: /GeoNames|Base Adresse Nationale/ })
const largest = 'Paris,Marseille,Lyon,Toulouse,Nice,Nantes,Montpellier,Strasbourg,Bordeaux,Lille'

fakeTimeouts()
let requests: AddressRequest[]
const onLeave = vi.fn()
beforeEach(async () => {
  requests = stubAddressService()
  onLeave.mockClear()
  await renderPage(<CityPicker service="fuite" filter={createRef()} onLeave={onLeave} />)
})

const rows = () => textsOf(links.elements())
const seen = () => plain(document.querySelector('search + p')?.textContent ?? '')
const heard = () => plain(page.getByRole('status').element().textContent)

/** Types a text that is none of the covered cities, and lets it rest. Returns the request for it. */
async function ask(text: string) {
  await filter.fill(text)
  await expect.poll(seen).toBe('Recherche en cours...')
  return nextRequest()
}

/** The code that asks comes with the first such text. */
async function nextRequest() {
  const { length } = requests
  await expect.poll(() => passDebounce() ?? requests.length).toBe(length + 1)
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
const bronRow = 'Bron (Rhône) depuis Lyon, à 8 km'
const street = { ...bron, label: 'Rue Neuve 69500 Bron', type: 'street' }
const overseas = {
  ...bron,
  label: 'Saint-Denis',
  coordinates: { latitude: -20.9, longitude: 55.45 },
}

test('a covered city is found without a request; other texts are asked as communes or addresses', async () => {
  await filter.fill('lyon')
  await expect.poll(rows).toEqual(['Lyon'])
  for (const [text, type] of [
    ['bron', 'municipality'],
    ['69500 Bron', 'municipality'],
    ['12 bron', null],
    ['allée neuve', null],
  ] as const) {
    const request = await ask(text)
    expect([request.text, request.url.searchParams.get('type')]).toEqual([text, type])
  }
  expect(requests).toHaveLength(4)
  const request = await ask('bellecour')
  request.found()
  const again = await nextRequest()
  expect(again.url.searchParams.get('type'), 'where no commune has the name').toBe(null)
  again.found(street)
  await expect.poll(rows).toEqual(['Rue Neuve 69500 Bron depuis Lyon, à 8 km'])
})

test.each([
  [
    'an address',
    'rue de bron',
    [street, bron, commune('Bronvaux', 'Moselle', 'brest', 166)],
    ['Rue Neuve 69500 Bron depuis Lyon, à 8 km'],
    '1 adresse trouvée.',
  ],
  [
    'a commune',
    'bron',
    [bron, street, commune('Bronvaux', 'Moselle', 'brest', 166)],
    [bronRow, 'Bronvaux (Moselle) depuis Brest, à 166 km'],
    '2 communes trouvées.',
  ],
  [
    'an arrondissement, even nearer to another city,',
    '69003',
    [
      {
        ...commune('Lyon 3e Arrondissement', 'Rhône', 'lyon', 0),
        coordinates: placeAt('villeurbanne', 0, 0),
      },
    ],
    ['Lyon 3e Arrondissement (Rhône) depuis Lyon'],
    '1 commune trouvée.',
  ],
  [
    'a commune that only shares the name of a covered city',
    '29000',
    [commune('Lyon', 'Finistère', 'brest', 30)],
    ['Lyon (Finistère) depuis Brest, à 30 km'],
    '1 commune trouvée.',
  ],
])('%s is listed with the city of its price, and counted aloud once', async (...row) => {
  const [, text, found, expected, count] = row
  const request = await ask(text)
  vi.advanceTimersByTime(500)
  expect(heard()).toBe('')
  request.found(...found)
  await expect.poll(rows).toEqual(expected)
  expect(seen()).toBe(count)
  await expect.element(page.getByRole('link', { name: 'Base Adresse Nationale' })).toBeVisible()
  vi.advanceTimersByTime(500)
  await expect.poll(heard).toBe(count)
})

test('a postcode shows all of its communes, and any other text the first fifteen', async () => {
  const many = Array.from({ length: 46 }, (_, index) => commune(`B${index}`, 'Marne', 'lyon', 9))
  const postcode = await ask('51300')
  expect(postcode.url.searchParams.get('limit')).toBe('50')
  postcode.found(...many)
  await expect.poll(rows).toHaveLength(46)
  const name = await ask('bcd')
  name.found(...many)
  await expect.poll(seen).toBe('Les 15 premières : précisez, ou ajoutez le code postal.')
  expect(rows()).toHaveLength(15)
})

test('a place that no city serves is a sentence, which Enter does not follow', async () => {
  const request = await ask('97400')
  request.found(overseas)
  const sentences = () => textsOf(page.getByRole('listitem').elements())
  await expect
    .poll(sentences)
    .toEqual([
      expect.stringMatching(/^Saint-Denis \(Rhône\) Aucune ville .* Nice est à 8 \d+ km\.$/),
    ])
  await userEvent.keyboard('{Enter}')
  expect(rows()).toEqual([])
  expect(onLeave).not.toHaveBeenCalled()
})

test.each([
  ['the only row', '69500', [bron]],
  ['the one of this name', 'BRON', [commune('Bronvaux', 'Moselle', 'brest', 9), bron]],
  ['the one of this department', 'Bron (Rhône)', [commune('Bron', 'Jura', 'brest', 9), bron]],
])('Enter, also before the answer, follows %s', async (_, text, found) => {
  const request = await ask(text)
  await userEvent.keyboard('{Enter}')
  expect(onLeave).not.toHaveBeenCalled()
  request.found(...found)
  await expect.poll(() => onLeave).toHaveBeenCalledOnce()
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

test('until the answer the former rows stay, and neither a late answer nor a cleared text counts', async () => {
  const first = await ask('bron')
  first.found(bron)
  await expect.poll(rows).toEqual([bronRow])
  const late = await ask('bronv')
  expect(rows()).toEqual([bronRow])
  const next = await ask('bronva')
  late.found(commune('Bronville', 'Moselle', 'brest', 4))
  next.found(commune('Bronvaux', 'Moselle', 'brest', 40))
  await expect.poll(rows).toEqual(['Bronvaux (Moselle) depuis Brest, à 40 km'])
  const last = await ask('bronq')
  await userEvent.keyboard('{Enter}{Escape}')
  last.found(bron)
  await expect.poll(rows).toHaveLength(cities.length)
  expect(last.signal.aborted).toBe(true)
  await expect.element(filter).toHaveFocus()
  expect(onLeave).not.toHaveBeenCalled()
})

test('where nothing is found, or the text is too short to ask for, the largest cities are there', async () => {
  const request = await ask('zzz')
  expect(rows(), 'while it searches').toEqual([])
  request.found()
  const again = await nextRequest()
  again.found()
  await expect.poll(seen).toMatch(/^Rien trouvé\. Choisissez une ville/)
  expect(rows().join()).toBe(largest)
  await filter.fill('zz')
  await expect.poll(seen).toMatch(/^Tapez au moins 3 lettres, ou un code postal/)
  expect(rows().join()).toBe(largest)
})

test('where the service is silent, cities are offered, nothing typed is logged, and Enter asks again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const request = await ask('bron')
  request.failed(429)
  await expect.poll(seen).toMatch(/^Le service d’adresses ne répond pas\. Choisissez une ville/)
  expect(rows().join()).toBe(largest)
  expect(String(log.mock.lastCall)).not.toContain('bron')
  await userEvent.keyboard('{Enter}')
  await expect.poll(seen).toBe('Recherche en cours...')
  for (const [text, city] of [
    ['33000 Bordeaux', 'Bordeaux'],
    ['Lyon (69)', 'Lyon'],
  ] as const) {
    const next = await ask(text)
    next.failed(429)
    await expect.poll(rows).toEqual([city])
  }
  await userEvent.keyboard('{Enter}')
  expect(onLeave).toHaveBeenCalledOnce()
})
