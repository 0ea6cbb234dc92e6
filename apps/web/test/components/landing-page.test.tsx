import { categories, cities, MINIMUM_TOTAL, services } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { wholeEuros } from '../../src/format/french.ts'
import { advertisedPrice } from '../../src/price/advertised-price.ts'
import { openSite } from '../support/components/open-site.tsx'
import { plain, priceOf } from '../support/price.ts'

test('the home page fills the screen with its promise', async () => {
  await page.viewport(1280, 720)
  await openSite('/')
  const hero = page.getByRole('region', { name: /Un plombier en 2\s?minutes/ })
  await expect.element(hero.getByRole('button', { name: 'Devis Instantané Gratuit' })).toBeVisible()
  for (const badge of ['Artisans', 'Dispo', 'Gratuit', '2 min']) {
    await expect.element(hero.getByText(badge, { exact: true })).toBeVisible()
  }
  expect(hero.element().getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 1)
})

test('the header leads to the expertise where there is room', async () => {
  await openSite('/')
  const link = page.getByRole('banner').getByText('Expertise')
  await page.viewport(1280, 720)
  await expect.element(link).toBeVisible()
  await page.viewport(360, 740)
  await expect.element(link).not.toBeVisible()
})

test('the brand in the header leads home', async () => {
  const { visited } = await openSite('/mentions-legales')
  await page.getByRole('banner').getByRole('link', { name: 'Plombier 2 Minutes' }).click()
  await expect.poll(() => visited).toEqual(['/'])
})

test('the home page says the number of cities wherever it speaks of them', async () => {
  await openSite('/')
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content')
  const texts = [description, page.getByRole('main').element().textContent]
  const said = texts.map((text) => text?.match(/(\d+)\svilles/)?.[1])
  expect(said).toEqual(texts.map(() => String(cities.length)))
})

test('without an address to send to, the contact form says so and sends nothing', async () => {
  await openSite('/')
  const contact = page.getByRole('region', { name: 'Contact' })
  for (const label of ['Nom', 'E-mail', 'Message']) {
    expect(contact.getByLabelText(label).element()).toBeEnabled()
  }
  await expect.element(contact.getByText(/votre message ne peut pas être envoyé/)).toBeVisible()
  expect(contact.getByRole('button').query()).toBeNull()
})

test('every service stands in its category, at no less than the minimum price', async () => {
  await page.viewport(1280, 720)
  await openSite('/')
  for (const { id, name } of categories) {
    const buttons = page.getByRole('region', { name }).getByRole('button').elements()
    expect(
      buttons.map(({ textContent }) => plain(textContent).replace(/ +/g, ' ')).toSorted(),
    ).toEqual(
      services
        .filter(({ category }) => category === id)
        .map(({ name, basePrice }) =>
          plain(`${name} ${wholeEuros(Math.max(basePrice, MINIMUM_TOTAL))}`),
        )
        .toSorted(),
    )
  }
})

test('a service is preselected in the calculator of the city that is chosen for it', async () => {
  await page.viewport(1280, 720)
  await openSite('/')
  await page.getByRole('button', { name: /^Plancher chauffant/ }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/Service choisi\s: Plancher chauffant/)
  await dialog.getByRole('link', { name: 'Lyon' }).click()
  await expect.element(page.getByText(/Votre plombier à Lyon/)).toBeVisible()
  await expect.element(page.getByLabelText('Type de service')).toHaveValue('Plancher chauffant')
})

test('on a phone a price is two presses away, and its category stays unfolded', async () => {
  await page.viewport(360, 740)
  const { history } = await openSite('/')
  const heater = page.getByRole('button', { name: /^Dépannage de chauffe-eau/ })
  await expect.element(page.getByRole('button', { name: /^Réparation de fuite/ })).toBeVisible()
  expect(heater.query()).toBeNull()
  const inCategory = services.filter(({ category }) => category === 'eau-chaude')
  const lowest = wholeEuros(Math.min(...inCategory.map(advertisedPrice)))
  const summary = page.getByText(`${inCategory.length} services, à partir de ${lowest}`)
  await expect.element(summary).toBeVisible()
  await page.getByRole('heading', { level: 3, name: 'Eau chaude' }).click()
  await heater.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Lyon' }).click()
  const { total } = priceOf({ service: 'chauffe-eau', city: 'lyon' })
  const shown = page.getByRole('paragraph').filter({ hasText: /€\s*TTC$/ })
  await expect.element(shown).toHaveTextContent(`À partir de ${total}`)
  history.back()
  await expect.element(heater).toBeVisible()
})

test('the footer names two labels without a link', async () => {
  await openSite('/')
  const footer = page.getByRole('contentinfo')
  for (const label of ['Politique de confidentialité', 'CGU']) {
    await expect.element(footer.getByText(label)).toBeVisible()
    expect(footer.getByRole('link', { name: label }).query()).toBeNull()
  }
})

test('the footer leads to the legal notices, and they lead back', async () => {
  await openSite('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Mentions légales' }))
    .toBeVisible()
  const main = page.getByRole('main')
  expect(
    main
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(
    expect.arrayContaining([
      'Service de mise en relation',
      'Tarification',
      'Responsabilité',
      'Protection des données',
      'Contact',
    ]),
  )
  expect(main.element()).toMatchTextContent(/journal l’adresse IP, .* sans ses\s+paramètres/)
  await main.getByRole('link', { name: /Retour/ }).click()
  await expect.element(page.getByRole('region', { name: 'Contact' })).toBeInTheDocument()
})
