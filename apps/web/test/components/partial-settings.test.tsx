import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../support/components/render.tsx'

vi.hoisted(() => {
  vi.stubEnv('VITE_CONTACT_PHONE', '+33 1 99 00 12 34')
})

test('with only a telephone number set, visitors can call, and nothing promises a message', async () => {
  const call = { name: '+33 1 99 00 12 34' }
  const { history } = await openSite('/')
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect.element(contact.getByRole('link', call)).toHaveAttribute('href', 'tel:+33199001234')
  expect(contact.getByRole('button').query()).toBeNull()
  expect(contact.getByText(/Écrivez-nous/).query()).toBeNull()
  await expect.element(page.getByText(/^Appelez/)).toBeVisible()

  history.push('/mentions-legales')
  await expect.element(page.getByText(/Le formulaire .* n’est pas encore ouvert\./)).toBeVisible()
  expect(page.getByRole('term').query()).toBeNull()
})
