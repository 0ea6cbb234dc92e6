import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { currentTariff } from '@plombier/quote-engine'
import { downloadPdf, fillIn, submit, submitForResult } from '../../page-objects/calculator.ts'
import { euros } from '../../src/format/french.ts'
import { placeAt } from '../support/places.ts'
import { plain, priceOf } from '../support/price.ts'
import { readPdf } from '../support/read-pdf.ts'

const place = placeAt('lyon', currentTariff.freeKilometers + 10, 0)
const degrees = (value: number) => value.toFixed(5).replace('.', ',')
const position = `osition ${degrees(place.latitude)} N, ${degrees(place.longitude)} E`
const price = priceOf({ service: 'fuite', urgency: 'urgent', city: 'lyon', address: place })
const field = (page: Page) => page.getByLabel('Adresse d’intervention')
const button = (page: Page) => page.getByRole('button', { name: 'Utiliser ma position' })

test.use({ geolocation: place })

test('with the address service dead, a visitor gets price and PDF by position, once it is allowed', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route(/\/geocodage\//, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Lyon' }).click()
  await fillIn(page, { address: '' })
  await field(page).fill('Chemin neuf, bâtiment B')
  await submit(page)
  await expect(page.getByText('Le service d’adresses ne répond pas')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await expect(page.getByText('Ou utilisez votre position')).toBeVisible()

  await button(page).click()
  await expect(page.getByText('Position refusée ou introuvable')).toBeVisible()
  await expect(field(page)).toHaveValue('Chemin neuf, bâtiment B')

  await context.grantPermissions(['geolocation'])
  await button(page).click()
  const address = `Chemin neuf, bâtiment B (p${position})`
  await expect(field(page)).toHaveValue(address)
  await submitForResult(page)
  await expect(
    page.getByRole('link', { name: 'Demander une mise en relation' }),
    'what leads on is on the first screen',
  ).toBeInViewport({ ratio: 1 })
  for (const text of [price.estimate, address]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
  const { pages } = await readPdf(await readFile(await (await downloadPdf(page)).path()))
  expect(pages[0]).toContain(address)
  expect(pages[0]).toContain(plain(`Total TTC ${euros(price.pdf.total)}`))
})
