import { cities } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSite } from '../support/components/open-site.tsx'
import { plain, textsOf } from '../support/components/texts.ts'

const start = page.getByRole('button', { name: 'Devis Instantané Gratuit' })
const main = page.getByRole('main')
const footer = page.getByRole('contentinfo')
const examples = page.getByRole('group', { name: 'Exemples' })
const example = page.getByRole('figure')
const chip = (word: string) => examples.getByText(word, { exact: true })

test('the home page makes each promise once, under the names of its sections', async () => {
  await page.viewport(1280, 900)
  await openSite('/')
  expect(plain(document.title)).toBe('Un plombier en 2 minutes, prix immédiat | Plombier 2 Minutes')
  expect(textsOf(main.getByRole('list').first().getByRole('listitem').elements())).toEqual([
    'Artisans vérifiés et assurés',
    'Dispo 24h/7j',
    'Gratuit sans engagement',
    '2 min mise en relation',
  ])
  const text = textsOf(main.element().querySelectorAll(':scope > section')).join(' ')
  for (const promise of [
    'prix immédiat',
    '20 km offerts, puis 0,65 € par km',
    'urgence rapide',
    'partout en France',
    'vérifiés et assurés',
    '24h/7j',
  ]) {
    expect(text.match(new RegExp(promise, 'gi')), promise).toHaveLength(1)
  }
  const banner = page.getByRole('banner')
  await expect
    .element(banner.getByRole('link', { name: 'Plombier 2 Minutes' }))
    .toHaveAttribute('href', '/')
  const links = banner.getByRole('navigation', { name: 'Sections' }).getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Services', '/#services'],
    ['Expertise', '/#expertise'],
    ['Contact', '/#contact'],
  ])
})

test('the home page says how it works, in how many cities, and that no message can be sent', async () => {
  await openSite('/')
  const steps = page.getByRole('region', { name: /Un prix honnête/ }).getByRole('listitem')
  expect(textsOf(steps.elements())).toEqual([
    expect.stringMatching(/Choisissez votre ville/),
    expect.stringMatching(/Lisez le prix/),
    expect.stringMatching(/Montrez le devis .* pas encore ouverte\.$/),
  ])
  const said = `${main.element().textContent} ${footer.element().textContent}`
  const counts = Array.from(said.matchAll(/(\d+)\svilles/g), ([, count]) => count)
  expect(new Set(counts)).toEqual(new Set(['45']))
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect.element(contact.getByText(/votre message ne peut pas être envoyé/)).toBeVisible()
  expect(contact.getByRole('button').query()).toBeNull()
  const links = footer.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...cities.map(({ slug }) => `/plombier-${slug}`),
    '/mentions-legales',
  ])
  for (const label of ['Politique de confidentialité', 'CGU']) {
    await expect.element(footer.getByText(label, { exact: true })).toBeVisible()
  }
})

test('the first screen holds the headline in three lines and the whole button', async () => {
  await openSite('/')
  await document.fonts.ready
  for (const [width, height] of [
    [360, 640],
    [375, 553],
    [768, 1024],
    [1920, 1080],
  ] as const) {
    await page.viewport(width, height)
    const lines = document.createRange()
    lines.selectNodeContents(page.getByRole('heading', { level: 1 }).element())
    expect(new Set(Array.from(lines.getClientRects(), ({ top }) => top)).size).toBe(3)
    await expect.element(start.first()).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone the sum is one line of 72 px, and the page 3,600 px high', async () => {
  await page.viewport(360, 740)
  await openSite('/')
  await document.fonts.ready
  expect(example.element().getBoundingClientRect().height).toBeCloseTo(72, 0)
  await expect.element(example.getByRole('table')).not.toBeInTheDocument()
  expect(textsOf(example.getByRole('paragraph').elements())).toEqual([
    'Réparation de fuite à 34 km',
    'Urgence immédiate (2h)',
    'Exemple, TTC 194 €',
  ])
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(3600)
})

test('a chip shows its sum line by line, and carries its service along once it is chosen', async () => {
  await page.viewport(1280, 720)
  await openSite('/')
  const dialog = page.getByRole('dialog')
  await expect.element(example).toMatchTextContent(/^Réparation de fuite/)
  await start.first().click()
  await expect.element(dialog).toBeVisible()
  expect(dialog.element()).not.toMatchTextContent(/Service choisi/)
  await userEvent.keyboard('{Escape}')
  for (const [word, service, base, urgency, total] of [
    ['Fuite', 'Réparation de fuite', '120,00', '64,55', '194'],
    ['Plus d’eau chaude', 'Dépannage de chauffe-eau', '180,00', '94,55', '284'],
    ['WC bouché', 'Débouchage de canalisation', '90,00', '49,55', '149'],
  ] as const) {
    await chip(word).click()
    await expect.element(example).toMatchTextContent(new RegExp(`^${service} à 34 km`))
    expect(textsOf(example.getByRole('row').elements())).toEqual([
      `Prix de base${base} €`,
      'Déplacement (14 km)9,10 €',
      `Majoration « Urgence immédiate (2h) »${urgency} €`,
      'Arrondi à l’euro0,35 €',
    ])
    await expect.element(example.getByText(`${total} €`)).toBeVisible()
    await expect.element(examples.getByRole('radio', { name: `${word} ${total} €` })).toBeChecked()
  }
  await start.last().click()
  await expect.element(dialog).toMatchTextContent(/Service choisi\s: Débouchage de canalisation/)
})

test('services have at least the minimum price, and stay folded or unfolded after Back', async () => {
  const { history } = await openSite('/')
  const leak = page.getByRole('button', { name: 'Réparation de fuite 120 €' })
  const joint = page.getByRole('button', { name: 'Remplacement de joint 120 €' })
  await expect.element(leak).toBeVisible()
  expect(joint.query()).toBeNull()
  const buttons = page.getByRole('region', { name: /^46\sservices/ }).getByRole('button', {
    includeHidden: true,
  })
  expect(buttons.elements()).toHaveLength(46)
  await page.getByRole('heading', { level: 3, name: /^Dépannage/ }).click()
  await page.getByRole('heading', { level: 3, name: /^Sanitaires/ }).click()
  await expect.element(joint).toBeVisible()
  history.push('/mentions-legales')
  await expect.element(page.getByRole('heading', { name: 'Mentions légales' })).toBeVisible()
  history.back()
  await expect.element(joint).toBeVisible()
  expect(leak.query()).toBeNull()
})
