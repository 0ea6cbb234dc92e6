import type { FormEvent } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
const lyon = { label: 'Lyon', city: 'Lyon', type: 'municipality' }
const oullins = { label: 'Oullins' }

let requests: AddressRequest[]
const submitted = vi.fn((event: FormEvent) => event.preventDefault())

fakeTimeouts()
beforeEach(() => {
  requests = stubAddressService()
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

test('a search starts after a pause, is seen under way, and moves nothing', async () => {
  const height = () => document.querySelector('form')?.clientHeight
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
  expect(height()).toBe(before)
  requests[0]?.found(lyon)
  await expect.element(rows).toBeVisible()
  expect(status.element().clientWidth, 'only heard: the list says it').toBe(1)
  await userEvent.keyboard('{Escape}')
  expect(status.element().clientWidth).toBeGreaterThan(1)
})

test('a row shows its label, then what that lacks, and the former commune of equal ones', async () => {
  const context = '49, Maine-et-Loire'
  const church = { label: 'Rue de l’Église 49120 Chemillé', city: 'Chemillé', context }
  await search('eglise chemille')
  requests[0]?.found(
    { ...church, oldcity: 'Melay' },
    { ...church, district: 'Centre' },
    { label: 'Chemillé', postcode: '49120', city: 'Chemillé', oldcity: 'Melay', context },
    { label: 'Sans rien', postcode: undefined, city: '', context: 7 },
  )
  await expect.element(rows).toHaveLength(4)
  const texts = Array.from(rows.elements(), ({ children: [label, detail] }) => [
    label?.textContent,
    detail?.textContent,
  ])
  expect(texts).toEqual([
    ['Rue de l’Église 49120 Chemillé', 'Melay · 49, Maine-et-Loire'],
    ['Rue de l’Église 49120 Chemillé', 'Centre · 49, Maine-et-Loire'],
    ['Chemillé', '49120 · 49, Maine-et-Loire'],
    ['Sans rien', ''],
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
  await expect.element(page.getByText('La rue rendra le prix plus juste.')).toBeVisible()
  const { length } = requests
  passDebounce()
  await userEvent.keyboard('{ArrowDown}')
  expect(requests, 'its own label is not searched for').toHaveLength(length)
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')

  await field.fill('12 bis rue neuve 69001 Lyon')
  expect(confirmed.query()).toBeNull()
  passDebounce()
  requests.at(-1)?.found({ label: 'Rue Neuve 69001 Lyon', type: 'street', city: 'Lyon' })
  await rows.click()
  await expect.element(field).toHaveAccessibleDescription(/ne connaît pas le numéro 12 bis\s*:/)
})

test('Enter submits the form, but neither while a search is running nor while a row is active', async () => {
  await search('lyon')
  await userEvent.keyboard('{Enter}')
  requests[0]?.found(lyon, oullins)
  await expect.element(rows.first()).toBeVisible()
  expect(submitted).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(submitted).toHaveBeenCalledOnce()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(rows.last()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Oullins')
  await expect.element(field).toHaveFocus()
  await expect.element(confirmed).toBeVisible()
  expect(submitted).toHaveBeenCalledOnce()
})

test('Escape closes the list and keeps the text, and ArrowDown opens it again', async () => {
  await openList()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(rows).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('lyon')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(rows.first()).toBeVisible()
})

test('leaving the field closes the list, and neither clears the text nor picks a row', async () => {
  await openList()
  await userEvent.keyboard('{ArrowDown}')
  await elsewhere.click()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveValue('lyon')
  expect(confirmed.query()).toBeNull()
  await field.click()
  await expect.element(rows.first()).toBeVisible()
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
  await expect.element(rows).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('a failed search shows nothing, is logged without its text, and is made again by a press', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const failure = page.getByText(/Le service d’adresses ne répond pas/)
  await search('rivoli', 'Adresse manquante')
  for (const { made, press } of [
    { made: 2, press: field },
    { made: 4, press: page.getByRole('button', { name: 'Réessayer' }) },
  ]) {
    requests.at(-1)?.failed(503)
    await vi.waitUntil(() => requests.length === made, { timeout: 15_000 })
    requests.at(-1)?.failed(503)
    await expect.element(failure, { message: 'what blocks a submit' }).toBeVisible()
    await expect.element(status).toBeEmptyDOMElement()
    await press.click()
    await expect.element(status).toHaveTextContent('Recherche en cours...')
    passDebounce()
  }
  const error = expect.objectContaining({ code: 'http', status: 503 })
  expect(log).toHaveBeenLastCalledWith('Recherche d’adresse impossible', error)
  expect(String(log.mock.calls)).not.toMatch('rivoli')
  requests.at(-1)?.found()
  const advice = /Adresse manquante\. Essayez la rue sans son numéro, ou la commune seule/
  await expect.element(field).toHaveAccessibleDescription(advice)
})

test('a field that is disabled drops its search until it is focused again', async () => {
  const screen = await render(<OneField />)
  await expect.element(field).toHaveAttribute('placeholder', 'Saisissez votre adresse')
  await field.fill('rivo')
  await screen.rerender(<OneField disabled />)
  passDebounce()
  expect(requests).toEqual([])
  await expect.element(field).toBeDisabled()
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
