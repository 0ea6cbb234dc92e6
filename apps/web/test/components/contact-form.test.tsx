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
