import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContactForm } from '../../src/features/landing/contact-form.tsx'
import { holdNavigations } from '../support/components/navigations.ts'
import {
  liveAnnouncements,
  spokenPhrases,
  startScreenReader,
} from '../support/components/screen-reader.ts'

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

test.each([
  ['Nom', 'É', 'Le nom doit contenir au moins 2 caractères'],
  ['E-mail', '', 'Email invalide'],
  ['E-mail', 'elodie@example', 'Email invalide'],
  ['Message', 'Bonjour', 'Message requis (minimum 10 caractères)'],
])('« %s » refuses « %s » with a message of its own', async (label, text, message) => {
  const navigations = holdNavigations()
  await renderFilledIn()
  const field = page.getByLabelText(label)
  await field.fill(text)
  await page.getByRole('button').click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(message)
  expect(navigations).toEqual([])
})

test('a submit says that the visitor sends the message, and where to write if nothing opens', async () => {
  holdNavigations()
  await renderFilledIn()
  await page.getByRole('button').click()
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/c’est vous qui l’envoyez.*Écrivez à nous@example.fr/)
})

test('a screen reader announces that the message opens', async () => {
  holdNavigations()
  await renderFilledIn()
  await startScreenReader()
  await page.getByRole('button').click()
  await expect
    .poll(liveAnnouncements)
    .toEqual([expect.stringMatching(/^polite: Votre message s’ouvre dans votre messagerie/)])
})

test('the browser can autofill name and e-mail', async () => {
  await render(<ContactForm to="nous@example.fr" />)
  await expect.element(page.getByLabelText('Nom')).toHaveAttribute('autocomplete', 'name')
  await expect.element(page.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'email')
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

test('a phone shows its keyboard for e-mail addresses', async () => {
  await render(<ContactForm to="nous@example.fr" />)
  await expect.element(page.getByLabelText('E-mail')).toHaveAttribute('type', 'email')
})

test('a double click writes one message', async () => {
  const navigations = holdNavigations()
  await renderFilledIn()
  await page.getByRole('button').dblClick()
  await expect.element(page.getByRole('status')).toMatchTextContent(/s’ouvre/)
  expect(navigations).toHaveLength(1)
})
