import { expect, type Page, test } from '@playwright/test'
import { openResult } from '../../page-objects/calculator.ts'
import { followCityLink, lookForCity } from '../../page-objects/home.ts'
import { consoleErrors } from '../support/e2e/console-errors.ts'

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
  await followCityLink(page, 'Lyon')

  await expect(missingChunkNotice(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(loads).toBe(1)
  await expect.poll(() => errors.join()).toContain('Page en panne')
  expect(new Set(asked).size).toBeLessThan(asked.length)

  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('button', { name: 'Mon devis' })).toBeVisible()
})

test('where an extension forbids workers the price stands, and only the download fails', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error('on purpose')
      }
    } as never
  })
  await openResult(page)
  await page.getByRole('button', { name: 'Télécharger le devis PDF' }).click()
  await expect(
    page.getByRole('alert').getByText('Impossible de télécharger le PDF. Veuillez réessayer.'),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Prix' })).toBeVisible()
  expect(errors.join()).toContain('PDF impossible')
})
