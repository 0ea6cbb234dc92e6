import { categories, cities, findService, type ServiceId } from '@plombier/quote-engine'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSite } from '../support/components/open-site.tsx'
import { textsOf } from '../support/components/texts.ts'
import { expectedPrice, plain, wholeEuros } from '../support/price.ts'
import { lowestUrgency, todaysServices, todaysTariff } from '../support/todays-prices.ts'

const { freeKilometers } = todaysTariff

test('the home page begins with its promise, under the names of its sections', async () => {
  await page.viewport(1280, 900)
  await openSite('/')
  expect(plain(document.title)).toBe('Un plombier en 2 minutes, prix immédiat | Plombier 2 Minutes')
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
  // The first screen is the offer, from its header to its end.
  const hero = main.element().querySelector('section')?.getBoundingClientRect()
  expect(hero?.bottom).toBeCloseTo(innerHeight, 0)
  const header = page.getByRole('banner')
  const links = header.getByRole('navigation', { name: 'Sections' }).getByRole('link').elements()
  expect(textsOf(links)).toEqual(['Services', 'Expertise', 'Contact'])
  const hashes = links.map((link) => (link instanceof HTMLAnchorElement ? link.hash : ''))
  const sections = main.element().querySelectorAll('section[id]')
  expect(hashes, 'in their order on the page').toEqual(Array.from(sections, ({ id }) => `#${id}`))
})

test.each([360, 1280])(
  'where a browser makes small letters large, no word of a list leaves its place on a screen of %d px',
  async (width) => {
    await page.viewport(width, 800)
    await openSite('/')
    await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    // Stub: the browser's smallest font size, which leaves `rem` as it is.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body * { font-size: 24px !important }')
    document.adoptedStyleSheets.push(sheet)
    onTestFinished(() => void document.adoptedStyleSheets.pop())
    const spilt = [...document.querySelectorAll('ul, li, li > *')].filter(
      ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
    )
    expect(textsOf(spilt)).toEqual([])
  },
)

test('the home page says how it works, in how many cities, and that no message can be sent', async () => {
  await openSite('/')
  const items = page.getByRole('region', { name: /Un prix honnête/ }).getByRole('listitem')
  const texts = textsOf(items.elements())
  expect(texts).toEqual([
    'Devis gratuit, estimation immédiate',
    `${freeKilometers} km de déplacement offerts`,
    'Service d’urgence rapide',
    `Partout en France, dans ${cities.length} villes`,
    expect.stringMatching(/Choisissez votre ville/),
    expect.stringMatching(/Lisez le prix/),
    expect.stringMatching(/Montrez le devis .* pas encore ouverte\.$/),
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

test('every service is in its category, at no less than the minimum price, and the folded category names its lowest', async () => {
  await openSite('/')
  for (const { id, name } of categories) {
    const category = page.getByRole('group').filter({ hasText: name })
    const buttons = category.getByRole('button', { includeHidden: true })
    const expected = todaysServices
      .filter((service) => service.category === id)
      .map(({ id, name }) => ({ name, ...expectedPrice({ service: id }) }))
    expect(textsOf(buttons.elements()).map((text) => text.replace(/ +/g, ' '))).toEqual(
      expected.map(({ name, amount }) => plain(`${name} ${amount}`)),
    )
    const lowest = wholeEuros(Math.min(...expected.map(({ totalPrice }) => totalPrice)))
    await expect.element(category.getByText(`dès ${lowest}`)).toBeVisible()
  }
})

const examples = page.getByRole('group', { name: 'Exemples de prix' })
const example = examples.getByRole('figure')

/** Expects the example price of one service, and no other. */
async function expectExample(service: ServiceId) {
  await expect.element(example.getByText(findService(service).name)).toBeVisible()
  const { lines, exactAmount } = expectedPrice({ service })
  expect(textsOf(example.getByRole('row').elements())).toEqual([
    ...lines.screen.map((line) => line.join('')),
    `Estimation affichée${exactAmount}`,
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
  const unchosen = example.getByText('Exemple :')
  await expectExample('fuite')
  await expect.element(unchosen).toBeVisible()
  await expect.element(example.getByText(lowestUrgency.label)).toBeVisible()
  await examples.getByText('Plus d’eau chaude').click()
  await expectExample('chauffe-eau')
  const styleOf = (word: string) => ({ ...getComputedStyle(examples.getByText(word).element()) })
  const chosen = styleOf('Plus d’eau chaude')
  expect(chosen.backgroundColor).not.toBe(styleOf('WC bouché').backgroundColor)
  await expect.element(unchosen).not.toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(examples.getByRole('radio', { name: 'WC bouché' })).toHaveFocus()
  expect(styleOf('WC bouché').outlineStyle).toBe('solid')
  await userEvent.tab()
  await expectExample('debouchage')
})

test('the button takes the chosen trouble along, and none before one is chosen', async () => {
  await openSite('/')
  const [first, last] = page.getByRole('button', { name: 'Devis Instantané Gratuit' }).all()
  const dialog = page.getByRole('dialog')
  await first?.click()
  await expect.element(dialog).toBeVisible()
  expect(dialog.element()).not.toMatchTextContent(/Service choisi/)
  await userEvent.keyboard('{Escape}')

  await examples.getByText('WC bouché').click()
  await last?.click()
  await expect.element(dialog).toMatchTextContent(/Service choisi\s: Débouchage de canalisation/)
})

test('categories stay folded or unfolded after Back', async () => {
  const { history } = await openSite('/')
  const leak = page.getByRole('button', { name: /^Réparation de fuite/ })
  const heater = page.getByRole('button', { name: /^Dépannage de chauffe-eau/ })
  await expect.element(leak).toBeVisible()
  expect(heater.query()).toBeNull()
  await page.getByRole('heading', { level: 3, name: /^Dépannage/ }).click()
  await page.getByRole('heading', { level: 3, name: 'Eau chaude' }).click()
  await expect.element(heater).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Mentions légales')
  history.back()
  await expect.element(heater).toBeVisible()
  expect(leak.query()).toBeNull()
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
