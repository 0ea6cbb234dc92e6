import {
  categories,
  cities,
  currentTariff,
  findService,
  type ServiceId,
  services,
} from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { kilometers, wholeEuros } from '../../src/format/french.ts'
import { openSite } from '../support/components/open-site.tsx'
import { plain, priceOf } from '../support/price.ts'

const { freeKilometers } = currentTariff

/** The elements' texts, with plain spaces. */
function textsOf(elements: readonly Element[]) {
  return elements.map(({ textContent }) => plain(textContent))
}

test('the home page fills the screen with its promise, under the names of its sections', async () => {
  await page.viewport(1280, 720)
  await openSite('/')
  const main = page.getByRole('main')
  await expect
    .element(main.getByRole('button', { name: 'Devis Instantané Gratuit' }).first())
    .toBeVisible()
  const first = main.getByRole('list').first()
  expect(textsOf(first.getByRole('listitem').elements())).toEqual([
    'Artisans vérifiés et assurés',
    'Dispo 24h/7j',
    'Gratuit sans engagement',
    '2 min mise en relation',
  ])
  const next = main.getByRole('region').first()
  expect(next.element().getBoundingClientRect().top).toBeGreaterThan(innerHeight - 1)

  const header = page.getByRole('banner')
  await expect.element(header.getByText('Expertise')).toBeVisible()
  const links = header.getByRole('navigation', { name: 'Sections' }).getByRole('link').elements()
  expect(textsOf(links)).toEqual(['Services', 'Expertise', 'Contact'])
  const hashes = links.map((link) => (link instanceof HTMLAnchorElement ? link.hash : ''))
  const sections = main.element().querySelectorAll('section[id]')
  expect(hashes, 'in their order on the page').toEqual(Array.from(sections, ({ id }) => `#${id}`))

  await page.viewport(360, 740)
  await expect.element(header.getByText('Expertise')).not.toBeVisible()
})

test('the home page says how it works, in how many cities, and that no message can be sent', async () => {
  await openSite('/')
  const items = page.getByRole('region', { name: /Un prix honnête/ }).getByRole('listitem')
  const texts = textsOf(items.elements())
  expect(texts).toEqual([
    'Devis gratuit, estimation immédiate',
    plain(`${kilometers(freeKilometers)} de déplacement offerts`),
    'Service d’urgence rapide',
    `Partout en France, dans ${cities.length} villes`,
    expect.stringMatching(/^1Choisissez votre ville/),
    expect.stringMatching(/^2Lisez le prix/),
    expect.stringMatching(/^3Montrez le devis .* pas encore ouverte\.$/),
  ])

  const description = document.querySelector('meta[name="description"]')?.getAttribute('content')
  const landmarks = [page.getByRole('main'), page.getByRole('contentinfo')]
  for (const text of [description, ...landmarks.map((each) => each.element().textContent)]) {
    const counts = [...(text ?? '').matchAll(/(\d+)\svilles/g)].map(([, count]) => count)
    expect(new Set(counts)).toEqual(new Set([String(cities.length)]))
  }

  const contact = page.getByRole('region', { name: 'Contact' })
  await expect.element(contact.getByLabelText('Message')).toBeEnabled()
  await expect.element(contact.getByText(/votre message ne peut pas être envoyé/)).toBeVisible()
  expect(contact.getByRole('button').query()).toBeNull()
})

test('every service is in its category, at no less than the minimum price', async () => {
  await openSite('/')
  for (const { id, name } of categories) {
    const category = page.getByRole('group').filter({ hasText: name })
    const buttons = category.getByRole('button', { includeHidden: true }).elements()
    expect(
      buttons.map(({ textContent }) => plain(textContent).replace(/ +/g, ' ')).toSorted(),
    ).toEqual(
      services
        .filter(({ category }) => category === id)
        .map(({ id, name }) => plain(`${name} ${priceOf({ service: id }).amount}`))
        .toSorted(),
    )
  }
})

const examples = page.getByRole('group', { name: 'Exemples de prix' })
const example = examples.getByRole('figure')

/** Expects the example price of one service, and no other. */
async function expectExample(service: ServiceId) {
  await expect
    .poll(() => textsOf(example.getByRole('paragraph').elements()))
    .toEqual([findService(service).name, 'Normal (48h)'])
  const { lines, exactAmount } = priceOf({ service })
  expect(textsOf(example.getByRole('row').elements())).toEqual([
    ...lines.screen.map((line) => line.join('')),
    `Total TTC${exactAmount}`,
  ])
}

test('the first price is an example; a press on a word, or an arrow key, shows the exact price of that trouble', async () => {
  await page.viewport(1280, 720)
  await openSite('/')
  const words = examples.getByRole('radio')
  expect(
    words.elements().map((word) => (word as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['Fuite', 'WC bouché', 'Plus d’eau chaude'])
  for (const word of words.elements()) expect(word).not.toBeChecked()
  await expectExample('fuite')
  await examples.getByText('Plus d’eau chaude').click()
  await expectExample('chauffe-eau')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(examples.getByRole('radio', { name: 'WC bouché' })).toHaveFocus()
  await userEvent.tab()
  await expectExample('debouchage')
})

test('the button takes the chosen trouble along to the calculator, and none before one is chosen', async () => {
  await openSite('/')
  const [first, last] = page.getByRole('button', { name: 'Devis Instantané Gratuit' }).all()
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'Fermer' })
  await first?.click()
  await expect.element(dialog).toBeVisible()
  expect(dialog.element()).not.toMatchTextContent(/Service choisi/)
  await close.click()

  await examples.getByText('WC bouché').click()
  await last?.click()
  await expect.element(dialog).toMatchTextContent(/Service choisi\s: Débouchage de canalisation/)
  await close.click()
  await page.getByRole('button', { name: /^Diagnostic de plomberie/ }).click()
  await expect.element(dialog).toMatchTextContent(/Service choisi\s: Diagnostic de plomberie/)
  await close.click()
  await first?.click()
  await dialog.getByRole('link', { name: 'Lyon' }).click()
  await expect
    .element(page.getByLabelText('Type de service'))
    .toHaveValue('Débouchage de canalisation')
})

test('icons keep their stroke where the browser zooms what they inherit twice', async () => {
  await openSite('/')
  const shapes = [...document.querySelectorAll('svg[stroke-width] > *')]
  expect(shapes).not.toHaveLength(0)
  for (const { parentElement: icon } of shapes) icon?.setAttribute('stroke-width', '9')
  expect(new Set(shapes.map((shape) => getComputedStyle(shape).strokeWidth))).toEqual(
    new Set(['2px']),
  )
})

test('a price is two presses away, and categories stay folded or unfolded after Back', async () => {
  await page.viewport(360, 740)
  const { history } = await openSite('/')
  const heater = page.getByRole('button', { name: /^Dépannage de chauffe-eau/ })
  const leak = page.getByRole('button', { name: /^Réparation de fuite/ })
  await expect.element(leak).toBeVisible()
  expect(heater.query()).toBeNull()
  for (const { id, name } of categories) {
    const inCategory = services.filter(({ category }) => category === id)
    const prices = inCategory.map(({ id }) => priceOf({ service: id }).totalPrice)
    const lowest = wholeEuros(Math.min(...prices))
    const summary = `dès ${lowest}`
    await expect
      .element(page.getByRole('group').filter({ hasText: name }).getByText(summary))
      .toBeVisible()
  }
  const repairs = page.getByRole('heading', { level: 3, name: /^Dépannage/ })
  await repairs.click()
  await expect.poll(() => leak.query()).toBeNull()
  await page.getByRole('heading', { level: 3, name: 'Eau chaude' }).click()
  await heater.click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/Service choisi\s: Dépannage de chauffe-eau/)
  await dialog.getByRole('link', { name: 'Lyon' }).click()
  await expect
    .element(page.getByLabelText('Type de service'))
    .toHaveValue('Dépannage de chauffe-eau')
  const { total } = priceOf({ service: 'chauffe-eau', city: 'lyon' })
  const shown = page.getByRole('paragraph').filter({ hasText: /€\s*TTC$/ })
  await expect.element(shown).toHaveTextContent(`À partir de ${total}`)
  history.back()
  await expect.element(heater).toBeVisible()
  expect(leak.query()).toBeNull()

  await repairs.click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Mentions légales')
  history.back()
  await expect.element(leak).toBeVisible()
})

test('the brand links to the home page, and the footer to every calculator and the legal notices', async () => {
  await openSite('/')
  const brand = page.getByRole('banner').getByRole('link', { name: 'Plombier 2 Minutes' })
  await expect.element(brand).toHaveAttribute('href', '/')
  const footer = page.getByRole('contentinfo')
  const links = footer.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ...cities.map(({ name, slug }) => [`Plombier ${name}`, `/plombier-${slug}`]),
    ['Mentions légales', '/mentions-legales'],
  ])
  for (const label of ['Plombier 2 Minutes', 'Politique de confidentialité', 'CGU']) {
    await expect.element(footer.getByText(label, { exact: true })).toBeVisible()
  }
})
