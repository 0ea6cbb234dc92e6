import { findCity } from '@plombier/quote-engine'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AddressField } from '../../src/pages/quote/form/address-field.tsx'
import { light } from '../../src/ui/palette.ts'
import {
  type AddressRequest,
  passDebounce,
  stubAddressService,
} from '../support/components/address-service.ts'
import { emulateMedia } from '../support/components/emulated-media.ts'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { followCityLink, openSite } from '../support/components/open-site.tsx'
import { fields, suggestions as rows, submit } from '../support/components/quote-form.ts'
import { textsOf } from '../support/components/texts.ts'
import { placeAt } from '../support/places.ts'

const field = fields.address
const status = page.getByRole('status')
const confirmed = page.getByText('Adresse confirmée')
const refusal = page.getByRole('heading', { name: 'Des champs sont à corriger' })
const lyon = { label: 'Lyon', city: 'Lyon', type: 'municipality' }

const button = page.getByRole('button', { name: 'Utiliser ma position' })
const atWork = page.getByRole('button', { name: 'Localisation en cours…' })
const position = { latitude: 45.763_101_9, longitude: 4.834_399_7 }

let requests: AddressRequest[]
/** What the browser asks its visitor, and two answers. */
const ask = vi.fn<Geolocation['getCurrentPosition']>()
const give = (accuracy = 20) =>
  ask.mock.lastCall?.[0]({ coords: { ...position, accuracy } } as GeolocationPosition)
const refuse = () => ask.mock.lastCall?.[1]?.({} as GeolocationPositionError)

fakeTimeouts()
beforeEach(async () => {
  ask.mockClear()
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(ask)
  requests = stubAddressService()
  await openSite('/plombier-lyon')
})

/** Types until a search is running. */
async function search(text: string) {
  await field.fill(text)
  passDebounce()
}

/** Waits as long as a visitor may take to answer the browser. */
async function waitTenSeconds() {
  vi.advanceTimersByTime(9000)
  await new Promise(requestAnimationFrame)
  expect(atWork.query()).not.toBeNull()
  vi.advanceTimersByTime(1000)
}

const reverses = () => requests.filter(({ url }) => url.pathname.endsWith('/reverse/'))

/** Presses the button, gives the position, and returns the request for its address. */
async function locate() {
  const { length } = reverses()
  await button.click()
  give()
  await expect.poll(reverses).toHaveLength(length + 1)
  return reverses()[length] as AddressRequest
}

/** An address so many kilometres from the position. */
function near(kilometers: number) {
  const latitude = position.latitude + kilometers / 111.2
  return { label: '2 Place Bellecour 69002 Lyon', coordinates: { ...position, latitude } }
}

test('a search is seen under way, moves nothing, and says what it found', async () => {
  const height = () => document.querySelector('form')?.clientHeight
  const before = height()
  await search('lyon')
  const searching = status.getByText('Recherche en cours...')
  await expect.element(searching).toBeVisible()
  expect(searching.element().clientWidth).toBeGreaterThan(1)
  expect(height()).toBe(before)
  requests[0]?.found(lyon)
  await expect.element(rows).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('1 adresse trouvée')).toBeInViewport()
})

test('a row shows its label, what that lacks, and the former commune of equal ones', async () => {
  const church = { label: 'Rue de l’Église 49120 Chemillé', city: 'Chemillé', context: '49, Maine' }
  await search('eglise chemille')
  requests[0]?.found(
    { ...church, oldcity: 'Melay' },
    { ...church, district: 'Centre' },
    { label: 'Chemillé', postcode: '49120', city: 'Chemillé', context: '49, Maine' },
    { label: 'Sans rien', postcode: undefined, city: '', context: 7 },
  )
  await expect.element(rows).toHaveLength(4)
  expect(textsOf(rows.elements())).toEqual([
    'Rue de l’Église 49120 ChemilléMelay · 49, Maine',
    'Rue de l’Église 49120 ChemilléCentre · 49, Maine',
    'Chemillé49120 · 49, Maine',
    'Sans rien',
  ])
})

test('a pick is confirmed with its distance, and with what it lacks of the text', async () => {
  await search('44300 Nantes')
  requests[0]?.found({
    label: 'Nantes',
    type: 'municipality',
    context: '44, Loire-Atlantique, Pays de la Loire',
    coordinates: placeAt('lyon', 0.4, 90),
  })
  await rows.click()
  const line = 'Adresse confirmée : Nantes (Loire-Atlantique), à moins de 1 km du centre de Lyon'
  await expect.element(page.getByText(line)).toBeVisible()
  await expect.element(confirmed).toHaveStyle({ color: light.success })
  const { length } = requests
  passDebounce()
  expect(requests, 'its own label is not searched for').toHaveLength(length)
  await search('12 bis rue neuve 69001 Lyon')
  expect(confirmed.query()).toBeNull()
  requests.at(-1)?.found({ label: 'Rue Neuve 69001 Lyon', type: 'street', city: 'Lyon' })
  await rows.click()
  await expect.element(field).toHaveAccessibleDescription(/ne connaît pas le numéro 12 bis\s*:/)
})

test('Enter submits the form, unless a search is running or a row is active', async () => {
  await search('lyon')
  await userEvent.keyboard('{Enter}')
  requests[0]?.found(lyon, { label: 'Oullins' })
  await expect.element(rows.first()).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(rows.last()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Oullins')
  await expect.element(field).toHaveFocus()
  await expect.element(confirmed).toBeVisible()
  expect(refusal.query()).toBeNull()
  await userEvent.keyboard('{Enter}')
  vi.advanceTimersByTime(100)
  await expect.element(refusal).toBeVisible()
})

test('Escape and a press elsewhere close the list, keep the text, and pick nothing', async () => {
  await search('lyon')
  requests[0]?.found(lyon, { label: 'Oullins' })
  await expect.element(rows).toHaveLength(2)
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(rows).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('lyon')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(rows.first()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await page.getByRole('banner').click({ position: { x: 1, y: 1 } })
  await expect.element(rows).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('lyon')
  expect(confirmed.query()).toBeNull()
})

test.each([
  ['typed and left', () => field.fill('lyon').then(() => userEvent.tab())],
  ['autofilled', () => autofill('lyon')],
])('the list of a text that was %s waits for the focus', async (_, enter) => {
  await enter()
  passDebounce()
  const focused = document.activeElement
  requests[0]?.found(lyon)
  await expect.element(page.getByText('1 adresse trouvée')).toBeVisible()
  expect(document.activeElement).toBe(focused)
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await field.click()
  await expect.element(rows).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('a failed search is repeated by a press, and told where it blocks', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const searching = status.getByText('Recherche en cours...')
  const failure = page.getByText(/Le service d’adresses ne répond pas/)
  /** Lets the running search and its retry fail. */
  const failTwice = async () => {
    const { length } = requests
    requests.at(-1)?.failed(503)
    await vi.waitUntil(() => requests.length > length, { timeout: 15_000 })
    requests.at(-1)?.failed(503)
  }
  await search('rivoli')
  await failTwice()
  await expect.poll(() => log).toHaveBeenCalledOnce()
  expect(String(log.mock.lastCall)).not.toMatch('rivoli')
  expect(failure.query()).toBeNull()
  await field.click()
  await expect.element(searching).toBeVisible()
  passDebounce()
  await failTwice()
  await submit.click()
  await expect.element(failure).toBeVisible()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(searching).toBeVisible()
  passDebounce()
  requests.at(-1)?.found()
  const advice = /Adresse manquante\. Essayez la rue sans son numéro, ou la commune seule/
  await expect.element(field).toHaveAccessibleDescription(advice)
})

test('the address of a position is picked, and both are announced', async () => {
  await button.click()
  await expect.element(atWork).toHaveFocus()
  await expect.element(status.getByText('Localisation en cours…')).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(ask).toHaveBeenCalledOnce()
  expect(ask.mock.lastCall?.[2]).toMatchObject({ enableHighAccuracy: true, maximumAge: 60_000 })
  expect(requests).toEqual([])
  give()
  await expect.poll(() => requests).toHaveLength(1)
  expect(requests[0]?.url.href).toMatch(/\/geocodage\/reverse\/\?lat=45.76310&lon=4.83440&limit=5$/)
  requests[0]?.found(near(0.09))
  await expect.element(field).toHaveValue('2 Place Bellecour 69002 Lyon')
  const heard = status.getByText(/^Adresse confirmée.* 2 Place Bellecour 69002 Lyon, à\s1\skm du/)
  await expect.element(heard).toBeInTheDocument()
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
  ['refused', () => refuse(), 'Position refusée ou introuvable'],
  ['too rough', () => give(1001), 'Position connue à 2 km près seulement'],
  ['slow', waitTenSeconds, 'Position refusée ou introuvable'],
])('where the position is %s, a sentence says so, and what was typed stays', async (...row) => {
  const [, happen, problem] = row
  await field.fill('12 rue neuve')
  await button.click()
  await expect.element(atWork).toBeVisible()
  await happen()
  await expect.element(status.getByText(`${problem} : saisissez votre adresse.`)).toBeVisible()
  await expect.element(button).toBeVisible()
  await expect.element(field).toHaveValue('12 rue neuve')
  expect(reverses()).toEqual([])
  await field.click()
  await expect.element(status.getByText('Recherche en cours...')).toBeVisible()
})

test('typing gives up a position, and a later one takes its place', async () => {
  const reverse = await locate()
  await search('neuve')
  reverse.found(near(0))
  requests.at(-1)?.found({ label: 'Rue Neuve 69002 Lyon', city: 'Lyon' })
  await rows.click()
  await expect.element(field).toHaveValue('Rue Neuve 69002 Lyon')
  const first = await locate()
  first.found()
  await expect.element(field).toHaveValue('Position 45,76310 N, 4,83440 E')
})

test('a search is for what is near the page’s city, then in it', async () => {
  const asked = () => requests.at(-1)?.url.search
  await search('neuve')
  expect(asked()).toBe('?q=neuve&limit=5&lat=45.75780&lon=4.83200')
  requests[0]?.found({ label: 'Rue Neuve', city: 'Lyon', distance: 20_001 })
  await expect.poll(asked).toBe('?q=Lyon+neuve&limit=5&lat=45.75780&lon=4.83200')
  await userEvent.keyboard('{Escape}')
  await followCityLink('Bordeaux')
  await expect.element(page.getByText(/Votre prix à Bordeaux/)).toBeVisible()
  await search('neuv')
  expect(asked()).toBe('?q=neuv&limit=5&lat=44.83779&lon=-0.57918')

  const coordinates = { latitude: 44.77, longitude: -0.62 }
  requests.at(-1)?.found({ label: 'Neuve', city: 'Neuve', type: 'municipality', coordinates })
  await rows.first().click()
  await search('rue Foch')
  expect(asked(), 'who picked a commune goes on with its streets').toMatch(
    /&lat=44.77000&lon=-0.62/,
  )
})

test('who wants no motion sees none while an address is searched for', async () => {
  await search('neuve')
  await expect.element(status.getByText('Recherche en cours...')).toBeVisible()
  for (const [motion, moving] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await emulateMedia('', { 'prefers-reduced-motion': motion })
    expect(document.getAnimations()).toHaveLength(moving)
  }
})

test('the field can be disabled', async () => {
  const props = { value: { text: '' }, city: findCity('lyon'), error: undefined, onChange() {} }
  await render(
    <fieldset disabled>
      <AddressField id="disabled" {...props} />
    </fieldset>,
  )
  await expect.element(page.getByPlaceholder('Saisissez votre adresse')).toBeDisabled()
})

/** Fills in the field as autofill does: without key or focus, with `input` and `change` events. */
function autofill(text: string) {
  const input = field.element()
  // React overrides `value` on the element, and would not notice the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
