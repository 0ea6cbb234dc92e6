import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fields, submit, suggestions } from '../support/components/quote-form.ts'
import { openSite } from '../support/components/render.tsx'
import { textsOf } from '../support/components/texts.ts'

const field = fields.service
const summary = page.getByRole('group', { name: /à corriger/ })

beforeEach(async () => {
  await page.viewport(360, 740)
  await openSite('/plombier-bordeaux')
})

test('the list has every service by category, with its price or the minimum', async () => {
  await field.click()
  await expect.element(suggestions).toHaveLength(46)
  const rows = textsOf(suggestions.elements())
  for (const row of [
    /^Réparation de fuiteÀ partir de 120 €Recherche de l’origine de la fuite/,
    /^Remplacement de jointÀ partir de 75 € \(minimum 120 €\)/,
  ]) {
    expect(rows).toContainEqual(expect.stringMatching(row))
  }
})

test('typing filters the services, Enter picks the first, and then the list is whole again', async () => {
  const heading = page.getByRole('group', { name: 'Canalisations et évacuation' })
  await field.fill('ballon percé')
  expect(heading.query()).toBeNull()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('Remplacement de ballon d’eau chaude')
  await expect.element(field).toHaveAccessibleDescription(/^À partir de 350\s€\. \S/)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(suggestions).toHaveLength(46)
  await expect.element(heading).toBeVisible()
  expect(summary.query()).toBeNull()
})

test('leaving the service field picks a whole typed name, and nothing else', async () => {
  await field.fill('machine à laver')
  await expect.element(suggestions).toHaveLength(1)
  await userEvent.tab()
  expect(suggestions.elements()).toEqual([])
  await expect.element(field).toHaveValue('machine à laver')
  await field.fill(' PLOMBERIE de piscine')
  await submit.click()
  await expect.element(summary).toHaveFocus()
  await expect.element(field).toBeValid()
  await expect.element(field).toHaveValue('Plomberie de piscine')
  await expect.element(field).toHaveAccessibleDescription(/^À partir de 390\s€/)
})

test('for gas, the emergency number stands above the rows, not in a row', async () => {
  await field.fill('odeur de gaz')
  const message = /appelez le 0\s800\s47\s33\s33/
  const group = page.getByRole('group', { name: message })
  await expect.element(group.getByRole('option').first()).toBeVisible()
  await page.getByText(message).click()
  await expect.element(field).toHaveValue('odeur de gaz')
})

test('keys move the active row, which stays in sight however low the list opens', async () => {
  field.element().scrollIntoView({ block: 'end' })
  field.element().focus()
  await expect.element(suggestions.first()).toBeVisible()
  for (const [key, row] of [
    ['ArrowDown', suggestions.first()],
    ['ArrowUp', suggestions.last()],
    ['ArrowDown', suggestions.first()],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(row).toHaveAttribute('aria-selected', 'true')
    await expect.element(row).toBeInViewport({ ratio: 0.9 })
  }
})
