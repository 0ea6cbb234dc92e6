import { findCity } from '@plombier/quote-engine'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { AddressValue } from '../../src/memory.ts'
import { AddressField } from '../../src/pages/quote/form/address-field.tsx'
import { light } from '../../src/ui/palette.ts'
import {
  type AddressRequest,
  passDebounce,
  stubAddressService,
} from '../support/components/address-service.ts'
import { fakeTimeouts } from '../support/components/browser.ts'
import { fields, suggestions as rows } from '../support/components/quote-form.ts'
import { liveAnnouncements, startScreenReader } from '../support/components/screen-reader.ts'
import { textsOf } from '../support/components/texts.ts'
import { placeNorthOf } from '../support/places.ts'
import '../../src/ui/global.css.ts'

const field = fields.address
const status = page.getByRole('status')
const searching = status.getByText('Recherche en cours...')
const confirmed = page.getByText('Adresse confirmée')
const button = page.getByRole('button', { name: 'Utiliser ma position' })
const atWork = page.getByRole('button', { name: 'Localisation en cours…' })
const lyon = findCity('lyon')
const position = { latitude: 45.763_101_9, longitude: 4.834_399_7 }

let requests: AddressRequest[]
const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
/** What the browser asks its visitor, and two answers. */
const ask = vi.fn<Geolocation['getCurrentPosition']>()
const give = (accuracy = 20) =>
  ask.mock.lastCall?.[0]({ coords: { ...position, accuracy } } as GeolocationPosition)
const refuse = () => ask.mock.lastCall?.[1]?.({} as GeolocationPositionError)

fakeTimeouts()
beforeEach(() => {
  onSubmit.mockClear()
  ask.mockClear()
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(ask)
  requests = stubAddressService()
})

/** The field on the page of Lyon. */
function Form({ initial = { text: '' }, error }: { initial?: AddressValue; error?: string }) {
  const [value, setValue] = useState<AddressValue>(initial)
  return (
    <form onSubmit={onSubmit}>
      <AddressField id="address" city={lyon} value={value} onChange={setValue} error={error} />
    </form>
  )
}

/** Types until a search is running. */
async function search(text: string) {
  await field.fill(text)
  passDebounce()
}

/** Finds Lyon and Oullins. */
async function findTwo() {
  await search('lyon')
  requests[0]?.found({ label: 'Lyon', city: 'Lyon' }, { label: 'Oullins' })
  await expect.element(rows).toHaveLength(2)
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

test('a running search is shown, moves nothing, and is announced once', async () => {
  const { container } = await render(<Form />)
  const height = container.clientHeight
  await startScreenReader()
  await search('12 rue des lilas résidence les pins bron')
  await expect.element(searching).toBeVisible()
  expect(searching.element().clientWidth).toBeGreaterThan(1)
  expect(container.clientHeight).toBe(height)
  const { search: asked } = requests[0]?.url ?? {}
  expect(asked).toBe(
    '?q=12+rue+des+lilas+r%C3%A9sidence+les+pins+bron&limit=5&lat=45.75780&lon=4.83200',
  )
  requests[0]?.found({ label: 'Lyon', type: 'municipality' }, { label: 'Bron' })
  const spoken = ['polite: Recherche en cours...', 'polite: 2 adresses trouvées']
  await expect.poll(liveAnnouncements).toEqual(spoken)
  await userEvent.keyboard('{Escape}')
  await expect
    .element(status.getByText('2 adresses trouvées : touchez le champ pour choisir.'))
    .toBeInViewport()
})

test('a row shows what its label lacks, and the former commune where two labels are equal', async () => {
  const church = { label: 'Rue de l’Église 49120 Chemillé', city: 'Chemillé', context: '49, Maine' }
  await render(<Form />)
  await search('eglise chemille')
  requests[0]?.found(
    { label: 'Chemillé', type: 'municipality', postcode: '49120', context: '49, Maine' },
    { ...church, oldcity: 'Melay' },
    { ...church, district: 'Centre', postcode: '49120' },
    { label: 'Sans rien', postcode: undefined, city: '', context: 7 },
  )
  await expect.element(rows).toHaveLength(4)
  expect(textsOf(rows.elements())).toEqual([
    'Chemillé49, Maine',
    'Rue de l’Église 49120 ChemilléMelay · 49, Maine',
    'Rue de l’Église 49120 ChemilléCentre · 49, Maine',
    'Sans rien',
  ])
})

test('a pick fills in its label, and is confirmed with distance, context and what it lacks', async () => {
  await render(<Form />)
  await search('meaux')
  const context = '77, Seine-et-Marne, Île-de-France'
  const coordinates = placeNorthOf('lyon', 0.4)
  requests[0]?.found({ label: 'Pau', type: 'municipality', context, coordinates })
  await rows.click()
  await expect.element(field).toHaveValue('Pau')
  const line = `Adresse confirmée : Pau (${context}), à moins de 1 km du centre de Lyon`
  await expect.element(page.getByText(line)).toBeVisible()
  await expect.element(field).toHaveAccessibleDescription(/Toute la commune.: ajoutez la rue/)
  await expect.element(status.getByText(/^Confirmée\s: Pau \(77/)).toBeInTheDocument()
  await expect.element(confirmed).toHaveStyle({ color: light.success })
  passDebounce()
  expect(requests, 'its own label is not searched for').toHaveLength(1)
  await userEvent.keyboard('{Control>}z{/Control}x')
  await expect.element(field).toHaveValue('meauxx')
  expect(confirmed.query()).toBeNull()
  // All its words are in the label: otherwise the client would ask once more.
  for (const [text, type, lack] of [
    ['rue neuve', 'street', /Lyon Sans numéro.: précisez-le dans la description\.$/],
    ['rue neuve lyon', 'housenumber', /du centre de Lyon$/],
  ] as const) {
    await search(text)
    requests.at(-1)?.found({ label: 'Rue Neuve 69001 Lyon', type, city: 'Lyon' })
    await rows.filter({ hasText: 'Rue Neuve' }).click()
    await expect.element(field).toHaveAccessibleDescription(lack)
  }
})

test('Enter submits the form, unless a search is running or a row is active', async () => {
  await render(<Form />)
  await search('lyon')
  await userEvent.keyboard('{Enter}')
  requests[0]?.found({ label: 'Lyon', city: 'Lyon' }, { label: 'Oullins' })
  await expect.element(rows.first()).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(rows.last()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Oullins')
  await expect.element(field).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test.each(['{Escape}', '{Alt>}{ArrowUp}{/Alt}', '{Tab}'])(
  '%s closes the list, keeps the text, and picks nothing',
  async (keys) => {
    await render(<Form />)
    await findTwo()
    await userEvent.keyboard(`{ArrowDown}${keys}`)
    await expect.element(rows).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('lyon')
    expect(confirmed.query()).toBeNull()
  },
)

test('Home, End and Shift+Home move the caret, and the active row stays', async () => {
  await render(<Form />)
  await findTwo()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  for (const [keys, start, end] of [
    ['{Home}', 0, 0],
    ['{End}', 4, 4],
    ['{Shift>}{Home}{/Shift}', 0, 4],
  ] as const) {
    await userEvent.keyboard(keys)
    expect(field.element()).toMatchObject({ selectionStart: start, selectionEnd: end })
    await expect.element(rows.nth(1)).toHaveAttribute('aria-selected', 'true')
  }
})

test('an autofilled address opens no list before its field has the focus', async () => {
  await render(<Form />)
  const input = field.element()
  // React overrides `value` on the element, and would not notice the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'lyon')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  passDebounce()
  requests[0]?.found({ label: 'Lyon', city: 'Lyon' })
  await expect.element(status.getByText(/^1 adresse trouvée/)).toBeVisible()
  expect(document.activeElement).not.toBe(input)
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await field.click()
  await expect.element(rows).toBeVisible()
})

test('a remembered text is searched for on entering', async () => {
  await render(<Form initial={{ text: 'lyon' }} />)
  passDebounce()
  expect(requests).toEqual([])
  await field.click()
  passDebounce()
  expect(requests.map(({ url }) => url.searchParams.get('q'))).toEqual(['lyon'])
})

test('a refused submit says that the search failed, and a press in the field searches again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { rerender } = await render(<Form />)
  const failure = /Adresse manquante\. Le service d’adresses ne répond pas.* votre position/
  await search('rivoli')
  requests[0]?.failed(403)
  await expect.poll(() => log).toHaveBeenCalledOnce()
  expect(String(log.mock.lastCall)).not.toMatch('rivoli')
  await expect.element(status).toHaveTextContent('')
  await rerender(<Form error="Adresse manquante" />)
  await expect.element(field).toHaveAccessibleDescription(failure)
  await field.click()
  await expect.element(searching).toBeVisible()
  passDebounce()
  requests.at(-1)?.found()
  // The client asks once more, with the city's name.
  await expect.poll(() => requests).toHaveLength(3)
  requests.at(-1)?.found()
  const advice = /Adresse manquante\. Essayez la rue sans son numéro, ou la commune seule/
  await expect.element(field).toHaveAccessibleDescription(advice)
})

test('the address of a position is picked, and both are announced', async () => {
  await render(<Form />)
  await button.click()
  await expect.element(atWork).toHaveFocus()
  await expect.element(status).toHaveTextContent('Localisation en cours…')
  await userEvent.keyboard('{Enter}')
  expect(ask).toHaveBeenCalledOnce()
  expect(ask.mock.lastCall?.[2]).toMatchObject({ enableHighAccuracy: true, maximumAge: 60_000 })
  give()
  await expect.poll(() => requests).toHaveLength(1)
  requests[0]?.found(near(0.09))
  await expect.element(field).toHaveValue('2 Place Bellecour 69002 Lyon')
  const heard = status.getByText(/^Confirmée\s: 2 Place Bellecour 69002 Lyon, à\s1\skm du/)
  await expect.element(heard).toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test.each<[string, (request: AddressRequest) => void]>([
  ['an address 110 m away', ({ found }) => found(near(0.11))],
  ['only the commune', ({ found }) => found({ ...near(0), type: 'municipality' })],
  ['no service', ({ failed }) => failed(403)],
])('where there is %s, the position itself is taken, behind the words typed', async (_, serve) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await render(<Form />)
  await field.fill('12 rue neuve')
  serve(await locate())
  await expect.element(field).toHaveValue('12 rue neuve (position 45,76310 N, 4,83440 E)')
  await expect.element(confirmed).toBeVisible()
  expect(String(log.mock.calls)).not.toMatch(/45|neuve/)
})

test('a position that can be wrong by more than 100 m picks no house, and drops an earlier pick', async () => {
  const label = '12 Rue Neuve 69001 Lyon'
  const pick = { label, coordinates: lyon.center }
  await render(<Form initial={{ text: label, pick }} />)
  await button.click()
  give(101)
  await expect.element(field).toHaveValue('Position 45,76310 N, 4,83440 E')
  expect(reverses()).toEqual([])
})

test('old rows stay in sight until the answer comes, and none of them is active', async () => {
  await render(<Form />)
  await findTwo()
  await search('lyon 3')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(textsOf(rows.elements())).toEqual(['Lyon', 'Oullins'])
  await expect.element(rows.first()).toHaveAttribute('aria-selected', 'false')
  await rows.last().click()
  await expect.element(field).toHaveValue('Oullins')
})

/** What extensions that hide the position give in its place. */
const nonsense = [
  { latitude: '45.76', longitude: 4.83, accuracy: 20 },
  { latitude: Number.NaN, longitude: 4.83, accuracy: 20 },
  { latitude: null, longitude: null, accuracy: 20 },
  { latitude: 145.76, longitude: 4.83, accuracy: 20 },
  { latitude: 45.76, longitude: 4.83 },
  undefined,
]

test('a position that is nonsense or throws is one sentence at once', async () => {
  await render(<Form />)
  const problem = status.getByText(/^Position refusée|^Votre navigateur ne donne pas/)
  for (const coords of nonsense) {
    ask.mockImplementationOnce((found) => found({ coords } as never))
    await button.click()
    await expect.element(problem).toBeVisible()
    await field.fill('12 rue')
    expect(problem.query(), JSON.stringify(coords)).toBeNull()
  }
  ask.mockImplementationOnce(() => {
    throw new Error('on purpose')
  })
  await button.click()
  await expect.element(problem).toBeVisible()
  await field.fill('12 rue neuve')
  vi.stubGlobal('navigator', { geolocation: null })
  await button.click()
  await expect.element(problem).toBeVisible()
})

test.each([
  ['refused', refuse, /^Position refusée ou introuvable .*\s: saisissez votre adresse\.$/],
  ['too rough', () => give(1001), /^Position connue à 2\skm près seulement/],
  ['slow', () => vi.advanceTimersByTime(10_000), /^Position refusée/],
])('where the position is %s, a sentence says so, and what was typed stays', async (...row) => {
  const [, happen, problem] = row
  await render(<Form initial={{ text: '12 rue neuve' }} />)
  await button.click()
  await expect.element(atWork).toBeVisible()
  vi.advanceTimersByTime(9000)
  await new Promise(requestAnimationFrame)
  expect(atWork.query()).not.toBeNull()
  happen()
  await expect.element(status.getByText(problem)).toBeVisible()
  await expect.element(button).toBeVisible()
  await expect.element(field).toHaveValue('12 rue neuve')
  expect(reverses()).toEqual([])
})

test('typing cancels the search for a position', async () => {
  await render(<Form />)
  const reverse = await locate()
  await search('neuve')
  reverse.found(near(0))
  requests.at(-1)?.found({ label: 'Rue Neuve 69001 Lyon', type: 'street', city: 'Lyon' })
  await expect.element(rows).toBeVisible()
  await expect.element(field).toHaveValue('neuve')
})

test('the field can be disabled', async () => {
  await render(
    <fieldset disabled>
      <Form />
    </fieldset>,
  )
  await expect.element(page.getByPlaceholder('Saisissez votre adresse')).toBeDisabled()
})
