import { findCity } from '@plombier/quote-engine'
import { createRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CityPicker } from '../../src/city-chooser/city-picker.tsx'
import { FAR_KILOMETERS } from '../../src/city-chooser/service-area.ts'
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
const status = page.getByRole('status')
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
const said = () => plain(status.element().textContent)

/** Types a text that is none of the covered cities, and lets it rest. Returns the request for it. */
async function ask(text: string) {
  const { length } = requests
  await filter.fill(text)
  await expect.poll(said).toBe('Recherche en cours...')
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

test('a covered city is found without a request; any other text is asked once it rests', async () => {
  await filter.fill('lyon')
  await expect.poll(rows).toEqual(['Lyon'])
  await ask('12 rue Neuve, Bron')
  expect(requests.map(({ text }) => text)).toEqual(['12 rue Neuve, Bron'])
})

test('each commune has one row, which leads with the service to the city that is nearest to it', async () => {
  const bron = commune('Bron', 'Rhône', 'lyon', 8.2)
  const request = await ask('bron')
  expect(rows().join(), 'while it searches').toBe(largest)
  request.found(
    { ...bron, label: 'Rue de Bron 69500 Bron', type: 'street' },
    bron,
    commune('Bronvaux', 'Moselle', 'brest', FAR_KILOMETERS - 1),
    commune('Bronquières', 'Loin', 'brest', FAR_KILOMETERS + 1),
  )
  await expect
    .poll(rows)
    .toEqual([
      'Bron (Rhône) Lyon, à 8 km',
      'Bronvaux (Moselle) Brest, à 99 km',
      'Bronquières (Loin) Aucune ville couverte n’est proche : Brest est à 101 km',
    ])
  expect(said()).toMatch(/^3 communes trouvées\. /)
  await expect.element(page.getByRole('link', { name: 'Base Adresse Nationale' })).toBeVisible()
  await expect.element(links.first()).toHaveAttribute('href', '/plombier-lyon?service=fuite')
  await userEvent.click(filter)
  await userEvent.keyboard('{Enter}')
  expect(onLeave, 'with several rows').not.toHaveBeenCalled()
})

test('the commune of a covered city leads to it, even from nearer to another, and Enter follows the only row', async () => {
  const request = await ask('69003')
  const { center } = findCity('villeurbanne')
  request.found({ ...commune('Lyon', 'Rhône', 'lyon', 0), coordinates: center })
  await expect.poll(rows).toEqual(['Lyon'])
  await filter.click()
  await userEvent.keyboard('{Enter}')
  expect(onLeave).toHaveBeenCalledOnce()
})

test('a commune that only shares the name of a covered city leads to the city that is near it', async () => {
  const request = await ask('69003')
  request.found(commune('Lyon', 'Finistère', 'brest', 30))
  await expect.poll(rows).toEqual(['Lyon (Finistère) Brest, à 30 km'])
  expect(said()).toMatch(/^1 commune trouvée\. /)
})

test('an answer that comes after the text has changed is not shown', async () => {
  const late = await ask('bron')
  const next = await ask('bronvaux')
  late.found(commune('Bron', 'Rhône', 'lyon', 8))
  next.found(commune('Bronvaux', 'Moselle', 'brest', 40))
  await expect.poll(rows).toEqual(['Bronvaux (Moselle) Brest, à 40 km'])
  expect(late.signal.aborted).toBe(true)
  const last = await ask('bronq')
  await filter.fill('')
  await expect.poll(said).toBe('')
  expect(last.signal.aborted).toBe(true)
})

test('where nothing is found, or the text is too short to ask for, the largest cities stay', async () => {
  const request = await ask('zzz')
  request.found()
  await expect.poll(said).toMatch(/^Aucune commune trouvée\. Choisissez une ville/)
  expect(rows().join()).toBe(largest)
  await filter.fill('zz')
  await expect.poll(said).toMatch(/^Tapez au moins 3 lettres, ou un code postal/)
  expect(rows().join()).toBe(largest)
})

test('where the service does not answer, the largest cities stay, nothing typed is logged, and Enter or the next focus asks again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const request = await ask('bron')
  request.failed(429)
  await expect.poll(said).toMatch(/^Le service d’adresses ne répond pas\. Choisissez une ville/)
  expect(rows().join()).toBe(largest)
  expect(String(log.mock.lastCall)).not.toContain('bron')
  await userEvent.keyboard('{Enter}')
  await expect.poll(said).toBe('Recherche en cours...')
  passDebounce()
  requests.at(-1)?.failed(429)
  await expect.poll(said).toMatch(/^Le service d’adresses ne répond pas/)
  await links.first().element().focus()
  await filter.click()
  await expect.poll(said).toBe('Recherche en cours...')
  passDebounce()
  requests.at(-1)?.found(commune('Bron', 'Rhône', 'lyon', 8))
  await expect.poll(rows).toEqual(['Bron (Rhône) Lyon, à 8 km'])
})
