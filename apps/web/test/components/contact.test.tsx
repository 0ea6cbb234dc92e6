import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { opensDialog } from '../../src/design/dialog.tsx'
import { Contact } from '../../src/features/landing/contact.tsx'
import { ContactForm } from '../../src/features/landing/contact-form.tsx'
import { Expertise } from '../../src/features/landing/expertise.tsx'
import { NextSteps } from '../../src/features/quote/result/next-steps.tsx'
import { holdNavigations } from '../support/components/navigations.ts'
import { openSite } from '../support/components/open-site.tsx'
import {
  liveAnnouncements,
  spokenPhrases,
  startScreenReader,
} from '../support/components/screen-reader.ts'
import { sampleQuote } from '../support/sample-quote.ts'

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

/** Renders the form with a message that it accepts. */
async function renderFilledIn() {
  await render(<ContactForm to="nous@example.fr" />)
  await page.getByLabelText('Nom').fill('Élodie')
  await page.getByLabelText('E-mail').fill('elodie@example.com')
  await page.getByLabelText('Message').fill('Bonjour, couvrez-vous Arcachon ?')
}

test('after a refused submit, a screen reader announces the first wrong field with its error', async () => {
  await render(<ContactForm to="nous@example.fr" />)
  await page.getByLabelText('Nom').fill('Élodie')
  await startScreenReader()
  await page.getByRole('button').click()
  await expect.poll(spokenPhrases).toContain('textbox, E-mail, Email invalide, invalid, required')
})

test('each field refuses a wrong text with a message of its own', async () => {
  const navigations = holdNavigations()
  await renderFilledIn()
  for (const [label, text, message] of [
    ['Nom', 'É', 'Le nom doit contenir au moins 2 caractères'],
    ['E-mail', '', 'Email invalide'],
    ['E-mail', 'elodie@example', 'Email invalide'],
    ['Message', 'Bonjour', 'Message requis (minimum 10 caractères)'],
  ] as const) {
    const field = page.getByLabelText(label)
    const accepted = (field.element() as HTMLInputElement).value
    await field.fill(text)
    await page.getByRole('button').click()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription(message)
    await field.fill(accepted)
  }
  expect(navigations).toEqual([])
})

test('a double click writes one message, and a screen reader announces that the visitor sends it', async () => {
  const navigations = holdNavigations()
  await renderFilledIn()
  await startScreenReader()
  await page.getByRole('button').dblClick()
  await expect
    .poll(liveAnnouncements)
    .toEqual([
      expect.stringMatching(
        /^polite: Votre message s’ouvre dans votre messagerie.*c’est vous qui l’envoyez.*Écrivez à nous@example.fr/,
      ),
    ])
  await expect.element(page.getByRole('status')).toBeVisible()
  expect(navigations).toHaveLength(1)
})

test('the browser can autofill name and e-mail, and a phone shows its keyboard for e-mail addresses', async () => {
  await render(<ContactForm to="nous@example.fr" />)
  const email = page.getByLabelText('E-mail')
  await expect.element(page.getByLabelText('Nom')).toHaveAttribute('autocomplete', 'name')
  await expect.element(email).toHaveAttribute('autocomplete', 'email')
  await expect.element(email).toHaveAttribute('type', 'email')
})

test('the contact form shows no errors before the first submit, then validates every change', async () => {
  await render(<ContactForm to="nous@example.fr" />)
  const email = page.getByLabelText('E-mail')
  const error = page.getByText('Email invalide')
  await email.fill('elodie@')
  await page.getByLabelText('Nom').fill('É')
  expect(error.query()).toBeNull()
  await page.getByRole('button').click()
  await expect.element(error).toBeVisible()
  await email.fill('elodie@example.com')
  await expect.poll(() => error.query()).toBeNull()
  await expect.element(page.getByText(/^Le nom doit contenir/)).toBeVisible()
})

test('the request for an introduction is addressed to the site, not to the client', async () => {
  await render(<NextSteps issuedQuote={sampleQuote()} />)
  const link = page.getByRole('link', { name: 'Demander une mise en relation' })
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringMatching(/^mailto:contact@plombier.example\?/))
  expect(page.getByText(/^Envoyez votre demande, déjà rédigée/).query()).not.toBeNull()
  expect(page.getByText(/^Rien n’a encore été envoyé/).query()).not.toBeNull()
  expect(page.getByText(/pas encore ouverte/).query()).toBeNull()
})
