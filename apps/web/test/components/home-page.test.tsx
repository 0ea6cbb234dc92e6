import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContactForm } from '../../src/pages/home/contact.tsx'
import { holdNavigations } from '../support/components/browser.ts'
import { openSite } from '../support/components/render.tsx'
import { plain, textsOf } from '../support/components/texts.ts'

const start = page.getByRole('button', { name: 'Devis Instantané Gratuit' })
const message = page.getByRole('textbox', { name: 'Message' })
const send = page.getByRole('button', { name: 'Ouvrir dans ma messagerie' })

test('the home page makes each promise once, and leads on', async () => {
  await page.viewport(1280, 900)
  await openSite('/')
  expect(plain(document.title)).toBe('Un plombier en 2 minutes, prix immédiat | Plombier 2 Minutes')
  const text = textsOf(document.querySelectorAll('main > section')).join(' ')
  for (const promise of [
    'prix immédiat',
    'gratuit sans engagement',
    '20 km offerts, puis 0,65 € par km',
    'Partout en France, au départ de 45 villes',
    'Artisans vérifiés et assurés',
    'Dispo 24h/7j',
    '2 min mise en relation',
  ]) {
    expect(text.match(new RegExp(promise, 'gi')), promise).toHaveLength(1)
  }
  expect(page.getByRole('region', { name: 'Contact' }).getByRole('button').query()).toBeNull()
  const category = page.getByRole('list', { name: /Sanitaires/, includeHidden: true })
  await expect.element(category).toMatchTextContent(/Remplacement de joint\s120\s€/)

  const header = page.getByRole('banner').getByRole('link').elements()
  const anchors = ['/', '/#services', '/#expertise', '/#contact']
  expect(header.map((link) => link.getAttribute('href'))).toEqual(anchors)
})

test('the example shows its price line by line, and its button is whole on a small phone', async () => {
  await openSite('/')
  await page.viewport(375, 553)
  await expect.element(start.first()).toBeInViewport({ ratio: 1 })
  await page.viewport(1280, 720)
  const example = page.getByRole('figure')
  await expect.element(example).toMatchTextContent(/^Réparation de fuiteà 34\skm, Urgence imm/)
  expect(example.getByRole('row').elements()).toHaveLength(4)
  await expect.element(example).toMatchTextContent(/194\s€/)
})

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
