import * as form from '../../page-objects/form.ts'
import { expect, test } from '../support/e2e/test.ts'

test.use({ viewport: { width: 360, height: 740 }, allowedErrors: /status of 404/ })

test('a quote’s link shows the quote, marks a wrong amount, and always leads on', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const verdict = page.getByRole('heading', { level: 1 })
  const next = page.getByRole('link', { name: 'Calculer un prix' })
  const link = '/verifier#2026-11-21.bordeaux.fuite.urgent.0.144.14400.90'
  await page.goto(link)
  await expect(verdict).toHaveText('Prix conforme à nos tarifs du 21 novembre 2026')
  await expect(main).toContainText(/à Bordeaux.*Urgent \(24h\).*144\s€ TTC, 172,80\s€ sur/)

  await page.goto('/verifier#2026-11-21.lyon.<img src=x>')
  await page.reload()
  await expect(verdict).toHaveText(/^Ce lien est incomplet/)
  await expect(next).toHaveAttribute('href', '/')

  await page.goto('/verifier#2026-11-21.bordeaux.fuite.urgent.0.1.14400.45')
  await page.reload()
  await expect(verdict).toHaveText(/^Ces montants ne sont pas ceux de nos tarifs du/)
  await expect(main.locator('s')).toHaveText('1 € TTC, 172,80 € sur le PDF, TVA de 20 % ajoutée')
  await expect(main.getByText('Nos tarifs donnent 144 € TTC, 172,80 € sur')).toBeVisible()
  await next.click()
  await expect(form.field(page, 'service')).toHaveValue('Réparation de fuite')
  await expect(form.field(page, 'urgency')).toHaveValue('urgent')
})
