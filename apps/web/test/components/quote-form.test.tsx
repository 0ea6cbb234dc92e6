import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  fields,
  fillInTexts,
  pickAddress,
  pickService,
  submit,
} from '../support/components/quote-form.ts'
import { openSite } from '../support/components/render.tsx'
import { announced, plain } from '../support/components/texts.ts'

beforeEach(() => page.viewport(360, 740))

test('the form names its city, and says how the price is computed', async () => {
  await openSite('/plombier-le-havre')
  expect(plain(document.title)).toBe('Plombier au Havre : devis immédiat | Plombier 2 Minutes')
  const text = plain(page.getByRole('main').element().textContent)
  for (const promise of [
    'Calculateur de Prix Professionnel',
    'au Havre',
    'Devis instantanéArtisan certifiéIntervention rapide',
    '20 km offerts, puis 0,65 € par km, distance mesurée depuis le centre du Havre.',
    'Prix minimum : 120 € TTC.',
    'Devis gratuit et sans engagement.',
  ]) {
    expect(text).toContain(promise)
  }
  await expect.element(page.getByPlaceholder('Votre adresse au Havre')).toBeVisible()
})

test('the browser can fill in who and where, and offers no address of other sites', async () => {
  await openSite('/plombier-bordeaux')
  for (const [field, type, autocomplete] of [
    [fields.name, 'text', 'name'],
    [fields.phone, 'tel', 'tel'],
    [fields.email, 'email', 'email'],
    [fields.address, 'text', 'address-line1'],
  ] as const) {
    expect(field.element()).toMatchObject({ type, autocomplete })
  }
  expect(fields.address.element()).toHaveAttribute('name', expect.stringContaining('plombier'))
})

test('a calculation that fails says so, and the next one leads to the result', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await openSite('/plombier-bordeaux')
  await fillInTexts()
  await pickAddress()
  await pickService('Réparation de fuite')
  await fields.urgency.selectOptions('urgent')
  vi.spyOn(Date.prototype, 'toISOString').mockImplementationOnce(() => {
    throw new Error('on purpose')
  })
  await submit.click()
  const failure = /Impossible de calculer le devis. Veuillez réessayer./
  await expect.element(announced).toMatchTextContent(failure)
  await submit.click()
  await expect.element(page.getByText(/DEV-012345/).first()).toBeVisible()
})

test('no form value reaches the event bus of TanStack’s devtools', async () => {
  const heard = vi.fn()
  for (const name of ['tanstack-connect', 'tanstack-dispatch-event', 'form-devtools:form-state']) {
    window.addEventListener(name, heard)
  }
  await openSite('/plombier-bordeaux')
  await fields.name.fill('Zoé')
  await expect.element(fields.name).toHaveValue('Zoé')
  expect(heard).not.toHaveBeenCalled()
})
