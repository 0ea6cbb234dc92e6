import { categories, cities } from '@plombier/quote-engine'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSite } from '../support/components/open-site.tsx'
import { textsOf } from '../support/components/texts.ts'
import { expectedPrice, plain } from '../support/price.ts'
import { todaysServices } from '../support/todays-prices.ts'

// The figures below are those of the price list of this day. Read once, when the page's code is loaded.
vi.hoisted(() => vi.setSystemTime('2026-11-22'))
vi.useRealTimers()

const start = page.getByRole('button', { name: 'Devis Instantané Gratuit' })
const examples = page.getByRole('group', { name: 'Exemples' })
const example = page.getByRole('figure')
const chip = (word: string) => examples.getByText(word, { exact: true })

test('the home page begins with its promise, under the names of its sections', async () => {
  await page.viewport(1280, 900)
  await openSite('/')
  expect(plain(document.title)).toBe('Un plombier en 2 minutes, prix immédiat | Plombier 2 Minutes')
  const main = page.getByRole('main')
  await expect.element(start.first()).toBeVisible()
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

test.each([
  [360, 640],
  [375, 553],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
])(
  'the first screen of %d × %d px holds the headline in three lines and the whole button',
  async (width, height) => {
    await page.viewport(width, height)
    await openSite('/')
    await document.fonts.ready
    const lines = document.createRange()
    lines.selectNodeContents(page.getByRole('heading', { level: 1 }).element())
    expect(new Set(Array.from(lines.getClientRects(), ({ top }) => top)).size).toBe(3)
    const { top, bottom } = start.first().element().getBoundingClientRect()
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
)

test('on a phone the sum is one line of 72 px, the page 3,600 px high, and each city easy to press', async () => {
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

  const footer = page.getByRole('contentinfo')
  expect(footer.element().getBoundingClientRect().height).toBeLessThanOrEqual(650)
  const links = footer.getByRole('link').elements()
  const boxes = links.map((link) => link.getBoundingClientRect())
  // WCAG 2.5.8
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  const overlapping = boxes.filter((box, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom,
      ),
  )
  expect(overlapping).toEqual([])
})

test.each([360, 1280])(
  'where a browser makes small letters large, no word of a list leaves its place on a screen of %d px',
  async (width) => {
    await page.viewport(width, 800)
    await openSite('/')
    await start.first().click()
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

test('each promise stands on the page once', async () => {
  await openSite('/')
  const sections = textsOf(document.querySelectorAll('main > section')).join(' ')
  for (const promise of [
    /prix immédiat/gi,
    /gratuit sans engagement/gi,
    /20 km offerts, puis 0,65 € par km/gi,
    /urgence rapide/gi,
    /partout en France/gi,
    /vérifiés et assurés/gi,
    /24h\/7j/gi,
    /mise en relation(?! n’est)/gi,
  ]) {
    expect(sections.match(promise), String(promise)).toHaveLength(1)
  }
})

test('every service is in its category, at no less than the minimum price', async () => {
  await openSite('/')
  for (const { id, name } of categories) {
    const category = page.getByRole('group').filter({ hasText: name })
    const buttons = category.getByRole('button', { includeHidden: true })
    const expected = todaysServices.filter((service) => service.category === id)
    expect(textsOf(buttons.elements()).map((text) => text.replace(/ +/g, ' '))).toEqual(
      expected.map(({ id, name }) => plain(`${name} ${expectedPrice({ service: id }).amount}`)),
    )
  }
})

test.each([
  ['Fuite', 'Réparation de fuite', '120,00', '64,55', '194'],
  ['WC bouché', 'Débouchage de canalisation', '90,00', '49,55', '149'],
  ['Plus d’eau chaude', 'Dépannage de chauffe-eau', '180,00', '94,55', '284'],
])(
  'the sum of « %s » adds up, line by line, to the total that its chip says',
  async (word, service, base, urgency, total) => {
    await page.viewport(1280, 720)
    await openSite('/')
    await chip(word).click()
    await expect.element(example).toMatchTextContent(new RegExp(`^${service} à 34 km`))
    const lines = textsOf(example.getByRole('row').elements())
    expect(lines).toEqual([
      `Prix de base${base} €`,
      'Déplacement (14 km)9,10 €',
      `Majoration « Urgence immédiate (2h) »${urgency} €`,
      'Arrondi à l’euro0,35 €',
    ])
    const cents = lines.map((line) =>
      Number(
        line
          .match(/(\d+),(\d\d) €$/)
          ?.slice(1)
          .join(''),
      ),
    )
    expect(cents.reduce((sum, amount) => sum + amount)).toBe(Number(total) * 100)
    await expect.element(example.getByText(`${total} €`)).toBeVisible()
    await expect
      .element(examples.getByRole('radio', { name: `${word} ${total} €`, exact: true }))
      .toBeChecked()
  },
)

test('the first chip is shown pressed, and nothing is carried along until one is chosen', async () => {
  await page.viewport(1280, 720)
  await openSite('/')
  const words = ['Fuite', 'WC bouché', 'Plus d’eau chaude']
  /** The words on a white ground. */
  const pressed = () =>
    words.filter((word) => {
      const label = chip(word).element().closest('label')
      return label && getComputedStyle(label).backgroundColor === 'rgb(255, 255, 255)'
    })
  const dialog = page.getByRole('dialog')
  expect(pressed()).toEqual(['Fuite'])
  await expect.element(example).toMatchTextContent(/^Réparation de fuite/)
  for (const radio of examples.getByRole('radio').all())
    await expect.element(radio).not.toBeChecked()
  await start.first().click()
  await expect.element(dialog).toBeVisible()
  expect(dialog.element()).not.toMatchTextContent(/Service choisi/)
  await userEvent.keyboard('{Escape}')

  await chip('WC bouché').click()
  expect(pressed()).toEqual(['WC bouché'])
  await start.last().click()
  await expect.element(dialog).toMatchTextContent(/Service choisi\s: Débouchage de canalisation/)
})

test('the Tab key reaches the button, then the chips, whose choice the arrow keys move', async () => {
  await page.viewport(1280, 720)
  await openSite('/')
  start.first().element().focus()
  await userEvent.tab()
  const first = examples.getByRole('radio', { name: /^Fuite/ })
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  const second = examples.getByRole('radio', { name: /^WC bouché/ })
  await expect.element(second).toHaveFocus()
  const label = chip('WC bouché').element().closest('label')
  expect(label && getComputedStyle(label).outlineStyle).toBe('solid')
  await expect.element(example).toMatchTextContent(/^Débouchage de canalisation/)
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
