import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSite } from '../support/components/open-site.tsx'
import { fields, submit, suggestions } from '../support/components/quote-form.ts'
import { textsOf } from '../support/components/texts.ts'

const field = fields.service

beforeEach(async () => {
  await page.viewport(360, 740)
  await openSite('/plombier-bordeaux')
})

test('the list has every service with its price, or the minimum', async () => {
  await field.click()
  await expect.element(suggestions).toHaveLength(46)
  const rows = textsOf(suggestions.elements())
  for (const row of [
    /^Réparation de fuiteÀ partir de 120 €Recherche de l’origine de la fuite/,
    /^Remplacement de jointÀ partir de 75 € \(minimum 120 €\)/,
  ]) {
    expect(rows).toContainEqual(expect.stringMatching(row))
  }
  expect(page.getByRole('listbox').element().clientWidth, 'the whole screen').toBeGreaterThan(340)
})

test('typing leaves some services, and a pick brings all back', async () => {
  const heading = page.getByRole('group', { name: 'Canalisations et évacuation' })
  await field.fill('ballon')
  expect(heading.query()).toBeNull()
  await suggestions.filter({ hasText: 'Remplacement de ballon d’eau chaude' }).click()
  // The field of a phone cuts such a name off.
  const description = /^Remplacement de ballon d’eau chaude\. À partir de 350\s€\. \S/
  await expect.element(field).toHaveAccessibleDescription(description)
  await field.click()
  await expect.element(suggestions).toHaveLength(46)
  await expect.element(heading).toBeVisible()
  await field.fill(' INSTALLATION Sanitaire ')
  await expect.element(field).toHaveAccessibleDescription(/^À partir de 200\s€\./)
  await userEvent.tab()
  await expect.element(field).toHaveValue('Installation sanitaire')
})

test('words that leave one service pick it by Enter, not by leaving', async () => {
  await field.fill('machine à laver')
  await expect.element(suggestions).toHaveLength(1)
  await userEvent.tab()
  await expect.element(fields.urgency).toHaveFocus()
  expect(suggestions.elements()).toEqual([])
  await expect.element(field).toHaveValue('machine à laver')
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('Raccordement d’appareil ménager')
})

test('a press on Mon devis counts while a service is typed in full', async () => {
  await field.fill('plomberie de piscine')
  await expect.element(suggestions.first()).toBeVisible()
  await submit.click()
  await expect.element(page.getByRole('group', { name: /à corriger/ })).toHaveFocus()
})

test('words that no service has lead to a diagnosis', async () => {
  await field.fill('nourriture')
  const advice = page.getByText(/^Aucun service trouvé\. En cas de doute\s:$/)
  await advice.click()
  await expect.element(suggestions, { message: 'it is no row' }).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Diagnostic de plomberie')
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
