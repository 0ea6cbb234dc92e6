import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { opensDialog } from '../../src/design/dialog.tsx'
import { Contact } from '../../src/features/landing/contact.tsx'
import { Expertise } from '../../src/features/landing/expertise.tsx'
import { openSite } from '../support/components/open-site.tsx'

vi.hoisted(() => vi.stubEnv('VITE_CONTACT_EMAIL', 'contact@plombier.example'))

test('with only an e-mail address set, the contact form is introduced as open', async () => {
  await render(<Contact />)
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect.element(contact.getByRole('button', { name: /messagerie/ })).toBeVisible()
  expect(contact.element()).toMatchTextContent(/prêt à partir quand vous le décidez/)
  expect(contact.element()).not.toMatchTextContent(/pas encore/)
  expect(contact.getByRole('link').query()).toBeNull()
})

test('with only an e-mail address set, the legal notices lead to the contact form', async () => {
  await openSite('/mentions-legales')
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(/Écrivez-nous par le formulaire de contact du site\.$/)
})

test('with only an e-mail address set, the last step is to get in touch', async () => {
  await render(<Expertise opensChooser={() => opensDialog('none', () => {})} />)
  await expect
    .element(page.getByRole('listitem').last())
    .toMatchTextContent(/^3Prenez contact vous-même/)
})
