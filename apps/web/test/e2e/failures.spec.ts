import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import {
  downloadPdf,
  fillIn,
  openCalculator,
  openResult,
  pickAddress,
  submit,
  submitForResult,
} from '../../page-objects/calculator.ts'
import { followCityLink } from '../../page-objects/home.ts'
import { consoleErrors } from '../support/e2e/console-errors.ts'
import { translatePage } from '../support/e2e/other-software.ts'
import { placeAt } from '../support/places.ts'
import { expectedPrice } from '../support/price.ts'
import { readPdf } from '../support/read-pdf.ts'
import { todaysTariff } from '../support/todays-prices.ts'

const scripts = /\.js$/

const notice = (page: Page) =>
  page.getByRole('alert').getByText('Une partie du site n’a pas pu être chargée')

test('where the next page’s code is missing, this page stays and says so, and loading again leads on', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  await openCalculator(page)
  await page.route(scripts, (route) => route.abort())
  const legal = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' })
  await page.getByRole('link', { name: 'Retour à l’accueil' }).hover()
  // As people type: longer than the pointer has to rest for a page to be loaded in advance.
  await page.getByLabel('Nom complet').pressSequentially('Élodie', { delay: 50 })
  expect(await notice(page).isVisible(), 'nothing was pressed yet').toBe(false)
  await legal.click()
  await expect(notice(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie')
  expect(errors.join()).toContain('Code manquant')

  await test.step('to pages whose code is there, links lead as ever', async () => {
    await followCityLink(page, 'Lyon')
    await expect(page).toHaveTitle(/Lyon/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page).toHaveURL('/mentions-legales')
  })

  await page.unroute(scripts)
  await page.getByRole('link', { name: 'Recharger la page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
  expect(await notice(page).isVisible()).toBe(false)
  await followCityLink(page, 'Bordeaux')
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie')
})

test('where the result’s code is missing, a submit says so, and loading again leads to the quote', async ({
  page,
}) => {
  await page.route(/result-view.*\.js$/, (route) => route.abort())
  await page.goto('/plombier-bordeaux')
  await fillIn(page)
  expect(await notice(page).isVisible(), 'nothing was pressed yet').toBe(false)
  await submit(page)
  await expect(notice(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Calcul en cours...' })).toBeDisabled()
  await page.unroute(/result-view.*\.js$/)
  await page.getByRole('link', { name: 'Recharger la page' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Votre devis à Bordeaux' }),
  ).toBeVisible()
})

test('where the code that finds places is missing, the chooser says so and offers cities', async ({
  page,
}) => {
  const chooser = page.getByRole('dialog')
  await page.route(/address(es|-service)/, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
  await chooser.getByLabel('Ville, code postal ou adresse').fill('bron')
  await expect(chooser.getByText('Le service d’adresses ne répond pas')).toBeVisible()
  await expect(chooser.getByRole('link').first()).toHaveText('Paris')
})

test('where the PDF’s code or its fonts are missing, a press says so at once, and the next press tries again', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  const failed = () => errors.filter((error) => error.includes('PDF impossible'))
  const download = page.getByRole('button', { name: 'Télécharger le devis PDF' })
  await page.route('**/*worker*', (route) => route.abort())
  await page.route('**/*.ttf', (route) => route.abort())
  await openResult(page)
  await download.click()
  await expect(page.getByText('Impossible de télécharger le PDF.')).toBeVisible()
  await page.unroute('**/*worker*')
  await download.click()
  await expect.poll(failed).toHaveLength(2)
  await page.unroute('**/*.ttf')
  expect((await downloadPdf(page)).suggestedFilename()).toMatch(/\.pdf$/)
})

test('with the address service dead, a visitor gets price and PDF by position', async ({
  page,
  context,
}) => {
  const place = placeAt('lyon', todaysTariff.freeKilometers + 10, 180)
  const price = expectedPrice({ service: 'fuite', urgency: 'urgent', city: 'lyon', address: place })
  const field = page.getByLabel('Adresse d’intervention')
  await context.setGeolocation(place)
  await context.grantPermissions(['geolocation'])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route(/\/geocodage\//, (route) => route.abort())
  await page.goto('/plombier-lyon')
  await fillIn(page, { address: '' })
  await field.fill('Chemin neuf, bâtiment B')
  await submit(page)
  await expect(page.getByText('Ou utilisez votre position')).toBeVisible()
  await page.getByRole('button', { name: 'Utiliser ma position' }).click()
  const degrees = (value: number) => value.toFixed(5).replace('.', ',')
  const position = `${degrees(place.latitude)} N, ${degrees(place.longitude)} E`
  const address = `Chemin neuf, bâtiment B (position ${position})`
  await expect(field).toHaveValue(address)
  await submitForResult(page)
  await expect(
    page.getByRole('link', { name: 'Demander une mise en relation' }),
    'what leads on is on the first screen',
  ).toBeInViewport({ ratio: 1 })
  for (const text of [price.total, address]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
  const { pages } = await readPdf(await readFile(await (await downloadPdf(page)).path()))
  expect(pages[0]).toContain(address)
  expect(pages[0]).toContain(price.documentTotal.join(' '))
})

test('with a translator in the page, a visitor gets through the city chooser to the PDF', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  const main = page.getByRole('main')
  await page.addInitScript(translatePage)
  await openCalculator(page, 'lyon')
  await pickAddress(page, 'bordeaux')
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Bordeaux' }).click()
  await expect(main).toContainText('Votre prix à Bordeaux')
  await fillIn(page, { address: '', urgency: 'emergency', description: '' })
  await expect(main).toContainText('Réparation de fuite, Urgence immédiate (2h)')
  await expect(main).toContainText(expectedPrice({ service: 'fuite', urgency: 'emergency' }).onPdf)
  await submit(page)
  await expect(main).toContainText('Description requise')
  await page.getByLabel('Description détaillée').fill('Fuite sous l’évier de la cuisine.')
  await page.getByLabel("Niveau d'urgence").selectOption('urgent')
  await submitForResult(page)
  await expect(main).toContainText(expectedPrice({ service: 'fuite', urgency: 'urgent' }).total)
  await downloadPdf(page)
  expect(errors).toEqual([])
})
