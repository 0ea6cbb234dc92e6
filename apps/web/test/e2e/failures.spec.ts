import { expect, type Page, test } from '@playwright/test'
import { fillIn, openCalculator, submit, submitForResult } from '../../page-objects/calculator.ts'
import { lookForCity } from '../../page-objects/home.ts'
import { consoleErrors } from '../support/e2e/console-errors.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'

const scripts = /\.js$/

const missingChunkNotice = (page: Page) =>
  page.getByText('Une partie du site n’a pas pu être chargée').filter({ visible: true })

test('a page whose chunk is missing says so after one retry, and does not reload', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto('/')
  const chooser = await lookForCity(page, 'Lyon')
  await chooser.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
  const asked: string[] = []
  await page.route(scripts, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: /Lyon/ }).click()

  await expect(missingChunkNotice(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(loads).toBe(1)
  await expect.poll(() => errors.join()).toContain('Page en panne')
  expect(new Set(asked).size).toBeLessThan(asked.length)

  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('button', { name: 'Mon devis' })).toBeVisible()
})

test('a form whose result cannot be loaded stays, says so, and can be submitted again', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  await openCalculator(page)
  const settle = await holdRequests(page, '**/*.js')
  const asked = page.waitForRequest('**/*.js')
  await fillIn(page)
  // Before the form is sent, so that the result need not be waited for.
  await asked
  await submit(page)
  await expect(page.getByRole('button', { name: 'Calcul en cours...' })).toBeDisabled()

  settle('abort')
  await expect(
    page.getByRole('alert').getByText('Impossible de calculer le devis. Veuillez réessayer.'),
  ).toBeVisible()
  await expect(page.getByRole('alert').filter({ has: missingChunkNotice(page) })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mon devis' })).toBeFocused()
  expect(errors.join()).toContain('Calcul du devis impossible')
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')

  await page.unroute('**/*.js')
  await submitForResult(page)
  await page.route('**/result-view-*.js', (route) => route.abort())
  await page.reload()
  await expect(missingChunkNotice(page)).toBeVisible()
  await page.unroute('**/result-view-*.js')
  await page.getByRole('button', { name: 'Recharger la page' }).click()
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await expect(page.getByRole('button', { name: 'Mon devis' })).toBeVisible()
  expect(await missingChunkNotice(page).count()).toBe(0)
})
