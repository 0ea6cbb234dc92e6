import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContactForm } from '../../src/features/landing/contact.tsx'
import { holdNavigations } from '../support/components/navigations.ts'

const message = page.getByRole('textbox', { name: 'Message' })
const send = page.getByRole('button', { name: 'Ouvrir dans ma messagerie' })

let navigations: readonly string[]
beforeEach(async () => {
  navigations = holdNavigations()
  await render(<ContactForm to="nous@example.fr" />)
})

test('a short message is refused by its first submit, then every change checked', async () => {
  const tooShort = page.getByText('Message requis (minimum 10 caractères)')
  await message.fill(' Bonjour  \n')
  expect(tooShort.query()).toBeNull()
  await send.click()
  await expect.element(message).toHaveFocus()
  await expect.element(message).toHaveAccessibleDescription(/Message requis/)
  expect(message.element()).toHaveAttribute('aria-invalid', 'true')
  await message.fill('Bonjour à vous')
  await expect.poll(() => tooShort.query()).toBeNull()
  await message.fill('Bonjour')
  await expect.element(tooShort).toBeVisible()
  expect(navigations).toEqual([])
})

test('a message too long for a mail is refused, 800 letters are not', async () => {
  const letters = 'Notre chauffe-eau fuit depuis hier et l’eau coule à la cave. '.repeat(25)
  await message.fill(letters)
  await send.click()
  await expect.element(page.getByText(/^Message trop long/)).toBeVisible()
  expect(navigations).toEqual([])
  await message.fill(letters.slice(0, 800))
  await send.dblClick()
  const sent = /^Votre message s’ouvre dans .*c’est vous qui l’envoyez.*Écrivez à nous@example.fr/
  await expect.element(page.getByRole('status')).toMatchTextContent(sent)
  expect(navigations, 'once for a double click').toHaveLength(1)
})
