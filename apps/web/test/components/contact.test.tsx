import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContactForm } from '../../src/pages/home/contact.tsx'
import { holdNavigations } from '../support/components/browser.ts'

const message = page.getByRole('textbox', { name: 'Message' })
const send = page.getByRole('button', { name: 'Ouvrir dans ma messagerie' })

test('a message too short or too long is refused at its field, another opened in a mail', async () => {
  const navigations = holdNavigations()
  await render(<ContactForm to="nous@example.fr" />)
  for (const [text, problem] of [
    [' Bonjour  \n', /Message requis \(minimum 10 caractères\)/],
    ['é'.repeat(400), /Message trop long/],
  ] as const) {
    await message.fill(text)
    await send.click()
    await expect.element(message).toHaveFocus()
    await expect.element(message).toHaveAccessibleDescription(problem)
  }
  expect(navigations).toEqual([])

  await message.fill('é'.repeat(300))
  await send.click()
  await expect.element(page.getByRole('status')).toMatchTextContent(/Écrivez à nous@example.fr/)
  expect(navigations).toEqual([expect.stringMatching(/^mailto:nous@example\.fr\?subject=Message/)])
})
