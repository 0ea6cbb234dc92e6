import { expect, test } from '@playwright/test'
import { openResult } from '../../page-objects/calculator.ts'
import { euros } from '../../src/format/french.ts'
import { plain, priceOf } from '../support/price.ts'

test.use({
  viewport: { width: 360, height: 740 },
  permissions: ['clipboard-read', 'clipboard-write'],
})

test('a quote’s link, copied on a phone, shows the quote to whoever opens it, and leads on; a link that was cut says so', async ({
  page: result,
  context,
}) => {
  await openResult(result)
  await result.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(result.getByText('Lien copié')).toBeVisible()
  const link = await result.evaluate(() => navigator.clipboard.readText())
  const { pdf, total } = priceOf({ service: 'fuite', urgency: 'urgent' })

  const page = await context.newPage()
  await page.goto(link)
  await expect(
    page.getByText(/^Calculé avec la liste de prix du .* ces montants sont les siens/),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Réparation de fuite à Bordeaux' })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  const text = (await page.getByRole('main').textContent()) ?? ''
  expect(plain(text)).toContain(total)
  expect(text).not.toMatch(/Artagnan|06 12|Place|certifié|signé/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  await page.goto(link.replace(/\d+$/, '1'))
  await page.reload()
  const refusal = page.getByText(/^Ces montants ne sont pas ceux de la liste de prix/)
  await expect(refusal).toContainText(`${euros(pdf.total)} TTC dans le document`)
  expect(await page.getByRole('table').count(), 'no lines of other amounts').toBe(0)

  await page.getByRole('link', { name: /^Calculer ce prix/ }).click()
  await expect(page.getByLabel('Type de service')).toHaveValue('Réparation de fuite')
  await expect(page.getByLabel("Niveau d'urgence")).toHaveValue('urgent')

  await page.goto('/verifier#2026-11-21.lyon.<img src=x>')
  await expect(page.getByText(/^Ce lien ne dit rien d’un devis/)).toBeVisible()
  await expect(page.locator('main img'), 'nothing of it enters the page').toHaveCount(0)
})
