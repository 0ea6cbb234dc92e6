import { findCity } from '@plombier/quote-engine'
import type { FormEvent } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { light } from '../../src/design/palette.ts'
import { AddressField } from '../../src/features/quote/form/address/address-field.tsx'
import {
  type AddressRequest,
  passDebounce,
  stubAddressService,
} from '../support/components/address-service.ts'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { OneField } from '../support/components/one-field.tsx'
import type { FoundAddress } from '../support/found-address.ts'
import { placeAt } from '../support/places.ts'

const rivoli = {
  label: '10 Rue de Rivoli 75004 Paris',
  postcode: '75004',
  city: 'Paris',
  context: '75, Paris, Île-de-France',
}
const field = page.getByRole('combobox')
const list = page.getByRole('listbox', { name: 'Suggestions' })
const rows = page.getByRole('option')
const activeRow = page.getByRole('option', { selected: true })
const status = page.getByRole('status')
const confirmed = page.getByText('Adresse confirmée')
const elsewhere = page.getByLabelText('Ailleurs')
const locate = page.getByRole('button', { name: 'Utiliser ma position' })

let requests: AddressRequest[]
let log: ReturnType<typeof vi.spyOn>
const submitted = vi.fn((event: FormEvent) => event.preventDefault())
const changes = vi.fn()

fakeTimeouts()
beforeEach(() => {
  requests = stubAddressService()
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
  submitted.mockClear()
  changes.mockClear()
})

/** Renders the field in a form, after another one, and types until a search is running. */
async function search(text = 'lyon', error?: string) {
  await render(
    <>
      <input aria-label="Ailleurs" />
      <form onSubmit={submitted}>
        <OneField
          city={text === 'lyon' ? 'lyon' : 'paris'}
          {...(error && { error })}
          onChange={changes}
        />
      </form>
    </>,
  )
  await field.fill(text)
  passDebounce()
}

/** Searches for addresses, and lets the service find them. */
async function openList(...addresses: Partial<FoundAddress>[]) {
  await search()
  requests[0]?.found(...addresses)
  await expect.element(rows).toHaveLength(addresses.length)
}

const [lyon, oullins] = [{ label: 'Lyon', type: 'municipality' }, { label: 'Oullins' }]

/** Lets the running search and its retry fail. */
async function failTwice() {
  requests[0]?.failed(503)
  await vi.waitUntil(() => requests.length === 2, { timeout: 15_000 })
  requests[1]?.failed(503)
  await vi.waitUntil(() => log.mock.calls.length === 1, { timeout: 15_000 })
}

describe('an address field', () => {
  test('confirms a bare commune with its department, not with a postcode that was typed', async () => {
    await search('44300 Nantes')
    requests[0]?.found({
      label: 'Nantes',
      type: 'municipality',
      postcode: '44000',
      context: '44, Loire-Atlantique, Pays de la Loire',
      coordinates: placeAt('paris', 0.4, 90),
    })
    await rows.click()
    const line = 'Adresse confirmée : Nantes (Loire-Atlantique), à moins de 1 km du centre de Paris'
    await expect.element(page.getByText(line)).toBeVisible()
    await expect.element(confirmed).toHaveStyle({ color: light.success })
  })

  test('says which house number was typed and the service does not know', async () => {
    await search('12 bis rue neuve 75001 Paris')
    requests[0]?.found({ label: 'Rue Neuve 75001 Paris', type: 'street', city: 'Paris' })
    await rows.click()
    const hint = /ne connaît pas le numéro 12 bis\s*: précisez-le dans la description/
    await expect.element(field).toHaveAccessibleDescription(hint)
  })

  test('drops its search when it is disabled, until it is enabled and focused again', async () => {
    const screen = await render(<OneField />)
    await expect.element(field).toHaveAttribute('placeholder', 'Saisissez votre adresse')
    await field.fill('rivo')
    await screen.rerender(<OneField disabled />)
    passDebounce()
    expect(requests).toEqual([])
    await expect.element(field).toBeDisabled()
    await expect.element(locate).toBeDisabled()
    await expect.element(page.elementLocator(document.body)).toHaveFocus()

    await screen.rerender(<OneField />)
    await field.click()
    passDebounce()
    expect(requests.map(({ text }) => text)).toEqual(['rivo'])
  })
})

test('what was found for a text that the form has given up is not shown', async () => {
  const filledWith = (text: string) => (
    <AddressField
      id="address"
      value={{ text, pick: undefined }}
      onChange={changes}
      error={undefined}
      city={findCity('paris')}
    />
  )
  const screen = await render(filledWith('lyon'))
  await field.click()
  passDebounce()
  requests[0]?.found(lyon)
  await expect.element(rows).toBeVisible()
  await screen.rerender(filledWith(''))
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(status.element()).toBeEmptyDOMElement()
})

describe('a row', () => {
  test('shows the label, then the postcode, city and context that the label lacks', async () => {
    await openList(
      rivoli,
      { label: 'Paris', postcode: '75004', city: 'Paris', context: '75, Paris' },
      { label: 'Rue de la Parisienne', postcode: '75004', city: 'Paris' },
      { label: 'Sans ville', postcode: '75004', context: null },
      { label: 'Sans rien', postcode: undefined, city: '', context: 7 },
    )
    const texts = rows
      .elements()
      .map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(texts).toEqual([
      [rivoli.label, '75, Paris, Île-de-France'],
      ['Paris', '75004 · 75, Paris'],
      ['Rue de la Parisienne', '75004 Paris'],
      ['Sans ville', '75004'],
      ['Sans rien', ''],
    ])
  })

  test('says which former commune or district it is in where another one has the same label, and is picked', async () => {
    const label = 'Rue de l’Église 49120 Chemillé-en-Anjou'
    const context = '49, Maine-et-Loire, Pays de la Loire'
    await search('eglise chemille')
    requests[0]?.found(
      { label, oldcity: 'Melay', city: 'Chemillé-en-Anjou', context },
      { label, oldcity: 'La Jumellière', context, distance: 39_000 },
      { label, district: 'Centre', context },
      { label: 'Église 49120 Chemillé-en-Anjou', oldcity: 'Valanjou', context },
    )
    await expect.element(rows).toHaveLength(4)
    expect(rows.elements().map((row) => row.lastChild?.textContent)).toEqual([
      `Melay · ${context}`,
      `Centre · ${context}`,
      context,
      `La Jumellière · ${context}`,
    ])
    await rows.nth(3).click()
    await expect
      .poll(() => changes.mock.lastCall?.[0])
      .toMatchObject({ text: label, pick: { oldcity: 'La Jumellière' } })
    expect(log).not.toHaveBeenCalled()
  })
})

test('a pick does not search for its own label, and leaves no list to open', async () => {
  await search(rivoli.label)
  requests[0]?.found(rivoli)
  await rows.click()
  await expect.element(confirmed).toBeVisible()
  passDebounce()
  await userEvent.tab()
  await field.click()
  await userEvent.keyboard('{ArrowDown}')
  passDebounce()
  expect(requests).toHaveLength(1)
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
})

test('a late answer neither opens a list nor takes the focus once the visitor has left the field', async () => {
  await search()
  await userEvent.tab()
  requests[0]?.found(lyon)
  await expect.element(page.getByText('1 adresse trouvée')).toBeVisible()
  await expect.element(locate).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await field.click()
  await expect.element(rows).toBeVisible()
})

test('a search is seen under way, moves nothing, and its outcome is seen where no list says it', async () => {
  const box = () => status.element().getBoundingClientRect()
  const height = () => document.querySelector('form')?.getBoundingClientRect().height
  await search('')
  const before = height()
  await field.fill('lyon')
  passDebounce()
  await expect.element(status).toHaveTextContent('Recherche en cours...')
  expect(status.element().getAnimations({ subtree: true })).toHaveLength(1)
  expect(height()).toBe(before)
  requests[0]?.found(lyon)
  await expect.element(rows).toBeVisible()
  expect(box().width).toBe(1)
  await userEvent.keyboard('{Escape}')
  expect(box().width).toBeGreaterThan(1)
})

describe('the keyboard', () => {
  test('picks the active row with Enter, and does not submit', async () => {
    await openList(lyon, oullins)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect.element(field).toHaveValue('Oullins')
    await expect.element(confirmed).toBeVisible()
    await expect.element(field).toHaveFocus()
    expect(submitted).not.toHaveBeenCalled()
  })

  test('submits with Enter if no row is active', async () => {
    await openList(lyon, oullins)
    await userEvent.keyboard('{Enter}')
    expect(submitted).toHaveBeenCalledOnce()
    await expect.element(field).toHaveValue('lyon')
    expect(confirmed.query()).toBeNull()
  })

  test('does not submit with Enter while a search is running', async () => {
    await search()
    await userEvent.keyboard('{Enter}')
    requests[0]?.found(lyon)
    await expect.element(rows).toBeVisible()
    await expect.element(field).toHaveFocus()
    expect(submitted).not.toHaveBeenCalled()
  })

  test('closes the list with Escape, which keeps the text, and opens it again with Down', async () => {
    await openList(lyon, oullins)
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(rows).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('lyon')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(rows.first()).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  })
})

test.each([
  ['Tab', () => userEvent.tab()],
  ['a click elsewhere', () => elsewhere.click()],
])('%s closes the list, and neither clears the text nor picks a row', async (_, leave) => {
  await openList(lyon, oullins)
  await userEvent.keyboard('{ArrowDown}')
  await leave()
  await expect.element(field).not.toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveValue('lyon')
  expect(confirmed.query()).toBeNull()

  await field.click()
  await expect.element(rows.first()).toBeVisible()
  expect(activeRow.query()).toBeNull()
})

test('a list that a screen reader focuses gives the focus back, and stays open', async () => {
  await openList(lyon, oullins)
  ;(list.element() as HTMLElement).focus()
  await expect.element(field).toHaveFocus()
  expect(rows.elements()).toHaveLength(2)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(confirmed).toBeVisible()
})

test('an open list that a second search did not complete stays as it is under keys and presses', async () => {
  await search('rue neuve')
  requests[0]?.found({ label: 'Rue Neuve 69001 Lyon', city: 'Lyon' })
  await vi.waitUntil(() => requests.length === 2, { timeout: 15_000 })
  requests[1]?.failed(429)
  await expect.element(rows).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(activeRow).toBeVisible()
  await field.click()
  expect(rows.elements()).toHaveLength(1)

  await elsewhere.click()
  await field.click()
  await expect.element(status).toHaveTextContent('Recherche en cours...')
})

test('text from an input method is searched for before it is complete', async () => {
  await render(<OneField />)
  await field.click()
  await cdp().send('Input.imeSetComposition', { text: 'renne', selectionStart: 5, selectionEnd: 5 })
  await expect.element(field).toHaveValue('renne')
  passDebounce()
  expect(requests.map(({ text }) => text)).toEqual(['renne'])
  requests[0]?.found({ ...rivoli, label: 'Rue de Rennes 75006 Paris' })
  await expect.element(rows).toBeVisible()

  await cdp().send('Input.insertText', { text: 'Rennes' })
  await expect.element(field).toHaveValue('Rennes')
  passDebounce()
  expect(requests.map(({ text }) => text)).toEqual(['renne', 'Rennes'])
})

test('an autofilled text is searched once, and its list waits for the focus', async () => {
  await search('')
  await elsewhere.click()
  autofill(field.element() as HTMLInputElement, '10 rue de Rivoli')
  passDebounce()
  requests[0]?.found(rivoli)
  await expect.element(page.getByText('1 adresse trouvée')).toBeVisible()
  await expect.element(elsewhere).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')

  await field.click()
  passDebounce()
  await expect.element(rows).toBeVisible()
  expect(requests).toHaveLength(1)
})

describe('a failed search', () => {
  test.each([
    ['focus', () => userEvent.tab({ shift: true }).then(() => userEvent.tab())],
    ['press on the field', () => field.click()],
    ['arrow key', () => userEvent.keyboard('{ArrowDown}')],
  ])(
    'shows nothing, is logged without the typed text, and is retried on the next %s',
    async (_, ask) => {
      await search('rivoli')
      await failTwice()
      await expect.element(status).toBeEmptyDOMElement()
      await expect.element(field).toHaveAttribute('aria-expanded', 'false')
      expect(log).toHaveBeenCalledExactlyOnceWith(
        'Recherche d’adresse impossible',
        expect.objectContaining({ code: 'http', status: 503 }),
      )
      expect(String(log.mock.lastCall)).not.toMatch('rivoli')

      await ask()
      await expect.element(status).toHaveTextContent('Recherche en cours...')
      passDebounce()
      requests[2]?.found(rivoli)
      await expect.element(rows).toBeVisible()
    },
  )

  test('is reported when it blocks a submit, with a button to retry', async () => {
    const failure = page.getByText(/Le service d’adresses ne répond pas/)
    await search('rivoli', 'Adresse manquante')
    await failTwice()
    await expect.element(failure).toBeVisible()
    // There is no list.
    expect(page.getByText(/dans la liste des suggestions/).query()).toBeNull()
    const retry = page.getByRole('button', { name: 'Réessayer' })
    // Safari leaves the focus in the field.
    retry.element().addEventListener('mousedown', (event) => event.preventDefault())
    await retry.click()
    await expect.element(field).toHaveFocus()
    await expect.element(status).toHaveTextContent('Recherche en cours...')
    expect(failure.query()).toBeNull()
    passDebounce()
    requests[2]?.found(rivoli)
    await expect.element(rows).toBeVisible()
  })
})

test('where nothing was found, what blocks a submit says what leads on, and asks for no list', async () => {
  await search('lyon', 'Adresse manquante')
  requests[0]?.found()
  await expect
    .element(field)
    .toHaveAccessibleDescription(
      /Adresse manquante\. Essayez la rue sans son numéro, ou la commune seule\. Ou utilisez votre position/,
    )
})

/** Fills in a field as autofill does: without key or focus, with `input` and `change` events. */
function autofill(input: HTMLInputElement, text: string) {
  // React overrides `value` on the element, and would not notice the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
