import { expect, test } from '@playwright/test'
import { openResult } from '../../page-objects/calculator.ts'
import { checkDigits } from '../../src/price/quote-link.ts'
import { consoleErrors } from '../support/e2e/console-errors.ts'
import { expectedPrice, plain } from '../support/price.ts'

test.use({
  viewport: { width: 360, height: 740 },
  permissions: ['clipboard-read', 'clipboard-write'],
})

test('a quote’s link, copied on a phone, shows the quote to whoever opens it; a wrong amount is marked, a link that was changed, cut or left out says so, and each leads on', async ({
  page: result,
  context,
}) => {
  await openResult(result)
  await result.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(result.getByText('Lien copié')).toBeVisible()
  const link = await result.evaluate(() => navigator.clipboard.readText())
  const { onPdf, total } = expectedPrice({ service: 'fuite', urgency: 'urgent' })

  const page = await context.newPage()
  const errors = consoleErrors(page)
  const verdict = page.getByRole('heading', { level: 1 })
  const next = page.getByRole('link', { name: 'Calculer un prix' })
  await page.goto(link)
  await expect(verdict).toHaveText(/^Prix conforme à nos tarifs du .*20\d\d$/)
  await expect(page).toHaveTitle(/^Prix conforme/)
  await expect(page.getByRole('region', { name: 'Réparation de fuite à Bordeaux' })).toBeVisible()
  const main = page.getByRole('main')
  const text = plain((await main.textContent()) ?? '')
  for (const shown of [
    total,
    onPdf,
    'Déplacement compris, jusqu’à 20 km.',
    'Urgent (24h)',
    'Le lien ne dit pas pour qui est l’intervention.',
  ])
    expect(text).toContain(shown)
  expect(text).not.toMatch(/Artagnan|06 12|Place|certifié|signé/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(next).toHaveAttribute('href', /plombier-bordeaux/)
  await expect(page.getByRole('link', { name: 'Retour' })).toHaveAttribute('href', '/')

  // As some messengers send it.
  const entries = await page.evaluate(() => history.length)
  await page.goto(link.replace('#', '%23'))
  await expect(verdict).toHaveText(/^Prix conforme/)
  await expect(page).toHaveURL(link)
  expect(await page.evaluate(() => history.length), 'one press of Back').toBe(entries + 1)
  expect(errors.filter((error) => !error.includes('status of 404'))).toEqual([])

  const [, fields = ''] = link.match(/#(.*)\.\d\d$/) ?? []
  const forged = fields.replace(/\d+\.(\d+)$/, '1.$1')
  await page.goto(`/verifier#${forged}.${checkDigits(forged)}`)
  await page.reload()
  await expect(verdict).toHaveText(/^Ces montants ne sont pas ceux de nos tarifs du/)
  await expect(main.locator('s'), 'the wrong one is marked').toHaveText(['1 € TTC'])
  await expect(main.getByText(`Nos tarifs donnent ${total}.`)).toBeVisible()
  await next.click()
  await expect(page.getByLabel('Type de service')).toHaveValue('Réparation de fuite')
  await expect(page.getByLabel("Niveau d'urgence")).toHaveValue('urgent')

  const later = fields.replace(/^20/, '21')
  await page.goto(`/verifier#${later}.${checkDigits(later)}`)
  await expect(verdict).toHaveText(/^Nos tarifs du .* ne sont pas connus ici$/)
  await expect(next).toHaveAttribute('href', '/')

  for (const [hash, message] of [
    [link.replace(/.*#/, '').replace(/\d(?=\.\d\d$)/, '9'), 'Ce lien est incomplet ou modifié'],
    ['2026-11-21.lyon.<img src=x>', /^Ce lien est incomplet\s: redemandez\u2011le/],
    ['', 'Ouvrez le lien ou le QR code de votre devis.'],
  ] as const) {
    await page.goto(`/verifier#${hash}`)
    await page.reload()
    await expect(verdict).toHaveText(message)
    await expect(page.locator('main img'), 'nothing of it enters the page').toHaveCount(0)
    await expect(next).toHaveAttribute('href', '/')
  }
})
