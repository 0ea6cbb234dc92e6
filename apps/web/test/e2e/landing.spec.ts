import { expect, test } from '@playwright/test'
import { categories, services } from '@plombier/quote-engine'

test('the home page fills the screen with its promise', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: /Un plombier en 2\s?minutes/ })
  const height = (await hero.boundingBox())?.height ?? 0
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
  expect(height + header).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0)
  await expect(hero.getByRole('button', { name: 'Devis Instantané Gratuit' })).toBeVisible()
  for (const badge of ['Artisans', 'Dispo', 'Gratuit', '2 min']) {
    await expect(hero.getByText(badge, { exact: true })).toBeVisible()
  }

  await test.step('without an address to send to, the contact form says so', async () => {
    const contact = page.getByRole('region', { name: 'Contact' })
    await expect(contact.getByLabel('Nom')).toBeEditable()
    await expect(contact.getByLabel('E-mail')).toBeEditable()
    await expect(contact.getByLabel('Message')).toBeEditable()
    await expect(contact.getByText('votre message ne peut pas être envoyé')).toBeVisible()
    await expect(contact.getByRole('button')).toHaveCount(0)
  })

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('link', { name: 'Expertise' })).toBeHidden()
})

test('every service stands in its category at no less than the minimum price, and leads to a city’s calculator', async ({
  page,
}) => {
  await page.goto('/')
  for (const category of categories) {
    const listed = services.filter((service) => service.category === category.id)
    const section = page.getByRole('region', { name: category.name })
    await expect(section.getByRole('button')).toHaveCount(listed.length)
  }
  await expect(page.getByRole('button', { name: /^Remplacement de joint\s+120\s€$/ })).toBeVisible()

  await page.getByRole('button', { name: /^Plancher chauffant/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Service choisi : Plancher chauffant')
  await dialog.getByRole('link', { name: 'Lyon' }).click()
  await expect(page).toHaveURL('/plombier-lyon?service=plancher')
  await expect(page.getByLabel('Type de service')).toHaveValue('Plancher chauffant')
})

test('the footer leads to the legal notices and back, and names two labels without a link', async ({
  page,
}) => {
  await page.goto('/')
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
  await expect(page.getByText(/journal l’adresse IP, .* sans ses paramètres/)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Retour' }).click()
  await expect(page).toHaveURL('/')
})
