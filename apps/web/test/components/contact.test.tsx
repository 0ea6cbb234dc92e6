import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContactForm } from '../../src/pages/home/contact.tsx'
import { holdNavigations } from '../support/components/navigations.ts'

const message = page.getByRole('textbox', { name: 'Message' })
const send = page.getByRole('button', { name: 'Ouvrir dans ma messagerie' })

let navigations: readonly string[]
beforeEach(async () => {
  navigations = holdNavigations()
  await render(<ContactForm to="nous@example.fr" />)
})

test('a message too short or too long is refused at its field, another opened in a mail', async () => {
  const field = () => message.element() as HTMLTextAreaElement
  for (const [text, problem] of [
    [' Bonjour  \n', 'Message requis (minimum 10 caractères)'],
    ['é'.repeat(801), 'Message trop long (maximum 800 caractères)'],
  ] as const) {
    await message.fill(text)
    await send.click()
    await expect.element(message).toHaveFocus()
    expect(field().validationMessage).toBe(problem)
  }
  expect(navigations).toEqual([])

  await message.fill('é'.repeat(800))
  await send.dblClick()
  const sent = /^Votre message s’ouvre dans .*c’est vous qui l’envoyez.*Écrivez à nous@example.fr/
  await expect.element(page.getByRole('status')).toMatchTextContent(sent)
  expect(navigations, 'once for a double click').toEqual([
    expect.stringContaining(`mailto:nous@example.fr?subject=Message%20%E2%80%93`),
  ])
})
