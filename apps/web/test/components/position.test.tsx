import { type CitySlug, findCity } from '@plombier/quote-engine'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  type AddressRequest,
  passDebounce,
  stubAddressService,
} from '../support/components/address-service.ts'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { followCityLink, openSite } from '../support/components/open-site.tsx'
import { fields, suggestions } from '../support/components/quote-form.ts'

const field = fields.address
const button = page.getByRole('button', { name: 'Utiliser ma position' })
const atWork = page.getByRole('button', { name: 'Localisation en cours…' })
const heard = page.getByRole('status')
const position = { latitude: 45.763_101_9, longitude: 4.834_399_7 }

let requests: AddressRequest[]
/** Answers the browser's question. */
let answer: { found: (accuracy?: number) => void; refused: () => void }
const ask = vi.fn<Geolocation['getCurrentPosition']>((found, refused) => {
  answer = {
    found: (accuracy = 20) => found({ coords: { ...position, accuracy } } as GeolocationPosition),
    refused: () => refused?.({} as GeolocationPositionError),
  }
})

fakeTimeouts()
beforeEach(async () => {
  ask.mockClear()
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(ask)
  requests = stubAddressService()
  await openSite('/plombier-lyon')
})

const reverses = () => requests.filter(({ url }) => url.pathname.endsWith('/reverse/'))

/** Presses the button, gives the position, and returns the request for its address. */
async function locate() {
  const { length } = reverses()
  await button.click()
  answer.found()
  await expect.poll(reverses).toHaveLength(length + 1)
  return reverses()[length] as AddressRequest
}

/** An address so many kilometres from the position. */
function near(kilometers: number) {
  const latitude = position.latitude + kilometers / 111.2
  return { label: '2 Place Bellecour 69002 Lyon', coordinates: { ...position, latitude } }
}

test('the nearest address is picked, which is said while it is looked for and afterwards', async () => {
  await button.click()
  await expect.element(atWork).toHaveFocus()
  await expect.element(heard.getByText('Localisation en cours…')).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(ask).toHaveBeenCalledOnce()
  expect(ask.mock.lastCall?.[2]).toMatchObject({ enableHighAccuracy: true, maximumAge: 60_000 })
  expect(requests).toEqual([])
  answer.found()
  await expect.poll(() => requests).toHaveLength(1)
  const { pathname, search } = (requests[0] as AddressRequest).url
  expect(pathname + search).toBe('/geocodage/reverse/?lat=45.76310&lon=4.83440&limit=5')
  requests[0]?.found(near(0.09))
  await expect.element(field).toHaveValue('2 Place Bellecour 69002 Lyon')
  const line = 'Adresse confirmée : 2 Place Bellecour 69002 Lyon, à 1 km du centre de Lyon'
  const announcement = heard.getByText(line)
  await expect.element(announcement).toBeInTheDocument()
  expect(announcement.element().clientWidth, 'only heard: the field says it').toBe(1)
  await expect.element(button).toHaveFocus()
})

test.each<[string, (request: AddressRequest) => void]>([
  ['an address 110 m away', ({ found }) => found(near(0.11))],
  ['only the commune', ({ found }) => found({ ...near(0), type: 'municipality' })],
  ['no service', ({ failed }) => failed(403)],
])('where there is %s, the position itself is taken, with the words typed', async (_, serve) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await field.fill('12 rue neuve')
  serve(await locate())
  await expect.element(field).toHaveValue('12 rue neuve (position 45,76310 N, 4,83440 E)')
  await expect.element(page.getByText('Adresse confirmée').first()).toBeVisible()
  expect(String(log.mock.calls)).not.toMatch(/45|neuve/)
})

test.each([
  ['refused', () => answer.refused(), 'Position refusée ou introuvable'],
  ['too rough', () => answer.found(1001), 'Position connue à plus d’un kilomètre près'],
  ['slow', () => void vi.advanceTimersByTime(10_000), 'Position refusée ou introuvable'],
])('where the position is %s, a sentence says so, and what was typed stays', async (...row) => {
  const [, happen, problem] = row
  await field.fill('12 rue neuve')
  await button.click()
  await expect.element(atWork).toBeVisible()
  happen()
  await expect.element(heard.getByText(`${problem} : saisissez votre adresse.`)).toBeVisible()
  await expect.element(button).toBeVisible()
  await expect.element(field).toHaveValue('12 rue neuve')
  expect(reverses()).toEqual([])
  await field.click()
  await expect.element(heard.getByText('Recherche en cours...')).toBeVisible()
})

test('typing gives up the position, and a later position takes the place of the first', async () => {
  const reverse = await locate()
  await field.fill('neuve')
  passDebounce()
  reverse.found(near(0))
  requests.at(-1)?.found({ label: 'Rue Neuve 69002 Lyon', city: 'Lyon' })
  await suggestions.click()
  await expect.element(field).toHaveValue('Rue Neuve 69002 Lyon')
  const first = await locate()
  first.found()
  const positionName = 'Position 45,76310 N, 4,83440 E'
  await expect.element(field).toHaveValue(positionName)
  await field.fill(`${positionName} 12 rue neuve`)
  const second = await locate()
  second.found()
  await expect.element(field).toHaveValue('12 rue neuve (position 45,76310 N, 4,83440 E)')
})

test('a search is for addresses near the city of the page, and then for its name', async () => {
  const expectSearch = (text: string, city: CitySlug) => {
    const { latitude, longitude } = findCity(city).center
    const near = `lat=${latitude.toFixed(5)}&lon=${longitude.toFixed(5)}`
    expect(requests.at(-1)?.url.search).toBe(`?q=${text}&limit=5&${near}`)
  }
  await field.fill('neuve')
  passDebounce()
  expectSearch('neuve', 'lyon')
  requests[0]?.found({ label: 'Rue Neuve', city: 'Lyon', distance: 20_001 })
  await expect.poll(() => requests).toHaveLength(2)
  expectSearch('Lyon+neuve', 'lyon')
  await userEvent.keyboard('{Escape}')
  await followCityLink('Bordeaux')
  await expect.element(page.getByText(/Votre prix à Bordeaux/)).toBeVisible()
  await field.fill('neuv')
  passDebounce()
  expectSearch('neuv', 'bordeaux')
})
