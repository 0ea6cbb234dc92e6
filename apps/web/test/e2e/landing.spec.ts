import { expect, test } from '@playwright/test'
import { categories, services } from '@plombier/quote-engine'

test.beforeEach(async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
})

test('the hero fills the screen and holds the promise, the button and four badges', async ({
  page,
}) => {
  const hero = page.getByRole('region', { name: /Un plombier en 2\s?minutes/ })
  const height = (await hero.boundingBox())?.height ?? 0
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
  expect(height + header).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0)
  await expect(hero.getByRole('button', { name: 'Devis Instantané Gratuit' })).toBeVisible()
  for (const badge of ['Artisans', 'Dispo', 'Gratuit', '2 min']) {
    await expect(hero.getByText(badge, { exact: true })).toBeVisible()
  }
})

test('the anchors lead to their sections, and stand from medium width up', async ({ page }) => {
  for (const name of ['Services', 'Expertise', 'Contact']) {
    await page.getByRole('navigation').getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/#${name.toLowerCase()}`)
    await expect(page.locator(`#${name.toLowerCase()}`)).toBeInViewport()
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('link', { name: 'Expertise' })).toBeHidden()
})

test('every service stands in its category at no less than the minimum price', async ({ page }) => {
  for (const category of categories) {
    const listed = services.filter((service) => service.category === category.id)
    const section = page.getByRole('region', { name: category.name })
    await expect(section.getByRole('button')).toHaveCount(listed.length)
  }
  await expect(page.getByRole('button', { name: /^Remplacement de joint\s+120\s€$/ })).toBeVisible()
})

test('a service is kept through the city chooser', async ({ page }) => {
  await page.getByRole('button', { name: /^Plancher chauffant/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Service choisi : Plancher chauffant')
  await dialog.getByRole('link', { name: 'Lyon' }).click()
  await expect(page).toHaveURL('/plombier-lyon?service=plancher')
  await expect(page.getByLabel('Type de service')).toHaveValue('Plancher chauffant')
})

test('the footer links to the legal notices, and names two labels without a link', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Politique de confidentialité')).toBeVisible()
  await expect(footer.getByText('CGU')).toBeVisible()
  await expect(footer.getByRole('link', { name: /confidentialité|CGU/ })).toHaveCount(0)
  await footer.getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'Service de mise en relation',
    'Tarification',
    'Responsabilité',
    'Protection des données',
    'Contact',
  ])
  await page.getByRole('main').getByRole('link', { name: 'Retour' }).click()
  await expect(page).toHaveURL('/')
})

test('the contact form says that it cannot send without an address', async ({ page }) => {
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect(contact.getByLabel('Nom')).toBeEditable()
  await expect(contact.getByLabel('E-mail')).toBeEditable()
  await expect(contact.getByLabel('Message')).toBeEditable()
  await expect(contact.getByText('votre message ne peut pas être envoyé')).toBeVisible()
  await expect(contact.getByRole('button')).toHaveCount(0)
})
