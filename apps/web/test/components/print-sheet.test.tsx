import { FREE_KILOMETERS } from '@plombier/quote-engine'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PrintSheet } from '../../src/features/quote/document/print-sheet.tsx'
import type { IssuedQuote } from '../../src/features/quote/issued-quote.ts'
import { euros, kilometers } from '../../src/format/french.ts'
import { definitions } from '../support/components/definitions.ts'
import { placeAt } from '../support/places.ts'
import { conditions, plain, priceOf } from '../support/price.ts'
import { sampleQuote } from '../support/sample-quote.ts'

/** Renders a quote's sheet as it is printed. */
async function printedSheet(quote: IssuedQuote) {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })
  await render(<PrintSheet quote={quote} />)
  const sheet = page.getByRole('article')
  await expect.element(sheet).toBeVisible()
  return sheet
}

test.each([
  ['at the centre', 0],
  ['far away', FREE_KILOMETERS + 31],
  ['just beyond the free distance', FREE_KILOMETERS + 0.3],
])('the sheet has the facts and amounts of the document: %s', async (_, distanceKm) => {
  const address = placeAt('bordeaux', distanceKm, 180)
  const price = priceOf({ service: 'fuite', urgency: 'urgent', address })
  const sheet = await printedSheet(sampleQuote({ coordinates: address }))
  expect(definitions(sheet.element())).toEqual({
    Service:
      'Réparation de fuite Recherche de l’origine de la fuite et réparation du raccord ou du tuyau.',
    Urgence: 'Urgent (24h)',
    'Prix de base': plain(euros(price.basePrice)),
    Description: 'Fuite sous l’évier de la cuisine, le siphon goutte en continu.',
    Outils: price.requiredTools.join(', '),
    Distance: `${plain(kilometers(price.distance))} depuis le centre de Bordeaux`,
    'Arrivée estimée': price.arrival,
  })
  const rows = sheet.getByRole('row').elements()
  expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
    ...price.lines.document.map((line) => line.join('')),
    `Total TTC${plain(euros(price.pdf.total))}`,
  ])
  const sentences = sheet.getByRole('listitem').elements()
  expect(sentences.map(({ textContent }) => plain(textContent))).toEqual([
    price.estimate,
    price.pdfTotal,
    ...conditions,
  ])
})

test.each([
  ['an e-mail', 'elodie@example.fr', ['elodie@example.fr']],
  ['no e-mail', '', []],
])('the sheet of a client with %s has all that the client gave', async (_, email, given) => {
  const sheet = await printedSheet(sampleQuote({ email }))
  const paragraphs = sheet.getByRole('paragraph').elements()
  const texts = paragraphs.map(({ textContent }) => plain(textContent)).filter(Boolean)
  expect(texts.slice(0, 6 + given.length)).toEqual([
    'Plombier 2 Minutes',
    'Devis DEV-412345',
    '21 novembre 2026',
    'Élodie d’Artagnan',
    '06 12 34 56 78',
    ...given,
    '20 Avenue de la Gare 33000 Bordeaux',
  ])
})
