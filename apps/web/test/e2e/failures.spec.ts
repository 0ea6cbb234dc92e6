import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { expect, type Page, test } from '../support/e2e/test.ts'
import { translatePage } from '../support/e2e/translate-page.ts'
import { readPdf } from '../support/read-pdf.ts'

test.use({
  allowedErrors:
    /ERR_FAILED|React error #418|^(NotFoundError|Page en panne|Code manquant|PDF impossible|Recherche d’adresse impossible)/,
})

const notice = (page: Page) =>
  page.getByRole('alert').getByText('Une partie du site n’a pas pu être chargée')
const reload = (page: Page) => page.getByRole('link', { name: 'Recharger la page' }).click()

test('where a page’s code is missing, the last one stays and says so', async ({ page, errors }) => {
  const scripts = /\.js$/
  await form.open(page)
  await page.route(scripts, (route) => route.abort())
  await page.getByRole('link', { name: 'Retour à l’accueil' }).hover()
  // As people type: longer than the pointer has to rest for a page to be loaded in advance.
  await form.field(page, 'name').pressSequentially('Élodie', { delay: 50 })
  expect(await notice(page).isVisible(), 'nothing was pressed yet').toBe(false)
  await home.legalLink(page).click()
  await expect(notice(page)).toBeInViewport({ ratio: 1 })
  await expect(form.field(page, 'name')).toHaveValue('Élodie')
  expect(errors.join()).toContain('Code manquant')

  await page.unroute(scripts)
  await reload(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
  expect(await notice(page).isVisible()).toBe(false)
  await home.followCityLink(page, 'Bordeaux')
  await expect(form.field(page, 'name')).toHaveValue('Élodie')
})

test('a page that breaks says so, and Réessayer brings the filled-in form back', async ({
  page,
}) => {
  await form.open(page)
  await form.fillIn(page)
  // What React is about to remove is gone.
  const confirmed = page.getByText('Adresse confirmée').locator('xpath=ancestor::div[1]')
  await confirmed.evaluate((element) => element.remove())
  await form.field(page, 'address').press('!')
  const heading = page.getByRole('heading', { name: 'Cette page ne s’affiche pas' })
  await expect(heading).toBeFocused()
  await page.getByRole('link', { name: 'Réessayer' }).click()
  await expect(form.field(page, 'address')).toHaveValue('!Bordeaux (Gironde)')
  await expect(form.field(page, 'name')).toHaveValue('Élodie d’Artagnan')
})

test('where the result’s or the PDF’s code is missing, a press says so', async ({
  page,
  errors,
}) => {
  const download = page.getByRole('button', { name: 'Télécharger le devis PDF' })
  await page.route(/result-view.*\.js$/, (route) => route.abort())
  await page.goto('/plombier-bordeaux')
  await form.fillIn(page)
  expect(await notice(page).isVisible(), 'nothing was pressed yet').toBe(false)
  await form.submit(page)
  await expect(notice(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Calcul en cours...' })).toBeDisabled()
  await page.unroute(/result-view.*\.js$/)
  await page.route(/worker/, (route) => route.abort())
  await page.route(/\.ttf$/, (route) => route.abort())
  await reload(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre devis à Bordeaux')

  await download.click()
  await expect(page.getByText('Impossible de télécharger le PDF.')).toBeVisible()
  await page.unroute(/worker/)
  await download.click()
  const failed = () => errors.filter((error) => error.includes('PDF impossible'))
  await expect.poll(failed, 'without its fonts').toHaveLength(2)
  await page.unroute(/\.ttf$/)
  expect((await form.downloadPdf(page)).suggestedFilename()).toMatch(/\.pdf$/)
})

test('with the address service dead, a position leads to price and PDF', async ({
  page,
  context,
}) => {
  // 30 km south of Lyon.
  await context.setGeolocation({ latitude: 45.49, longitude: 4.8357 })
  await context.grantPermissions(['geolocation'])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route(/\/geocodage\//, (route) => route.abort())
  await page.goto('/plombier-lyon')
  await form.fillIn(page, { address: '' })
  await form.field(page, 'address').fill('Chemin neuf, bâtiment B')
  await form.submit(page)
  await expect(page.getByText('Ou utilisez votre position')).toBeVisible()
  await page.getByRole('button', { name: 'Utiliser ma position' }).click()
  const address = 'Chemin neuf, bâtiment B (position 45,49000 N, 4,83570 E)'
  await expect(form.field(page, 'address')).toHaveValue(address)
  await form.submitForResult(page)
  await expect(
    page.getByRole('link', { name: 'Demander une mise en relation' }),
    'what leads on is on the first screen',
  ).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('main')).toContainText('152 € TTC')
  const { pages } = await readPdf(await (await form.downloadPdf(page)).path())
  expect(pages[0]).toContain(`Adresse ${address}`)
  expect(pages[0]).toContain('181,96 €')
})

test('with a translator in the page, a visitor gets to the PDF', async ({ page }) => {
  const main = page.getByRole('main')
  await page.addInitScript(translatePage)
  await form.open(page, 'lyon')
  await form.pickAddress(page, 'bordeaux')
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await home.openers(page).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Bordeaux', exact: true }).click()
  await expect(main).toContainText('Votre prix à Bordeaux')
  await form.fillIn(page, { address: '', urgency: 'emergency', description: '' })
  await expect(main).toContainText('Réparation de fuite, Urgence immédiate (2h)')
  await expect(main).toContainText('216,00 € sur le PDF')
  await form.submit(page)
  await expect(main).toContainText('Description requise')
  await form.field(page, 'description').fill('Fuite sous l’évier de la cuisine.')
  await form.field(page, 'urgency').selectOption('urgent')
  await form.submitForResult(page)
  await expect(main).toContainText('144 € TTC')
  await expect(main.getByText('Élodie d’Artagnan', { exact: true }).first()).toBeAttached()
  await form.downloadPdf(page)
})
