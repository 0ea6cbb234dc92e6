import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContactForm } from '../../src/features/landing/contact-form.tsx'
import { holdNavigations } from '../support/components/navigations.ts'
import { heard, heardUnasked, listen } from '../support/components/screen-reader.ts'

test('the first wrong field of a refused message says its error when the focus arrives', async () => {
  await render(<ContactForm to="nous@example.fr" />)
  await page.getByLabelText('Nom').fill('Élodie')
  await listen()
  await page.getByRole('button').click()
  await expect.poll(heard).toContain('textbox, E-mail, Email invalide, invalid, required')
})

test('a message says that the visitor sends it, and where to write if nothing opens', async () => {
  await render(<ContactForm to="nous@example.fr" />)
  await page.getByLabelText('Nom').fill('Élodie')
  await page.getByLabelText('E-mail').fill('elodie@example.com')
  await page.getByLabelText('Message').fill('Bonjour, couvrez-vous Arcachon ?')
  await page.getByRole('button').click()
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/c’est vous qui l’envoyez.*Écrivez à nous@example.fr/)
})

test('a screen reader says that the message opens, without being asked', async () => {
  holdNavigations()
  await render(<ContactForm to="nous@example.fr" />)
  await page.getByLabelText('Nom').fill('Élodie')
  await page.getByLabelText('E-mail').fill('elodie@example.com')
  await page.getByLabelText('Message').fill('Bonjour, couvrez-vous Arcachon ?')
  await listen()
  await page.getByRole('button').click()
  await expect
    .poll(heardUnasked)
    .toEqual([expect.stringMatching(/^polite: Votre message s’ouvre dans votre messagerie/)])
})

test('the browser can fill in who writes', async () => {
  await render(<ContactForm to="nous@example.fr" />)
  await expect.element(page.getByLabelText('Nom')).toHaveAttribute('autocomplete', 'name')
  await expect.element(page.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'email')
})

test('the contact form finds nothing wrong before a message is sent, and then what is typed', async () => {
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

test('a phone offers its keyboard for addresses where one is asked for', async () => {
  await render(<ContactForm to="nous@example.fr" />)
  await expect.element(page.getByLabelText('E-mail')).toHaveAttribute('type', 'email')
})

test('a double click writes one message', async () => {
  const navigations = holdNavigations()
  await render(<ContactForm to="nous@example.fr" />)
  await page.getByLabelText('Nom').fill('Élodie')
  await page.getByLabelText('E-mail').fill('elodie@example.com')
  await page.getByLabelText('Message').fill('Bonjour, couvrez-vous Arcachon ?')
  await page.getByRole('button').dblClick()
  await expect.element(page.getByRole('status')).toMatchTextContent(/s’ouvre/)
  expect(navigations).toHaveLength(1)
})
