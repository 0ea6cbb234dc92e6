import { findService, MINIMUM_TOTAL, type ServiceId, services } from '@plombier/quote-engine'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fields, submit, suggestions } from '../support/components/quote-form.ts'
import { openSite } from '../support/components/render.tsx'
import { liveAnnouncements, startScreenReader } from '../support/components/screen-reader.ts'
import { textsOf } from '../support/components/texts.ts'

const field = fields.service
const summary = page.getByRole('group', { name: /à corriger/ })

const starting = (id: ServiceId) => `À partir de ${findService(id).basePrice} €`

beforeEach(async () => {
  await page.viewport(360, 740)
  await openSite('/plombier-bordeaux')
})

test('the list has every service with its price or the minimum, and shows four on a phone', async () => {
  await field.click()
  await expect.element(suggestions).toHaveLength(services.length)
  const rows = textsOf(suggestions.elements()).join('\n')
  expect(rows).toContain(
    `Réparation de fuite${starting('fuite')}Recherche de l’origine de la fuite`,
  )
  expect(rows).toContain(`Remplacement de joint${starting('joint')} (minimum ${MINIMUM_TOTAL} €)`)

  const list = page.getByRole('listbox')
  const { left, right } = field.element().getBoundingClientRect()
  expect(list.element().getBoundingClientRect(), 'as wide').toMatchObject({ left, right })
  // On a machine with few fonts, `system-ui` can be monospaced, as it is on no phone.
  document.body.style.fontFamily = "Roboto, 'Liberation Sans', 'DejaVu Sans'"
  onTestFinished(() => document.body.removeAttribute('style'))
  await field.fill('fuite')
  await expect.element(suggestions.nth(3)).toBeInViewport({ ratio: 1 })
})

test('typing filters the services, Enter picks the first, and then the list is whole again', async () => {
  const heading = page.getByRole('group', { name: 'Canalisations et évacuation' })
  await field.fill('ballon')
  expect(heading.query()).toBeNull()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('Remplacement de ballon d’eau chaude')
  const { description } = findService('ballon')
  const asked = expect.stringContaining(`. ${description}`)
  await expect.element(field).toHaveAccessibleDescription(asked)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(suggestions).toHaveLength(services.length)
  await expect.element(heading).toBeVisible()
  expect(summary.query()).toBeNull()
})

test('leaving the service field picks a whole typed name, and nothing else', async () => {
  await field.fill('lave-linge')
  await expect.element(suggestions).toHaveLength(1)
  await userEvent.tab()
  expect(suggestions.elements()).toEqual([])
  await expect.element(field).toHaveValue('lave-linge')
  await field.fill(' REMPLACEMENT d evacuation')
  await submit.click()
  await expect.element(summary).toHaveFocus()
  await expect.element(field).toBeValid()
  await expect.element(field).toHaveValue('Remplacement d’évacuation')
})

test('for gas, the numbers to call are announced, and stand above the rows as links', async () => {
  const call = page.getByRole('status').getByRole('link')
  await field.fill('gazon')
  await expect.element(suggestions.first()).toBeVisible()
  expect(call.elements()).toEqual([])
  await startScreenReader()
  await field.fill('Odeur de Gaz')
  const warning = expect.stringMatching(/^polite: Odeur de gaz.* 0\s800\s47\s33\s33 .* 18/)
  await expect.poll(liveAnnouncements).toContainEqual(warning)
  await expect.element(page.getByRole('listbox')).toBeInViewport({ ratio: 1 })
  await call.first().click({ trial: true })
  await call.last().click({ trial: true })
  expect(call.elements().map((link) => link.getAttribute('href'))).toEqual([
    'tel:0800473333',
    'tel:18',
  ])
  await userEvent.tab()
  await expect.element(call.first()).toHaveFocus()
  await expect.element(field).toHaveValue('Odeur de Gaz')
  await fields.description.fill('Ça sent le gaz')
  // Under the description too.
  await expect.element(call).toHaveLength(4)
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
