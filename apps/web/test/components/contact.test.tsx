import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContactForm } from '../../src/features/landing/contact.tsx'
import { holdNavigations } from '../support/components/navigations.ts'
import { liveAnnouncements, startScreenReader } from '../support/components/screen-reader.ts'

const message = page.getByLabelText('Message')
const send = page.getByRole('button', { name: 'Ouvrir dans ma messagerie' })
const error = page.getByText('Message requis (minimum 10 caractères)')

beforeEach(async () => {
  await render(<ContactForm to="nous@example.fr" />)
})

test('a message that is too short is refused, and its error is there before it has the focus', async () => {
  const navigations = holdNavigations()
  const field = message.element() as HTMLTextAreaElement
  // As before hydration: a text that the browser does not count as typed.
  field.value = ' Bonjour  \n'
  const described: (string | null)[] = []
  const { borderColor } = getComputedStyle(field)
  field.addEventListener('focus', () => described.push(field.getAttribute('aria-describedby')))
  await send.click()
  await expect.element(message).toHaveFocus()
  expect(described).toEqual([expect.any(String)])
  expect(message.element()).toHaveAccessibleDescription(
    expect.stringContaining(error.element().textContent ?? ''),
  )
  expect(message.element()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(message).not.toHaveStyle({ borderColor })
  expect(navigations).toEqual([])
})

test('no error is shown before the first submit, then every change is checked', async () => {
  await message.fill('Bonjour')
  expect(error.query()).toBeNull()
  await send.click()
  await expect.element(error).toBeVisible()
  await message.fill('Bonjour à vous')
  await expect.poll(() => error.query()).toBeNull()
  await message.fill('Bonjour')
  await expect.element(error).toBeVisible()
})

test('a double click writes one message, and a screen reader announces that the visitor sends it', async () => {
  const navigations = holdNavigations()
  await message.fill('Bonjour, couvrez-vous Arcachon ?')
  await startScreenReader()
  await send.dblClick()
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

test('a message that no mail program would take is refused while it is typed, and one of 800 letters is not', async () => {
  const navigations = holdNavigations()
  const tooLong = page.getByText(/^Message trop long/)
  const letters = (count: number) =>
    'Notre chauffe-eau fuit depuis hier et l’eau coule à la cave. '.repeat(100).slice(0, count)
  await message.fill(letters(1500))
  await expect.element(tooLong).toBeVisible()
  await send.click()
  await expect.element(message).toHaveFocus()
  expect(navigations).toEqual([])
  await message.fill(letters(800))
  await expect.poll(() => tooLong.query()).toBeNull()
  await send.click()
  await expect.poll(() => navigations).toHaveLength(1)
})
