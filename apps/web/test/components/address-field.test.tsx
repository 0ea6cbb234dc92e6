import type { FormEvent } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { light } from '../../src/design/palette.ts'
import {
  type AddressRequest,
  passDebounce,
  stubAddressService,
} from '../support/components/address-service.ts'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { OneField } from '../support/components/one-field.tsx'
import { fields, suggestions as rows } from '../support/components/quote-form.ts'
import { placeAt } from '../support/places.ts'

const field = fields.address
const status = page.getByRole('status')
const confirmed = page.getByText('Adresse confirmée')
const elsewhere = page.getByRole('textbox', { name: 'Ailleurs' })
const locate = page.getByRole('button', { name: 'Utiliser ma position' })
const lyon = { label: 'Lyon', city: 'Lyon', type: 'municipality' }
const oullins = { label: 'Oullins' }

let requests: AddressRequest[]
let log: ReturnType<typeof vi.spyOn>
const submitted = vi.fn((event: FormEvent) => event.preventDefault())

fakeTimeouts()
beforeEach(() => {
  requests = stubAddressService()
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
  submitted.mockClear()
})

/** Renders the field in a form, after another one, and types until a search is running. */
async function search(text: string, error?: string) {
  await render(
    <>
      <input aria-label="Ailleurs" />
      <form onSubmit={submitted}>
        <OneField {...(error && { error })} />
      </form>
    </>,
  )
  await field.fill(text)
  passDebounce()
}

async function openList() {
  await search('lyon')
  requests[0]?.found(lyon, oullins)
  await expect.element(rows).toHaveLength(2)
}

/** Lets a search and its retry fail. */
async function failTwice(first: number) {
  requests[first]?.failed(503)
  await vi.waitUntil(() => requests.length === first + 2, { timeout: 15_000 })
  requests[first + 1]?.failed(503)
}

test('a search starts after a pause, is seen under way, and moves nothing', async () => {
  const height = () => document.querySelector('form')?.getBoundingClientRect().height
  await search('')
  const before = height()
  await field.fill('lyo')
  vi.advanceTimersByTime(299)
  await field.fill('lyon')
  vi.advanceTimersByTime(299)
  expect(requests).toEqual([])
  vi.advanceTimersByTime(1)
  expect(requests.map(({ text }) => text)).toEqual(['lyon'])
  await expect.element(status).toHaveTextContent('Recherche en cours...')
  expect(status.element().getAnimations({ subtree: true })).toHaveLength(1)
  expect(height()).toBe(before)
  requests[0]?.found(lyon)
  await expect.element(rows).toBeVisible()
  expect(status.element().clientWidth, 'only heard: the list says it').toBe(1)
  await userEvent.keyboard('{Escape}')
  expect(status.element().clientWidth).toBeGreaterThan(1)
})

const church = 'Rue de l’Église 49120 Chemillé-en-Anjou'
const context = '75, Paris, Île-de-France'

test.each([
  [
    'postcode, city and context that the label lacks',
    [
      { label: 'Rue de Rivoli 75004 Paris', postcode: '75004', city: 'Paris', context },
      { label: 'Paris', postcode: '75004', city: 'Paris', context },
      { label: 'Rue de la Parisienne', postcode: '75004', city: 'Paris' },
      { label: 'Sans rien', postcode: undefined, city: '', context: 7 },
    ],
    [context, `75004 · ${context}`, '75004 Paris', ''],
  ],
  [
    'the former commune or district, where two have one label',
    [
      { label: church, oldcity: 'Melay', city: 'Chemillé-en-Anjou', context },
      { label: church, district: 'Centre', context },
      { label: 'Église 49120 Chemillé-en-Anjou', oldcity: 'Valanjou', context },
    ],
    [`Melay · ${context}`, `Centre · ${context}`, context],
  ],
])('a row shows the label, then %s', async (_, found, details) => {
  await search('eglise chemille')
  requests[0]?.found(...found)
  await expect.element(rows).toHaveLength(found.length)
  expect(
    rows.elements().map((row) => Array.from(row.children, ({ textContent }) => textContent)),
  ).toEqual(found.map(({ label }, index) => [label, details[index]]))
})

test('a pick is confirmed with its distance, and with what it lacks of the text', async () => {
  await search('44300 Nantes')
  requests[0]?.found({
    label: 'Nantes',
    type: 'municipality',
    postcode: '44000',
    context: '44, Loire-Atlantique, Pays de la Loire',
    coordinates: placeAt('lyon', 0.4, 90),
  })
  await rows.click()
  const line = 'Adresse confirmée : Nantes (Loire-Atlantique), à moins de 1 km du centre de Lyon'
  await expect.element(page.getByText(line)).toBeVisible()
  await expect.element(confirmed).toHaveStyle({ color: light.success })
  await expect.element(page.getByText('La rue rendra le prix plus juste.')).toBeVisible()
  passDebounce()
  await userEvent.keyboard('{ArrowDown}')
  expect(requests, 'its own label is not searched for').toHaveLength(1)
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')

  await field.fill('12 bis rue neuve 69001 Lyon')
  expect(confirmed.query()).toBeNull()
  passDebounce()
  requests[1]?.found({ label: 'Rue Neuve 69001 Lyon', type: 'street', city: 'Lyon' })
  await rows.click()
  const hint = /ne connaît pas le numéro 12 bis\s*: précisez-le dans la description/
  await expect.element(field).toHaveAccessibleDescription(hint)
})

test('Escape closes the list and keeps the text, ArrowDown opens it, Enter picks the active row', async () => {
  await openList()
  page.getByRole('listbox', { name: 'Suggestions' }).element().focus()
  await expect.element(field, { message: 'it gets the focus back' }).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(rows).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('lyon')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(rows.first()).toBeVisible()
  await userEvent.keyboard('{Escape}{ArrowUp}')
  await expect.element(rows.last()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Oullins')
  await expect.element(confirmed).toBeVisible()
  await expect.element(field).toHaveFocus()
  expect(submitted).not.toHaveBeenCalled()
})

test('Enter submits the form, but neither while a search is running nor a row is active', async () => {
  await search('lyon')
  await userEvent.keyboard('{Enter}')
  requests[0]?.found(lyon, oullins)
  await expect.element(rows.first()).toBeVisible()
  expect(submitted).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(submitted).toHaveBeenCalledOnce()
  await expect.element(field).toHaveValue('lyon')
  expect(confirmed.query()).toBeNull()
})

test.each([
  ['Tab', () => userEvent.tab()],
  ['a click elsewhere', () => elsewhere.click()],
])('%s closes the list, and neither clears the text nor picks a row', async (_, leave) => {
  await openList()
  await userEvent.keyboard('{ArrowDown}')
  await leave()
  await expect.element(field).not.toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveValue('lyon')
  expect(confirmed.query()).toBeNull()
  await field.click()
  await expect.element(rows.first()).toBeVisible()
  expect(page.getByRole('option', { selected: true }).query()).toBeNull()
})

test.each([
  ['typed and left', () => field.fill('lyon').then(() => userEvent.tab())],
  ['autofilled', () => elsewhere.click().then(() => autofill('lyon'))],
])('the list of a text that was %s waits for the focus', async (_, enter) => {
  await search('')
  await enter()
  passDebounce()
  const focused = document.activeElement
  requests[0]?.found(lyon)
  await expect.element(page.getByText('1 adresse trouvée')).toBeVisible()
  expect(document.activeElement).toBe(focused)
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await field.click()
  passDebounce()
  await expect.element(rows).toBeVisible()
  expect(requests).toHaveLength(1)
})

// Keyboards of Android compose each word.
test('text from an input method is searched for before it is complete', async () => {
  await search('')
  await cdp().send('Input.imeSetComposition', { text: 'renne', selectionStart: 5, selectionEnd: 5 })
  await expect.element(field).toHaveValue('renne')
  passDebounce()
  expect(requests.at(-1)?.text).toBe('renne')
  await cdp().send('Input.insertText', { text: 'Rennes' })
  await expect.element(field).toHaveValue('Rennes')
  passDebounce()
  expect(requests.at(-1)?.text).toBe('Rennes')
})

test('a failed search shows nothing, is logged without its text, and starts again by a press', async () => {
  await search('rivoli')
  await failTwice(0)
  await expect
    .poll(() => log)
    .toHaveBeenCalledExactlyOnceWith(
      'Recherche d’adresse impossible',
      expect.objectContaining({ code: 'http', status: 503 }),
    )
  expect(String(log.mock.lastCall)).not.toMatch('rivoli')
  await expect.element(status).toBeEmptyDOMElement()
  await field.click()
  await expect.element(status).toHaveTextContent('Recherche en cours...')
  passDebounce()
  requests[2]?.found(lyon)
  await expect.element(rows).toBeVisible()
})

test('a failed search is reported where it blocks a submit, with a button to retry', async () => {
  const failure = page.getByText(/Le service d’adresses ne répond pas/)
  await search('rivoli', 'Adresse manquante')
  await failTwice(0)
  await expect.element(failure).toBeVisible()
  expect(page.getByText(/dans la liste des suggestions/).query(), 'there is none').toBeNull()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(field).toHaveFocus()
  await expect.element(status).toHaveTextContent('Recherche en cours...')
  expect(failure.query()).toBeNull()
  passDebounce()
  requests[2]?.found()
  await expect
    .element(field)
    .toHaveAccessibleDescription(
      /Adresse manquante\. Essayez la rue sans son numéro, ou la commune seule\. Ou utilisez votre position/,
    )
})

test('a field that is disabled drops its search until it is focused again', async () => {
  const screen = await render(<OneField />)
  await expect.element(field).toHaveAttribute('placeholder', 'Saisissez votre adresse')
  await field.fill('rivo')
  await screen.rerender(<OneField disabled />)
  passDebounce()
  expect(requests).toEqual([])
  await expect.element(field).toBeDisabled()
  await expect.element(locate).toBeDisabled()
  await screen.rerender(<OneField />)
  await field.click()
  passDebounce()
  expect(requests.map(({ text }) => text)).toEqual(['rivo'])
})

/** Fills in the field as autofill does: without key or focus, with `input` and `change` events. */
function autofill(text: string) {
  const input = field.element()
  // React overrides `value` on the element, and would not notice the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
