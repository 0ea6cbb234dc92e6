import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderResult } from '../support/components/render.tsx'
import { plain, textsOf } from '../support/components/texts.ts'
import { placeNorthOf } from '../support/places.ts'
import { sampleQuote } from '../support/sample-quote.ts'

beforeEach(() => page.viewport(1280, 900))

test('the result says what, where and how much, then what to do, then the facts', async () => {
  const onEdit = vi.fn()
  await renderResult(
    sampleQuote({ urgency: 'emergency', coordinates: placeNorthOf('bordeaux', 51) }),
    onEdit,
  )
  expect(plain(document.title)).toBe('Votre devis à Bordeaux : 210 € TTC | Plombier 2 Minutes')
  const text = plain(document.body.textContent)
  const order = [
    'Réparation de fuite',
    '20 Avenue de la Gare 33000 Bordeaux · Urgence immédiate (2h)',
    'Délai de 2 h impossible',
    '210 € TTC',
    '252,28 € sur le PDF, TVA de 20 % ajoutée',
    'Prix minimum garanti 120€',
    'Normal (48h)',
    'Prix de base',
    'Fermez le robinet d’arrêt général',
    'Copier le devis',
    'Votre intervention',
    'arrêté du 24 janvier 2017',
  ].map((part) => text.indexOf(part))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  const rows = (table: string) =>
    textsOf(page.getByRole('table', { name: table }).getByRole('row').elements())
  expect(rows('Le prix selon l’urgence')).toEqual([
    'Normal (48h)140 €',
    'Urgent (24h)168 €',
    'Urgence immédiate (2h)Votre choix210 €',
  ])
  expect(rows('Détail du prix').at(-1)).toBe('Total TTC210,00 €')
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
      'E-mailelodie@example.fr',
      'Distance0 km depuis le centre de Bordeaux',
      'Km offerts20 km',
      'Km facturés0 km',
      'Déplacement0,00 €',
      'Arrivée0 min après le départ',
      'DescriptionCuisine\nSalle de bains',
      expect.stringMatching(/^Outilsdétecteur/),
    ]),
  )
  await expect.element(page.getByText(/^Cuisine/)).toHaveStyle({ whiteSpace: 'pre-line' })
})

test.each([
  ['fuite', 'normal', /^Fermez le robinet.*Coupez le courant.*Ouvrez un robinet/],
  ['debouchage', 'emergency', /^N’utilisez plus l’eau.*Coupez[^.]*\.$/],
  ['vmc', 'emergency', /^Arrêtez l’appareil.*gaz, n’allumez rien[^.]*\.$/],
  ['plancher', 'urgent', /^$/],
] as const)('for %s, %s, the first aid on the result fits', async (service, urgency, words) => {
  await renderResult(sampleQuote({ service, urgency }))
  const firstAid = page.getByRole('region', { name: 'Tout de suite' })
  expect(textsOf(firstAid.getByRole('list').elements()).join()).toMatch(words)
})

test('on a phone, long words are not wider than the screen, and the main action is in sight', async () => {
  await page.viewport(320, 740)
  const long = 'W'.repeat(100)
  await renderResult(sampleQuote({ name: long, address: long, description: long }))
  expect(document.documentElement.scrollWidth).toBe(320)
  const download = page.getByRole('button', { name: 'Télécharger le devis PDF' })
  await expect.element(download).toBeInViewport({ ratio: 1 })
})
