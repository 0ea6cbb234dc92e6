import { urgencies as levels, MINIMUM_TOTAL } from '@plombier/quote-engine'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { amountsOf, plain } from '../support/amounts.ts'
import { renderResult } from '../support/components/render.tsx'
import { textsOf } from '../support/components/texts.ts'
import { placeNorthOf } from '../support/places.ts'
import { sampleQuote } from '../support/sample-quote.ts'

beforeEach(() => page.viewport(1280, 900))

test('the result says what, where and how much, then what to do, then the facts', async () => {
  const onEdit = vi.fn()
  const coordinates = placeNorthOf('bordeaux', 51)
  const { total, totals, pdfTotal } = amountsOf('fuite', 'emergency', coordinates)
  await renderResult(
    sampleQuote({ urgency: 'emergency', coordinates, commune: 'Arcachon' }),
    onEdit,
  )
  const title = `Votre devis à Arcachon : ${total} TTC | Plombier 2 Minutes`
  expect(plain(document.title)).toBe(title)
  const text = plain(document.body.textContent)
  const order = [
    'Votre devis à Arcachon',
    'Au départ de Bordeaux (51 km)',
    'Réparation de fuite',
    '20 Avenue de la Gare 33000 Bordeaux · Urgence immédiate (2h)',
    `${total} TTC`,
    `${pdfTotal} sur le PDF, TVA de 20 % ajoutée`,
    `Prix minimum garanti ${MINIMUM_TOTAL}€`,
    'En 2 h, ce n’est pas possible ici.',
    'Copier le devis',
    'Normal (48h)',
    'À faire tout de suite',
    'Fermez le robinet d’arrêt général',
    'Prix de base',
    'Votre intervention',
    'arrêté du 24 janvier 2017',
  ].map((part) => text.indexOf(part))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  const urgencies = page.getByRole('region', { name: 'Le prix selon l’urgence' })
  expect(textsOf(urgencies.getByRole('button').elements())).toEqual([
    ...levels.slice(0, -1).map(({ label }, index) => `${label}${totals[index]}`),
    `Urgence immédiate (2h)Votre choix${total}`,
  ])
  const breakdown = page.getByRole('table', { name: 'Détail du prix' })
  await expect
    .element(breakdown.getByRole('row').last())
    .toHaveTextContent(`Total TTC${total.replace(' ', ',00 ')}`)
  await page.getByRole('button', { name: /^Modifier/ }).click()
  expect(onEdit).toHaveBeenCalledOnce()
})

test('the facts stand there as figures, also when they are 0', async () => {
  await renderResult(sampleQuote({ description: 'Cuisine\nSalle de bains' }))
  const labels = Array.from(document.querySelectorAll('dt'), (dt) => dt.parentElement as Element)
  expect(textsOf(labels)).toEqual(
    expect.arrayContaining([
      'NomÉlodie d’Artagnan',
      'Téléphone06 12 34 56 78',
      'Emailelodie@example.fr',
      'Distance0 km du centre de Bordeaux',
      'Km offerts20 km',
      'Km facturés0 km',
      'Déplacement0,00 €',
      'Arrivéemoins de 5 min après le départ',
      'DescriptionCuisine\nSalle de bains',
      expect.stringMatching(/^Outilsdétecteur/),
    ]),
  )
  await expect.element(page.getByText(/^Cuisine/)).toHaveStyle({ whiteSpace: 'pre-line' })
})

test('on a phone, long words are not wider than the screen, and the main action is in sight', async () => {
  await page.viewport(320, 740)
  const long = 'W'.repeat(100)
  await renderResult(sampleQuote({ name: long, address: long, description: long }))
  expect(document.documentElement.scrollWidth).toBe(320)
  const download = page.getByRole('button', { name: 'Télécharger le devis PDF' })
  await expect.element(download).toBeInViewport({ ratio: 1 })
})
