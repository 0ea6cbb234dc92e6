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
const rows = page.getByRole('option')

let requests: AddressRequest[]

fakeTimeouts()
beforeEach(() => {
  requests = stubAddressService()
})

describe('text from an input method (IME)', () => {
  test('is not searched for until it is complete', async () => {
    await render(<OneField />)
    await field.click()
    await compose('ren')
    await compose('renne')
    await expect.element(field).toHaveValue('renne')
    passDebounce()
    expect(requests).toEqual([])

    await cdp().send('Input.insertText', { text: 'Rennes' })
    await expect.element(field).toHaveValue('Rennes')
    passDebounce()
    expect(requests.map(({ text }) => text)).toEqual(['Rennes'])
  })

  test('hides the suggestions for the text before it', async () => {
    await render(<OneField />)
    await field.fill('lyon')
    passDebounce()
    requests[0]?.found({ label: 'Lyon' })
    await expect.element(rows).toBeVisible()
    await compose('あ')
    await expect.element(field).toHaveValue('lyonあ')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  test('keeps the pick where its end changes nothing, and searches nothing', async () => {
    await render(<OneField />)
    await field.fill('lyon')
    passDebounce()
    requests[0]?.found({ label: 'Lyon' })
    await rows.click()
    await expect.element(field).toHaveValue('Lyon')
    field.element().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    passDebounce()
    await userEvent.tab()
    await expect.element(page.getByText('Adresse confirmée')).toBeVisible()
    expect(requests).toHaveLength(1)
  })

  test('is searched for at once on Android, where every word comes from an input method', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10; K)')
    await render(<OneField />)
    await field.click()
    await compose('renne')
    await expect.element(field).toHaveValue('renne')
    passDebounce()
    expect(requests.map(({ text }) => text)).toEqual(['renne'])
  })
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

test('a disabled field searches nothing, even if a script fills it in', async () => {
  await render(<OneField disabled />)
  autofill(field.element() as HTMLInputElement, '10 rue de Rivoli')
  await expect.element(field).toHaveValue('10 rue de Rivoli')
  passDebounce()
  expect(requests).toEqual([])
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
