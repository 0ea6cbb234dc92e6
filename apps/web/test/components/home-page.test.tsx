import { cities, findService, MINIMUM_TOTAL, urgencies } from '@plombier/quote-engine'
import { afterEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { readMemory, writeMemory } from '../../src/memory.ts'
import { ContactForm } from '../../src/pages/home/contact.tsx'
import { amountsOf, plain } from '../support/amounts.ts'
import { holdNavigations } from '../support/components/browser.ts'
import { openSite } from '../support/components/render.tsx'
import { textsOf } from '../support/components/texts.ts'

const start = page.getByRole('button', { name: 'Devis Instantané Gratuit' })
const message = page.getByRole('textbox', { name: 'Message' })
const send = page.getByRole('button', { name: 'Ouvrir dans ma messagerie' })
const chooser = page.getByRole('dialog', { name: 'Choisissez votre ville' })

afterEach(() => writeMemory(undefined))

test('the home page makes each promise once, and shows button and example on a small phone', async () => {
  await page.viewport(1280, 900)
  await openSite('/')
  expect(plain(document.title)).toBe('Un plombier en 2 minutes, prix immédiat | Plombier 2 Minutes')
  const text = textsOf(document.querySelectorAll('main > section')).join(' ')
  const surcharges = urgencies
    .slice(1)
    .map(
      ({ multiplier, delayHours }) =>
        `${Math.round(100 * multiplier - 100)} % sous ${delayHours} h`,
    )
  for (const promise of [
    'prix immédiat',
    'gratuit sans engagement',
    'Déplacement compris',
    surcharges.join(', '),
    `Partout en France, au départ de ${cities.length} villes`,
    'Artisans vérifiés et assurés',
    'Dispo 24h/7j',
    '2 min mise en relation',
  ]) {
    expect(text.match(new RegExp(promise, 'gi')), promise).toHaveLength(1)
  }
  expect(page.getByRole('region', { name: 'Contact' }).getByRole('button').query()).toBeNull()
  const category = page.getByRole('list', { name: /Sanitaires/, includeHidden: true })
  await expect.element(category).toMatchTextContent(`Remplacement de joint ${MINIMUM_TOTAL} €`)

  const header = page.getByRole('banner').getByRole('link').elements()
  const anchors = ['/', '/#services', '/#expertise', '/#contact']
  expect(header.map((link) => link.getAttribute('href'))).toEqual(anchors)

  for (const [width, height] of [
    [375, 553],
    [740, 360],
  ] as const) {
    await page.viewport(width, height)
    await expect.element(start.first()).toBeInViewport({ ratio: 1 })
  }
  const example = page.getByRole('figure')
  const headline = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  const { left, top } = example.element().getBoundingClientRect()
  expect(left, 'beside the headline').toBeGreaterThanOrEqual(headline.right)
  expect(top).toBeLessThan(headline.bottom)
  await page.viewport(1280, 720)
  await expect.element(example).toMatchTextContent(/Réparation de fuite ?en ville, sous 24\sh/)
  expect(example.getByRole('row').elements()).toHaveLength(2)
  await expect.element(example).toMatchTextContent(`${amountsOf('fuite', 'urgent').total} TTC`)
})

test('a row of the price list hands its service to the form, but not once the chooser is closed', async () => {
  const navigations = holdNavigations()
  await openSite('/')
  const row = page.getByRole('button', {
    name: `Réparation de fuite ${findService('fuite').basePrice} €`,
  })
  const purpose = chooser.getByText('Pour : Réparation de fuite')
  const lyon = chooser.getByRole('link', { name: 'Lyon' })
  const openFrom = async (opener: Locator) => {
    await opener.click()
    await expect.element(lyon).toBeVisible()
    for (const animation of chooser.element().getAnimations({ subtree: true })) animation.finish()
  }
  await openFrom(row)
  await expect.element(purpose).toBeVisible()
  await lyon.click()
  expect(navigations).toEqual([expect.stringMatching(/\/plombier-lyon$/)])
  expect(readMemory()?.values.service).toBe('fuite')

  await openFrom(start.first())
  await expect.element(purpose).not.toBeInTheDocument()
})

test('a message too short or too long is refused at its field, another opened in a mail', async () => {
  const navigations = holdNavigations()
  await render(<ContactForm to="nous@example.fr" />)
  const describedAtFocus: unknown[] = []
  message.element().addEventListener('focus', ({ currentTarget }) => {
    describedAtFocus.push((currentTarget as Element).getAttribute('aria-describedby'))
  })
  for (const [text, problem] of [
    [' Bonjour  \n', /Message requis \(minimum 10 caractères\)/],
    ['é'.repeat(400), /Message trop long/],
  ] as const) {
    await message.fill(text)
    await send.click()
    await expect.element(message).toHaveFocus()
    expect(describedAtFocus.at(-1)).toMatch(/message-error/)
    await expect.element(message).toHaveAccessibleDescription(problem)
  }
  await message.fill('Bonjour à vous')
  await expect.element(message).toBeValid()
  await message.fill('Bonjour')
  await expect.element(message).toHaveAccessibleDescription(/Message requis/)
  expect(navigations).toEqual([])

  await message.fill('é'.repeat(300))
  await send.click()
  const link = page.getByRole('status').getByRole('link', { name: 'nous@example.fr' })
  await expect.element(link).toHaveAttribute('href', 'mailto:nous@example.fr')
  expect(navigations).toEqual([expect.stringMatching(/^mailto:nous@example\.fr\?subject=Message/)])
})
