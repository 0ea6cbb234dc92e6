import { useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ServiceField } from '../../src/pages/quote/form/service-field.tsx'
import { fields, suggestions } from '../support/components/quote-form.ts'
import { textsOf } from '../support/components/texts.ts'
import '../../src/ui/global.css.ts'

const field = fields.service
const onSubmit = vi.fn()

beforeEach(async () => {
  onSubmit.mockClear()
  await page.viewport(360, 740)
  await render(<Form />)
})

function Form() {
  const [{ service, text }, setState] = useState({ service: '', text: '' })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(service)
      }}
    >
      <button type="submit">Mon devis</button>
      <ServiceField
        id="service"
        value={service}
        text={text}
        onChange={(id, typed) => setState({ service: id, text: typed })}
        error={undefined}
      />
    </form>
  )
}

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

test('typing leaves some services, Enter picks the first, and a pick brings all back', async () => {
  const heading = page.getByRole('group', { name: 'Canalisations et évacuation' })
  await field.fill('ballon percé')
  expect(heading.query()).toBeNull()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('Remplacement de ballon d’eau chaude')
  await expect.element(field).toHaveAccessibleDescription(/^À partir de 350\s€\. \S/)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(suggestions).toHaveLength(46)
  await expect.element(heading).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('leaving picks a whole name, and nothing else', async () => {
  await field.fill('machine à laver')
  await expect.element(suggestions).toHaveLength(1)
  await userEvent.tab()
  expect(suggestions.elements()).toEqual([])
  await expect.element(field).toHaveValue('machine à laver')
  await field.fill(' PLOMBERIE de piscine')
  await page.getByRole('button', { name: 'Mon devis' }).click()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('piscine')
  await expect.element(field).toHaveValue('Plomberie de piscine')
})

test('the gas line is told above the rows, in no row', async () => {
  await field.fill('odeur de gaz')
  const message = /appelez le 0\s800\s47\s33\s33/
  const group = page.getByRole('group', { name: message })
  await expect.element(group.getByRole('option').first()).toBeVisible()
  await page.getByText(message).click()
  await expect.element(field).toHaveValue('odeur de gaz')
})

test('keys move the active row, which stays in sight however low the list opens', async () => {
  document.body.style.padding = '600px 40px'
  onTestFinished(() => void document.body.removeAttribute('style'))
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
