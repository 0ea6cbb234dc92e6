import { findService } from '@plombier/quote-engine'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../src/design/global.css.ts'
import { ServiceField } from '../../src/features/quote/form/service-field.tsx'
import { suggestions } from '../support/components/fill-in-quote-form.ts'

const field = page.getByRole('combobox')

/** A service field at the lower edge of the screen, and what comes after it. */
function LowField() {
  const [{ value, text }, setService] = useState({ value: '', text: '' })
  return (
    <div style={{ paddingBlock: '100vh' }}>
      <ServiceField
        id="service"
        value={value}
        text={text}
        onChange={(value, text) => setService({ value, text })}
        error={undefined}
      />
      <button type="button">Suite</button>
    </div>
  )
}

test.each([
  ['a name', 'Réparation de fuite', 'fuite'],
  // The list also has what is installed otherwise.
  ['a name in other letters', ' INSTALLATION Sanitaire ', 'installation'],
  ['words that leave one service', 'origine raccord tuyau', 'fuite'],
] as const)('%s, typed in full, is picked when the field is left', async (_, text, id) => {
  await render(<LowField />)
  await field.fill(text)
  await userEvent.tab()
  const { name, description: details } = findService(id)
  await expect.element(field).toHaveValue(name)
  const description = page.getByText(details, { exact: false })
  await expect.element(description).toBeVisible()
})

test('a row picked after a name was typed in full stays when the field is left', async () => {
  await render(<LowField />)
  await field.fill(findService('fuite').name)
  const { name } = findService('wc-repair')
  await suggestions.filter({ hasText: name }).click()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Suite' })).toHaveFocus()
  expect(field.element()).toHaveValue(name)
})

test('Enter picks nothing in a field that was emptied', async () => {
  await render(<LowField />)
  await field.fill('évier')
  await expect.element(page.getByRole('option', { selected: true })).toBeVisible()
  await field.fill('')
  await userEvent.keyboard('{Enter}')
  expect(field.element()).toHaveValue('')
})

test('Tab leaves an open list for the next control', async () => {
  await render(<LowField />)
  await field.click()
  await expect.element(suggestions.first()).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Suite' })).toHaveFocus()
  expect(suggestions.elements()).toEqual([])
})

test('the active row of a list is in sight, however low the list opens', async () => {
  await page.viewport(360, 740)
  await render(<LowField />)
  const input = field.element()
  input.scrollIntoView({ block: 'end' })
  if (input instanceof HTMLElement) input.focus()
  await expect.element(suggestions.first()).toBeVisible()
  const activeRow = page.getByRole('option', { selected: true })
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(activeRow).toBeInViewport({ ratio: 0.99 })
  }
})
