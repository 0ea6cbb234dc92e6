import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { IssuedQuote } from '../../src/features/quote/issued-quote.ts'
import { PrintSheet } from '../../src/features/quote/print/print-sheet.tsx'
import { euros } from '../../src/format/french.ts'
import { definitions } from '../support/components/definitions.ts'
import { plain } from '../support/price.ts'
import { sampleFacts, sampleTrips } from '../support/sample-facts.ts'
import { sampleQuote } from '../support/sample-quote.ts'

/** Renders a quote's sheet as it is printed. */
async function printedSheet(quote: IssuedQuote) {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })
  await render(<PrintSheet issuedQuote={quote} />)
  const sheet = page.getByRole('article')
  await expect.element(sheet).toBeVisible()
  return sheet
}

test.each(sampleTrips)('the print sheet has all texts of the PDF: %s', async (_, trip) => {
  const { quote, price, facts, conditions } = sampleFacts(trip)
  const sheet = await printedSheet(quote)
  expect(Object.entries(definitions(sheet.element()))).toEqual(facts)
  const rows = sheet.getByRole('row').elements()
  expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
    ...price.lines.pdf.map((line) => line.join('')),
    `Total TTC${plain(euros(price.pdf.total))}`,
  ])
  const sentences = sheet.getByRole('listitem').elements()
  expect(sentences.map(({ textContent }) => plain(textContent))).toEqual([
    price.estimate,
    price.pdfTotal,
    ...conditions,
  ])
  const letterhead = sheet.element().querySelectorAll('header p')
  expect([...letterhead].map(({ textContent }) => plain(textContent)).filter(Boolean)).toEqual([
    'Plombier 2 Minutes',
    'Devis DEV-412345',
    '21 novembre 2026',
  ])
})

test('an e-mail that was not given leaves no gap', async () => {
  const sheet = await printedSheet(sampleQuote({ email: '' }))
  expect(definitions(sheet.element())).not.toHaveProperty('E-mail')
})
