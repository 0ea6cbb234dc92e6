import * as form from '../../page-objects/form.ts'
import { expect, setClock, test } from '../support/e2e/test.ts'
import { readPdf } from '../support/read-pdf.ts'

test.use({ allowedErrors: /React error #418/ })

// The build is that of an earlier day: React corrects its prices, and says so.
test('on the day of a new price list, an issued quote keeps its price', async ({ page }) => {
  // As if a list from 1 December with another price and another minimum had been published.
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch()
    const published = /\{date:.2026-11-21.+?vatRate:[^}]+\}/
    const body = (await response.text()).replace(
      published,
      (list) =>
        `${list},{...${list},date:"2026-12-01",basePrices:{...${list}.basePrices,fuite:200},minimumTotal:150}`,
    )
    await route.fulfill({ response, body })
  })
  const price = page.getByRole('region', { name: 'Prix', exact: true })
  await form.openResult(page)
  await expect(price).toContainText('144 € TTC')

  // Half past midnight in Paris.
  await setClock(page.context(), '2026-11-30T23:30:00Z')
  await page.reload()
  await expect(price).toContainText('144 € TTC')
  await expect(page.getByText('Tarifs du 21 novembre 2026.')).toBeVisible()
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await expect(page.getByText(/^Prix minimum/)).toContainText('150 €')
  await form.submitForResult(page)
  await expect(price).toContainText('240 € TTC')
  const { pages } = await readPdf(await (await form.downloadPdf(page)).path())
  expect(pages[0]).toMatch(/288,00 €.*tarifs du 1er décembre 2026/)
})
