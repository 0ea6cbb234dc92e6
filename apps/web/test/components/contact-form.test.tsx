import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContactForm } from '../../src/features/landing/contact-form.tsx'

test('the first wrong field of a refused message has its error when the focus arrives', async () => {
  await render(<ContactForm to="nous@example.fr" />)
  await page.getByLabelText('Nom').fill('Élodie')
  const described: (string | undefined)[] = []
  page
    .getByLabelText('E-mail')
    .element()
    .addEventListener('focus', ({ currentTarget }) => {
      const ids = (currentTarget as Element).getAttribute('aria-describedby') ?? ''
      described.push(document.getElementById(ids)?.textContent)
    })
  await page.getByRole('button').click()
  await expect.element(page.getByLabelText('E-mail')).toHaveFocus()
  expect(described).toEqual(['Email invalide'])
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
