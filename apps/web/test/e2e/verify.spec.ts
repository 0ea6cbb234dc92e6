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
  // As some messengers send it.
  for (const sent of [link, link.replace('#', '%23')]) {
    await page.goto(sent)
    await expect(verdict).toHaveText('Prix conforme à nos tarifs du 21 novembre 2026')
    await expect(page).toHaveURL(link)
  }
  for (const text of [
    'Réparation de fuite à Bordeaux',
    'Urgent (24h)',
    '144 € TTC172,80 € sur le PDF, TVA de 20 % ajoutée',
    'Le lien ne dit pas pour qui est l’intervention.',
  ]) {
    await expect(main).toContainText(text)
  }
  await expect(next).toHaveAttribute('href', /plombier-bordeaux/)
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByText('Plombier 2 Minutes')).toBeVisible()
  await expect(page.getByText('22 novembre 2026', { exact: true })).toBeVisible()
  await expect(next).toBeHidden()
  await page.emulateMedia({ media: null })

  for (const [hash, message] of [
    ['2126-11-21.bordeaux.fuite.urgent.0.144.14400.26', /^Nos tarifs .* ne sont pas connus/],
    ['2026-11-21.bordeaux.fuite.urgent.0.144.14409.90', 'Ce lien est incomplet ou modifié'],
    ['2026-11-21.lyon.<img src=x>', /^Ce lien est incomplet/],
    ['', 'Ouvrez le lien ou le QR code de votre devis.'],
  ] as const) {
    await page.goto(`/verifier#${hash}`)
    await page.reload()
    await expect(verdict).toHaveText(message)
    await expect(next).toHaveAttribute('href', '/')
  }

  await page.goto('/verifier#2026-11-21.bordeaux.fuite.urgent.0.1.14400.45')
  await page.reload()
  await expect(verdict).toHaveText(/^Ces montants ne sont pas ceux de nos tarifs du/)
  await expect(main.locator('s'), 'the wrong one is marked').toHaveText(['1 € TTC'])
  await expect(main.getByText('Nos tarifs donnent 144 € TTC.')).toBeVisible()
  await next.click()
  await expect(form.field(page, 'service')).toHaveValue('Réparation de fuite')
  await expect(form.field(page, 'urgency')).toHaveValue('urgent')
})
