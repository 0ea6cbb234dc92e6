import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../support/components/open-site.tsx'
import { renderResult } from '../support/components/render-result.tsx'

vi.hoisted(() => {
  vi.stubEnv('VITE_CONTACT_PHONE', '+33 1 99 00 12 34')
  vi.stubEnv('VITE_LEGAL_HOST', 'Hébergeur d’exemple')
})

test('with only a telephone number set, visitors can call, and cannot send a message', async () => {
  await openSite('/')
  const contact = page.getByRole('region', { name: 'Contact' })
  const call = { name: '+33 1 99 00 12 34' }
  await expect.element(contact.getByRole('link', call)).toHaveAttribute('href', 'tel:+33199001234')
  expect(contact.getByRole('button').query()).toBeNull()
  expect(contact.getByText(/Écrivez-nous/).query()).toBeNull()
  const expertise = page.getByRole('region', { name: /Un prix honnête/ })
  expect(expertise.getByRole('listitem').last().element()).toMatchTextContent(/^3Appelez/)

  const price = await renderResult()
  await expect.element(price.getByRole('link', call)).toHaveAttribute('href', 'tel:+33199001234')
  expect(page.getByText(/pas encore ouverte/).query()).toBeNull()
})

test('the legal notices name only the roles that are set, and promise no message', async () => {
  await openSite('/mentions-legales')
  const main = page.getByRole('main')
  await expect
    .element(main)
    .toMatchTextContent(/Le formulaire de contact du site n’est pas encore ouvert\.$/)
  await expect.element(main.getByRole('term')).toHaveTextContent('Hébergeur')
  await expect.element(main.getByRole('definition')).toHaveTextContent('Hébergeur d’exemple')
})
