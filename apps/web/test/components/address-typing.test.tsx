import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type AddressRequest, stubAddressService } from './address-service.ts'
import { OneField } from './one-field.tsx'

const field = page.getByRole('combobox')
const rows = page.getByRole('option')

let requests: AddressRequest[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  requests = stubAddressService()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('an input method', () => {
  test('is not searched for before it has finished the text', async () => {
    await render(<OneField />)
    await field.click()
    await compose('ren')
    await compose('renne')
    await expect.element(field).toHaveValue('renne')
    pause()
    expect(requests).toEqual([])

    await cdp().send('Input.insertText', { text: 'Rennes' })
    await expect.element(field).toHaveValue('Rennes')
    pause()
    expect(requests.map(({ text }) => text)).toEqual(['Rennes'])
  })

  test('hides the suggestions of the text before it', async () => {
    await render(<OneField />)
    await field.fill('lyon')
    pause()
    requests[0]?.found({ label: 'Lyon' })
    await expect.element(rows).toBeVisible()
    await compose('あ')
    await expect.element(field).toHaveValue('lyonあ')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  test('is searched for at once on Android, where every word is composed', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10; K)')
    await render(<OneField />)
    await field.click()
    await compose('renne')
    await expect.element(field).toHaveValue('renne')
    pause()
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
  pause()
  pause()
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
  pause()
  requests[0]?.found({ label: '10 Rue de Rivoli 75004 Paris' })
  await expect.element(page.getByText('1 adresse trouvée')).toBeVisible()
  await expect.element(elsewhere).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')

  await field.click()
  pause()
  await expect.element(rows).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('nothing is searched for a disabled field, even where a script fills it in', async () => {
  await render(<OneField disabled />)
  autofill(field.element() as HTMLInputElement, '10 rue de Rivoli')
  await expect.element(field).toHaveValue('10 rue de Rivoli')
  pause()
  expect(requests).toEqual([])
})

/** Shows a text that an input method has not finished. */
function compose(text: string) {
  return cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  })
}

/** What a browser does that fills in an address: no key, no focus, `input` then `change`. */
function autofill(input: HTMLInputElement, text: string) {
  // React replaces the setter of the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Lets the text rest as long as a search needs. */
function pause() {
  vi.advanceTimersByTime(300)
}
