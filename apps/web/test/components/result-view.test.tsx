import { findService, MINIMUM_TOTAL } from '@plombier/quote-engine'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ResultView } from '../../src/features/quote/result/result-view.tsx'
import { euros, kilometers, minutes, wholeEuros } from '../../src/format/french.ts'
import { stubPdfWorker } from '../support/components/pdf-worker.ts'
import { renderInRouter } from '../support/components/render-in-router.tsx'
import { plain, priceOf } from '../support/price.ts'
import { sampleQuote } from '../support/sample-quote.ts'

// Farther from Bordeaux than any free way.
const arcachon = { latitude: 44.66, longitude: -1.17 }
const price = priceOf({ service: 'chauffe-eau', urgency: 'emergency', address: arcachon })

beforeEach(async () => {
  stubPdfWorker()
  await page.viewport(1280, 720)
  const quote = sampleQuote({
    serviceType: 'chauffe-eau',
    urgency: 'emergency',
    address: 'Arcachon (33120)',
    coordinates: arcachon,
  })
  await renderInRouter(<ResultView quote={quote} onEdit={() => {}} onRestart={() => {}} />)
})

/** What stands beside each name of the visit's facts. */
function visitFacts() {
  const visit = page.getByRole('region', { name: 'Votre intervention' })
  const texts = (role: 'term' | 'definition') =>
    visit
      .getByRole(role)
      .elements()
      .map(({ textContent }) => plain(textContent))
  const values = texts('definition')
  return texts('term').map((name, index) => [name, values[index]])
}

test('the result says the city, the service, the urgency and both totals', () => {
  expect(plain(document.title)).toBe(`Votre devis à Bordeaux : ${price.total} | Plombier 2 Minutes`)
  const text = plain(page.getByRole('region', { name: 'Prix' }).element().textContent)
  for (const fact of [
    'Dépannage de chauffe-eau',
    'Urgence immédiate (2h)',
    `Prix minimum garanti ${MINIMUM_TOTAL}€`,
    'Prix indicatif',
    price.estimate,
    price.pdfTotal,
  ]) {
    expect(text).toContain(fact)
  }
})

test('the visit says how far the address is, how much of the way is billed, and what it costs', () => {
  expect(visitFacts()).toEqual(
    [
      ['Adresse', 'Arcachon (33120)'],
      ['Arrivée estimée', `${minutes(price.travelTime)} après le départ`],
      ['Prix de base', wholeEuros(price.basePrice)],
      ['Distance', kilometers(price.distance)],
      ['Km offerts', kilometers(price.freeKilometers)],
      ['Km facturés', kilometers(price.billableKilometers)],
      ['Déplacement', euros(price.travelCost)],
    ].map((fact) => fact.map(plain)),
  )
})

test('the drawing says how far the address is, and that it is outside the free zone', async () => {
  const name = `L’adresse est à ${kilometers(price.distance)} du centre de Bordeaux, hors de la zone de ${kilometers(price.freeKilometers)} offerts.`
  await expect.element(page.getByRole('img')).toHaveAccessibleName(name)
})

test('the result lists the tools, and says that nothing was sent yet', () => {
  const tools = page.getByRole('region', { name: 'Outils nécessaires' }).getByRole('listitem')
  expect(tools.elements().map(({ textContent }) => textContent)).toEqual(
    findService('chauffe-eau')?.tools,
  )
  const next = page.getByRole('region', { name: /^Et maintenant/ })
  expect(next.element()).toMatchTextContent(/Rien n’a encore été envoyé/)
})

test('the total is by far the largest text', () => {
  const texts = [...document.body.querySelectorAll('*')]
    .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === 3))
    .map((element) => ({
      text: plain(element.textContent),
      size: Number.parseFloat(getComputedStyle(element).fontSize),
    }))
  const [largest, next] = texts.toSorted((a, b) => b.size - a.size)
  expect(largest?.text).toBe(price.total)
  expect(largest?.size).toBeGreaterThan(1.5 * (next?.size ?? 0))
})

test('the result leads home', async () => {
  const home = page.getByRole('link', { name: "Retour à l'accueil" })
  await expect.element(home).toHaveAttribute('href', '/')
})
