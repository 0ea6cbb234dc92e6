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

test('a press beside a row does not close the list', async () => {
  await field.click()
  await page.getByText('Dépannage et fuites').click()
  await expect.element(field).toHaveFocus()
  await expect.element(suggestions.first()).toBeVisible()
  await expect.element(field).toHaveValue('')
})

test('Tab leaves an open list for the next control', async () => {
  await field.click()
  await expect.element(suggestions.first()).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Suite' })).toHaveFocus()
  expect(suggestions.elements()).toEqual([])
})

test('on a phone the list is as wide as the screen, with three services whole: a name on a line, price and description below', async () => {
  await field.click()
  await expect.element(suggestions.nth(2)).toBeInViewport({ ratio: 0.99 })
  expect(page.getByRole('listbox').element().getBoundingClientRect().width).toBe(360)
  for (const row of suggestions.elements()) {
    const [name, details] = Array.from(row.children, (part) => part.getBoundingClientRect())
    expect(details?.top).toBeGreaterThanOrEqual(name?.bottom ?? Number.NaN)
    for (const part of row.querySelectorAll('*')) {
      expect(getComputedStyle(part)).toMatchObject({ overflow: 'visible', textOverflow: 'clip' })
    }
  }
})

test('a name that a phone’s field cuts off stands whole in its description, with room for the arrow', async () => {
  await field.fill('ballon')
  await suggestions.filter({ hasText: 'Remplacement de ballon d’eau chaude' }).click()
  await expect
    .element(field)
    .toHaveAccessibleDescription(/^Remplacement de ballon d’eau chaude\. À partir de 350\s€\. /)
  await expect.element(field).toHaveStyle({ paddingLeft: '12px', paddingRight: '32px' })
  await field.fill('diagnostic de plomberie')
  await expect.element(field).toHaveAccessibleDescription(/^À partir de/)
})

test('ArrowDown gives the first row first, also where typing has made it active', async () => {
  const activeRow = page.getByRole('option', { selected: true })
  await field.click()
  for (const text of ['', 'eau']) {
    if (text) await userEvent.keyboard(text)
    for (const index of [0, 1]) {
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(activeRow).toBe(suggestions.nth(index).element())
    }
  }
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
    <div style={{ padding: '100vh 33px' }}>
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
