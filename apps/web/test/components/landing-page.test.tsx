import { categories, cities, currentTariff, services } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { kilometers, wholeEuros } from '../../src/format/french.ts'
import { openSite } from '../support/components/open-site.tsx'
import { plain, priceOf, travelRule } from '../support/price.ts'

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
    expect.stringMatching(/^Devis gratuit, estimation immédiate.* sans attendre/),
    expect.stringContaining(plain(`Déplacement compris${travelRule()} depuis le centre`)),
    expect.stringMatching(/^Urgences 24h\/7j.* délais/),
    expect.stringMatching(/^Partout en France.* artisans indépendants/),
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
  expect(contact.element()).toMatchTextContent(/L’envoi de messages n’est pas encore ouvert/)
})

test('every service is in its category, at no less than the minimum price, beside an urgent example', async () => {
  await page.viewport(1280, 720)
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
  expect(plain(page.getByRole('main').element().textContent)).toContain(
    plain(`hors urgence, ${kilometers(freeKilometers)} de déplacement offerts`),
  )

  const example = page.getByRole('figure')
  expect(textsOf(example.getByRole('paragraph').elements())).toEqual([
    'Exemple de prix',
    'Dépannage de chauffe-eau',
  ])
  const { lines, exactAmount } = priceOf({ service: 'chauffe-eau', urgency: 'urgent' })
  const [base, ...others] = lines.screen.map((line) => line.join(''))
  expect(textsOf(example.getByRole('row').elements())).toEqual([
    base,
    travelRule(),
    ...others,
    `À partir de (TTC)${exactAmount}`,
  ])
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
    const summary = `${inCategory.length} services, à partir de ${lowest}`
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
