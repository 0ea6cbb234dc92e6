import { type CitySlug, findCity } from '@plombier/quote-engine'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  type AddressRequest,
  passDebounce,
  stubAddressService,
} from '../support/components/address-service.ts'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { OneField } from '../support/components/one-field.tsx'
import { followCityLink, openSite } from '../support/components/open-site.tsx'
import { fields, suggestions } from '../support/components/quote-form.ts'

const field = fields.address
const button = page.getByRole('button', { name: 'Utiliser ma position' })
const atWork = page.getByRole('button', { name: 'Localisation en cours…' })
const heard = page.getByRole('status')
const position = { latitude: 45.763_101_9, longitude: 4.834_399_7 }
const positionName = 'Position 45,76310 N, 4,83440 E'

let requests: AddressRequest[]
let log: ReturnType<typeof vi.spyOn>
/** Answers the browser's question. */
let answer: { found: (accuracy?: number) => void; refused: () => void }
const asked = vi.fn<(options: PositionOptions | undefined) => void>()

fakeTimeouts()
beforeEach(() => {
  asked.mockReset()
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(
    (found, refused, options) => {
      asked(options)
      answer = {
        found: (accuracy = 20) =>
          found({ coords: { ...position, accuracy } } as GeolocationPosition),
        refused: () => refused?.({} as GeolocationPositionError),
      }
    },
  )
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
  requests = stubAddressService()
})

/** Presses the button, gives the position, and returns the request for its address. */
async function locate() {
  const { length } = requests
  await button.click()
  answer.found()
  await expect.poll(() => requests).toHaveLength(length + 1)
  return requests[length] as AddressRequest
}

/** The place so many kilometres from the position. */
function near(kilometers: number) {
  return { latitude: position.latitude + kilometers / 111.2, longitude: position.longitude }
}

test('the nearest address is picked, which is said while it is looked for and afterwards', async () => {
  await render(<OneField />)
  await button.click()
  await expect.element(atWork).toHaveFocus()
  await expect.element(heard.getByText('Localisation en cours…')).toBeInTheDocument()
  expect(atWork.element()).toHaveAttribute('aria-disabled', 'true')
  expect(requests).toEqual([])
  answer.found()
  await expect.poll(() => requests).toHaveLength(1)
  const { pathname, searchParams } = (requests[0] as AddressRequest).url
  expect(pathname).toBe('/geocodage/reverse/')
  expect(Object.fromEntries(searchParams)).toEqual({ lat: '45.76310', lon: '4.83440', limit: '5' })

  const label = '2 Place Bellecour 69002 Lyon'
  requests[0]?.found({ label, coordinates: near(0.09) })
  await expect.element(field).toHaveValue(label)
  const announcement = heard.getByText(`Adresse confirmée : ${label}, à 1 km du centre de Lyon`)
  await expect.element(announcement).toBeInTheDocument()
  expect(announcement.element().clientWidth, 'only heard: the field says it').toBe(1)
  await expect.element(button).toHaveFocus()
  expect(button.element()).not.toHaveAttribute('aria-disabled')
})

test.each<[string, (request: AddressRequest) => void]>([
  ['an address 110 m away', ({ found }) => found({ label: 'Loin', coordinates: near(0.11) })],
  ['no address', ({ found }) => found()],
  [
    'only the commune',
    ({ found }) => found({ label: 'Lyon', type: 'municipality', coordinates: near(0) }),
  ],
  ['no service', ({ failed }) => failed(403)],
])('where there is %s, the position itself is taken, with the words typed', async (_, serve) => {
  await render(<OneField />)
  await field.fill('12 rue neuve')
  serve(await locate())
  await expect.element(field).toHaveValue('12 rue neuve (position 45,76310 N, 4,83440 E)')
  await expect.element(page.getByText('Adresse confirmée').first()).toBeVisible()
  expect(String(log.mock.calls)).not.toMatch(/45|neuve/)
})

test('a position replaces a picked address and an earlier position, and keeps words beside it', async () => {
  await render(<OneField />)
  await field.fill('bellecour')
  passDebounce()
  requests[0]?.found({ label: 'Place Bellecour 69002 Lyon', city: 'Lyon' })
  await suggestions.click()
  const first = await locate()
  first.found()
  await expect.element(field).toHaveValue(positionName)
  await field.fill(`${positionName} 12 rue neuve`)
  const second = await locate()
  second.found()
  await expect.element(field).toHaveValue('12 rue neuve (position 45,76310 N, 4,83440 E)')
})

test.each([
  ['refused', () => answer.refused(), 'Position refusée ou introuvable : saisissez votre adresse.'],
  [
    'less exact than 1 km',
    () => answer.found(1001),
    'Position connue à plus d’un kilomètre près : saisissez votre adresse.',
  ],
])('a position that is %s is a sentence, and what was typed stays', async (_, happen, message) => {
  await render(<OneField />)
  await field.fill('12 rue neuve')
  await button.click()
  await expect.element(atWork).toBeVisible()
  happen()
  await expect.element(heard.getByText(message)).toBeVisible()
  await expect.element(button).toBeVisible()
  await expect.element(field).toHaveValue('12 rue neuve')
  expect(requests).toEqual([])
  await field.click()
  await expect.element(heard.getByText('Recherche en cours...')).toBeVisible()
})

test('after ten seconds without an answer a sentence leads on, and a late answer still counts', async () => {
  await render(<OneField />)
  await button.click()
  await userEvent.keyboard('{Enter}')
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ enableHighAccuracy: true, maximumAge: 60_000 }),
  )
  vi.advanceTimersByTime(9_000)
  await expect.element(atWork).toBeVisible()
  vi.advanceTimersByTime(1_000)
  await expect.element(heard.getByText(/introuvable/)).toBeVisible()
  answer.found(1000)
  await expect.poll(() => requests).toHaveLength(1)
  requests[0]?.found()
  await expect.element(field).toHaveValue(positionName)
})

test('a press ends the search under way, and typing gives up the position', async () => {
  await render(<OneField />)
  await field.fill('rue neuve')
  passDebounce()
  const reverse = await locate()
  expect(requests[0]?.signal.aborted).toBe(true)
  await field.fill('rue neuv')
  await expect.element(button).toBeVisible()
  passDebounce()
  expect(requests.at(-1)?.text).toBe('rue neuv')
  reverse.found({ label: 'Ici', coordinates: near(0) })
  requests.at(-1)?.found({ label: 'Rue Neuve 69002 Lyon', city: 'Lyon' })
  await expect.element(heard.getByText('1 adresse trouvée')).toBeInTheDocument()
  await expect.element(field).toHaveValue('rue neuv')
})

test('a search is for addresses near the city of the page, and then for its name', async () => {
  const expectSearch = (text: string, city: CitySlug) => {
    const { latitude, longitude } = findCity(city).center
    expect(Object.fromEntries(requests.at(-1)?.url.searchParams ?? [])).toEqual({
      q: text,
      limit: '5',
      lat: latitude.toFixed(5),
      lon: longitude.toFixed(5),
    })
  }
  await openSite('/plombier-lyon')
  await field.fill('rue neuve')
  passDebounce()
  expectSearch('rue neuve', 'lyon')
  requests[0]?.found({ label: 'Rue Neuve', city: 'Lyon', distance: 20_001 })
  await expect.poll(() => requests).toHaveLength(2)
  expectSearch('Lyon rue neuve', 'lyon')

  await userEvent.keyboard('{Escape}')
  await followCityLink('Bordeaux')
  await expect.element(page.getByText(/Votre prix à Bordeaux/)).toBeVisible()
  await field.fill('rue neuv')
  passDebounce()
  expectSearch('rue neuv', 'bordeaux')
})
