import { findService } from '@plombier/quote-engine'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { light } from '../../src/design/palette.ts'
import { ServiceField } from '../../src/features/quote/form/service-field.tsx'
import { suggestions } from '../support/components/fill-in-quote-form.ts'
import { textsOf } from '../support/components/texts.ts'
import { expectedPrice, plain, wholeEuros } from '../support/price.ts'
import { todaysServices, todaysTariff } from '../support/todays-prices.ts'
import '../../src/design/global.css.ts'

const field = page.getByRole('combobox')

beforeEach(async () => {
  await page.viewport(360, 740)
  await render(<LowField />)
})

test('every service in the list shows its price, and the minimum where that is more', async () => {
  await field.click()
  await expect.element(suggestions).toHaveLength(todaysServices.length)
  const rowTexts = textsOf(suggestions.elements())
  for (const { id, name, description } of todaysServices) {
    const { basePrice, totalPrice, amount } = expectedPrice({ service: id })
    const minimum = basePrice < totalPrice ? ` (minimum ${amount})` : ''
    const price = `À partir de ${wholeEuros(basePrice)}${minimum}`
    expect(rowTexts).toContain(plain(`${name}${price}${description}`))
  }
})

test('typing leaves the services that have its words, without headings; a pick shows price and description, and the list is complete again', async () => {
  const heading = page.getByRole('group', { name: 'Canalisations et évacuation' })
  await field.fill('chauffe-eau')
  expect(heading.query()).toBeNull()
  await suggestions.first().click()
  const { description } = findService('chauffe-eau')
  await expect
    .element(field)
    .toHaveAccessibleDescription(
      `À partir de ${todaysTariff.basePrices['chauffe-eau']}\u00A0€. ${description}`,
    )
  await field.click()
  await expect.element(suggestions).toHaveLength(todaysServices.length)
  await expect.element(heading).toBeVisible()
})

test.each([
  ['a name', 'Réparation de fuite', 'fuite'],
  // The list also has what is installed otherwise.
  ['a name in other letters', ' INSTALLATION Sanitaire ', 'installation'],
] as const)(
  '%s, typed in full, is picked, and stands in the field as the list has it when that is left',
  async (_, text, id) => {
    await field.fill(text)
    const { name, description: details } = findService(id)
    await expect.element(page.getByText(details, { exact: false }).first()).toBeVisible()
    await expect.element(field).toHaveValue(text)
    await userEvent.tab()
    await expect.element(field).toHaveValue(name)
  },
)

test('words that leave one service pick it by Enter, and not when the field is left', async () => {
  await field.fill('machine à laver')
  await expect.element(suggestions).toHaveLength(1)
  await userEvent.tab()
  expect(suggestions.elements()).toEqual([])
  await expect.element(field).toHaveValue('machine à laver')
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue(findService('raccordement').name)
})

test('words that no service has lead to the whole list', async () => {
  await field.fill('nourriture')
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      `Aucun service trouvé. En cas de doute, choisissez « Diagnostic de plomberie ».`,
    )
  await page.getByRole('button', { name: 'Voir toute la liste' }).click()
  await expect.element(suggestions).toHaveLength(todaysServices.length)
  await expect.element(field).toHaveFocus()
})

test('Home and End move within the text, also above an open list', async () => {
  await field.fill('fuite')
  await expect.element(suggestions.first()).toBeVisible()
  const input = field.element() as HTMLInputElement
  await userEvent.keyboard('{Home}')
  expect(input.selectionStart).toBe(0)
  await userEvent.keyboard('{End}')
  expect(input.selectionStart).toBe('fuite'.length)
})

test('Tab leaves an open list for the next control', async () => {
  await field.click()
  await expect.element(suggestions.first()).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Suite' })).toHaveFocus()
  expect(suggestions.elements()).toEqual([])
})

test('on a phone, four services are in sight, each with a line of its description', async () => {
  await field.click()
  await expect.element(suggestions.nth(3)).toBeInViewport({ ratio: 0.99 })
})

test('the active row of a list is in sight, however low the list opens', async () => {
  const input = field.element() as HTMLInputElement
  input.scrollIntoView({ block: 'end' })
  input.focus()
  await expect.element(suggestions.first()).toBeVisible()
  const activeRow = page.getByRole('option', { selected: true })
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(activeRow).toBeInViewport({ ratio: 0.99 })
    await expect.element(activeRow).toHaveStyle({ backgroundColor: light.infoSoft })
  }
})

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
