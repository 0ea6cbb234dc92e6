import type { FormEvent } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  type AddressRequest,
  passDebounce,
  stubAddressService,
} from '../support/components/address-service.ts'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { OneField } from '../support/components/one-field.tsx'

const field = page.getByRole('combobox')
const list = page.getByRole('listbox')
const rows = page.getByRole('option')
const activeRow = page.getByRole('option', { selected: true })
const confirmed = page.getByText('Adresse confirmée')
const before = page.getByText('Avant')
const after = page.getByText('Après')
const submitted = vi.fn((event: FormEvent) => event.preventDefault())

let requests: AddressRequest[]

fakeTimeouts()
beforeEach(() => {
  requests = stubAddressService()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('the keyboard', () => {
  test('moves through the rows and around their ends', async () => {
    await openList()
    expect(activeRow.query()).toBeNull()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect.element(activeRow).toMatchTextContent(/^Lyon/)
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(activeRow).toMatchTextContent(/^Oullins/)
    await expect.element(field).toHaveValue('lyon')
  })

  test('picks the active row with Enter, and does not submit', async () => {
    await openList()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect.element(field).toHaveValue('Oullins')
    await expect.element(confirmed).toBeVisible()
    await expect.element(field).toHaveFocus()
    expect(submitted).not.toHaveBeenCalled()
  })

  test('submits with Enter if no row is active', async () => {
    await openList()
    await userEvent.keyboard('{Enter}')
    expect(submitted).toHaveBeenCalledOnce()
    await expect.element(field).toHaveValue('lyon')
    expect(confirmed.query()).toBeNull()
  })

  test('moves the caret with Home, End, Left and Right while a row is active', async () => {
    await openList()
    const input = field.element() as HTMLInputElement
    for (const [key, caret] of [
      ['Home', 0],
      ['Right', 1],
      ['End', 4],
      ['Left', 3],
    ] as const) {
      const name = key === 'Left' || key === 'Right' ? `Arrow${key}` : key
      await userEvent.keyboard(`{ArrowDown}{${name}}`)
      await expect.poll(() => input.selectionStart, { message: key }).toBe(caret)
    }
    await expect.element(field).toHaveValue('lyon')
  })

  test('closes the list with Escape, which keeps the text, and opens it again with Down', async () => {
    await openList()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(rows).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('lyon')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(rows.first()).toBeVisible()
  })
})

test('Enter while a search is running does not submit', async () => {
  await search()
  await userEvent.keyboard('{Enter}')
  requests[0]?.found({ label: 'Lyon' })
  await expect.element(rows).toBeVisible()
  await expect.element(field).toHaveFocus()
  expect(submitted).not.toHaveBeenCalled()
})

test.each([
  ['nothing was found', () => requests[0]?.found()],
  ['the service does not answer', failTwice],
])('Enter submits again once it is known that %s', async (_, answer) => {
  await search()
  await userEvent.keyboard('{Enter}')
  await answer()
  await expect.poll(() => page.getByText('Recherche en cours...').query()).toBeNull()
  expect(submitted).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => submitted.mock.calls).toHaveLength(1)
})

test.each([
  ['Tab', () => userEvent.tab()],
  ['a click elsewhere', () => before.click()],
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
  expect(activeRow.query()).toBeNull()
})

describe('the pointer', () => {
  test('does not close the list with a press beside a row', async () => {
    await openList()
    await list.click({ position: { x: 1, y: 1 } })
    await expect.element(field).toHaveFocus()
    await expect.element(rows.first()).toBeVisible()
    expect(confirmed.query()).toBeNull()
  })

  test('picks nothing with a press on a row that is released elsewhere', async () => {
    await openList()
    await userEvent.dragAndDrop(rows.first(), field)
    await expect.element(rows.first()).toBeVisible()
    await expect.element(field).toHaveValue('lyon')
    expect(confirmed.query()).toBeNull()
  })

  test('picks nothing while it rests and the list opens under it', async () => {
    await openList()
    await userEvent.keyboard('{Escape}')
    await after.hover({ position: { x: 20, y: 10 } })
    await userEvent.keyboard(' ')
    passDebounce()
    requests[1]?.found({ label: 'Lyon' }, { label: 'Oullins' })
    await expect.element(rows).toHaveLength(2)
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('lyon ')
    expect(confirmed.query()).toBeNull()
  })
})

async function failTwice() {
  requests[0]?.failed(503)
  await vi.waitUntil(() => requests.length === 2, { timeout: 15_000 })
  requests[1]?.failed(503)
}

/** Renders the field in a form and types until a search is running. */
async function search() {
  await render(
    <form onSubmit={submitted}>
      <p>Avant</p>
      <OneField />
      <p>Après</p>
    </form>,
  )
  await field.click()
  await userEvent.keyboard('lyon')
  passDebounce()
}

/** Renders the field in a form and types until its list of two rows opens. */
async function openList() {
  await search()
  requests[0]?.found({ label: 'Lyon' }, { label: 'Oullins' })
  await expect.element(rows).toHaveLength(2)
}

test('text from an input method is searched for before it is complete', async () => {
  await render(<OneField />)
  await field.click()
  await compose('renne')
  await expect.element(field).toHaveValue('renne')
  passDebounce()
  expect(requests.map(({ text }) => text)).toEqual(['renne'])
  requests[0]?.found({ label: 'Rennes' })
  await expect.element(rows).toBeVisible()

  await cdp().send('Input.insertText', { text: 'Rennes' })
  await expect.element(field).toHaveValue('Rennes')
  passDebounce()
  expect(requests.map(({ text }) => text)).toEqual(['renne', 'Rennes'])
})

test('a pasted text is searched once', async () => {
  await render(
    <>
      <input aria-label="Ailleurs" />
      <OneField />
    </>,
  )
  await page.getByLabelText('Ailleurs').fill('10 rue de Rivoli')
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.copy()
  await field.click()
  await userEvent.paste()
  await expect.element(field).toHaveValue('10 rue de Rivoli')
  passDebounce()
  passDebounce()
  expect(requests.map(({ text }) => text)).toEqual(['10 rue de Rivoli'])
})

test('an autofilled text is searched once, and its list waits for the focus', async () => {
  await render(
    <>
      <input aria-label="Ailleurs" />
      <OneField />
    </>,
  )
  const elsewhere = page.getByLabelText('Ailleurs')
  await elsewhere.click()
  autofill(field.element() as HTMLInputElement, '10 rue de Rivoli')
  passDebounce()
  requests[0]?.found({ label: '10 Rue de Rivoli 75004 Paris' })
  await expect.element(page.getByText('1 adresse trouvée')).toBeVisible()
  await expect.element(elsewhere).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')

  await field.click()
  passDebounce()
  await expect.element(rows).toBeVisible()
  expect(requests).toHaveLength(1)
})

/** Enters text as an unfinished composition. */
function compose(text: string) {
  return cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  })
}

/** Fills in a field as autofill does: without key or focus, with `input` and `change` events. */
function autofill(input: HTMLInputElement, text: string) {
  // React overrides `value` on the element, and would not notice the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
