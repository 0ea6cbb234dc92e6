import { expect, type Page, test } from '@playwright/test'
import { fillIn, openCalculator, openPage, submit } from './calculator.ts'

const scripts = /\/assets\/.*\.js$/
const notice = 'Recharger efface le formulaire.'

function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

function openLegalNotices(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
}

test('a part of the site that is gone is asked for twice, then said; nothing reloads by itself', async ({
  page,
}) => {
  const errors = errorsOf(page)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await openPage(page, '/mentions-legales')
  const asked: string[] = []
  await page.route(scripts, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: /Lyon/ }).click()

  await expect(page.getByText(notice).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(loads).toBe(1)
  expect(errors.join()).toContain('Page en panne')
  expect(new Set(asked).size).toBeLessThan(asked.length)

  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('button', { name: 'Mon devis' })).toBeVisible()
})

test('one retry is enough when the connection only stumbled', async ({ page }) => {
  await openPage(page, '/mentions-legales')
  await page.route(scripts, (route) => route.abort(), { times: 1 })
  await page.getByRole('contentinfo').getByRole('link', { name: /Lyon/ }).click()
  await expect(page.getByRole('button', { name: 'Mon devis' })).toBeVisible()
})

test('a result view that is gone keeps the form, and says that a reload clears it', async ({
  page,
}) => {
  await openCalculator(page)
  await page.route(scripts, (route) => route.abort())
  await fillIn(page)
  await submit(page)
  await expect(page.getByText('Impossible de calculer le devis. Veuillez réessayer.')).toBeVisible()
  await expect(page.getByText(notice).filter({ visible: true })).toBeVisible()
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')

  await page.unroute(scripts)
  await submit(page)
  await expect(page.getByText('Devis calculé !')).toBeVisible()
})

test('a city chooser that is gone says so, and opens once it is there', async ({ page }) => {
  const errors = errorsOf(page)
  await openPage(page, '/')
  await page.route(scripts, (route) => route.abort())
  const opener = page.getByRole('button', { name: 'Devis Instantané Gratuit' })
  await opener.click()
  const said = page.getByText(notice).filter({ visible: true })
  await expect(said).toBeVisible()
  expect(errors.join()).toContain('Choix de la ville impossible')

  await page.unroute(scripts)
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(said).toBeHidden()
})

test('a contact form whose rules are gone keeps the message, and says so', async ({ page }) => {
  await openPage(page, '/')
  await page.route(scripts, (route) => route.abort())
  // Without a contact address the form has no button to press.
  const send = () =>
    page.getByLabel('Nom').evaluate((input: HTMLInputElement) => input.form?.requestSubmit())
  await page.getByLabel('Message').fill('Bonjour à vous tous')
  await send()
  await expect(page.getByText(notice).filter({ visible: true })).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('Bonjour à vous tous')

  await page.unroute(scripts)
  await send()
  await expect(page.getByText('Le nom doit contenir au moins 2 caractères')).toBeVisible()
  await expect(page.getByLabel('Nom')).toBeFocused()
})

for (const [how, reach] of [
  ['on the way to it', (page: Page) => openPage(page, '/').then(() => openLegalNotices(page))],
  ['as it takes over', (page: Page) => openPage(page, '/mentions-legales')],
] as const) {
  test(`a page that breaks ${how} says so and is logged; the rest of the site works`, async ({
    page,
  }) => {
    const errors = errorsOf(page)
    await page.route(/-legal-.*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export const Page = () => { throw new Error('broken on purpose') }",
      }),
    )
    await reach(page)
    await expect(page.getByText('Une erreur est survenue de notre côté.')).toBeVisible()
    expect(errors.join()).toContain('Page en panne Error: broken on purpose')
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText('Une erreur est survenue de notre côté.')).toBeVisible()
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
    await expect(page.getByRole('button', { name: 'Devis Instantané Gratuit' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: /Lyon/ }).click()
    await expect(page.getByRole('button', { name: 'Mon devis' })).toBeVisible()
  })
}

test('a PDF worker that is blocked says so, and can be tried again', async ({ page }) => {
  const errors = errorsOf(page)
  await page.route(/worker/, (route) => route.abort())
  await openCalculator(page)
  await fillIn(page)
  await submit(page)
  const button = page.getByRole('button', { name: 'Télécharger le devis PDF' })
  await button.click()
  await expect(
    page.getByText('Impossible de télécharger le PDF. Veuillez réessayer.'),
  ).toBeVisible()
  expect(errors.join()).toContain('PDF')

  await page.unroute(/worker/)
  const downloading = page.waitForEvent('download')
  await button.click()
  await downloading
})

test('an address service that never answers leaves the form usable', async ({ page }) => {
  await page.clock.install()
  await page.route(/\/geocodage\//, () => {})
  await openCalculator(page)
  await page.getByLabel("Adresse d'intervention").fill('bordeaux')
  await page.clock.runFor(400)
  await expect(page.getByText('Recherche en cours...')).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(page.getByText('Recherche en cours...')).toBeHidden()
  await expect(page.getByText('Aucune adresse trouvée.')).toBeHidden()
  await submit(page)
  await expect(page.getByText(/Le service d’adresses ne répond pas/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
})

test('a refused location is said in a sentence', async ({ page, context }) => {
  await context.clearPermissions()
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).click()
  await page.getByRole('button', { name: 'Me localiser' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/refusée|introuvable/)
})
