import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedia } from '../support/components/emulated-media.ts'
import { renderResult } from '../support/components/render-result.tsx'
import { plain, textsOf } from '../support/components/texts.ts'
import { placeAt } from '../support/places.ts'
import { sampleQuote } from '../support/sample-quote.ts'

const far = placeAt('bordeaux', 51, 90)

/** The label and the value of each fact. */
function facts() {
  const labels = [...document.querySelectorAll('dt')]
  return textsOf(labels.map(({ parentElement }) => parentElement as Element))
}

beforeEach(() => page.viewport(1280, 900))

test('the result says what, where and how much, then what to do, then the facts', async () => {
  const onEdit = vi.fn()
  await renderResult(sampleQuote({ urgency: 'emergency', coordinates: far }), onEdit)
  expect(plain(document.title)).toBe('Votre devis à Bordeaux : 210 € TTC | Plombier 2 Minutes')
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/à Bordeaux$/)
  const text = plain(document.body.textContent)
  const order = [
    'Réparation de fuite',
    '20 Avenue de la Gare 33000 Bordeaux · Urgence immédiate (2h)',
    'Le délai de 2 h ne peut pas être tenu',
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
  expect(rows('Détail du prix')).toEqual([
    'Prix de base120,00 €',
    'Déplacement (31 km)20,15 €',
    'Majoration « Urgence immédiate (2h) »70,08 €',
    'Arrondi à l’euro−0,23 €',
    'Total TTC210,00 €',
  ])
  await page.getByRole('button', { name: /^Modifier/ }).click()
  expect(onEdit).toHaveBeenCalledOnce()
})

test('the facts stand there as figures, also when they are 0', async () => {
  await renderResult(sampleQuote({ description: 'Cuisine\nSalle de bains' }))
  expect(facts()).toEqual(
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

test('20.003 km are billed as 0 km, and by the same figures everywhere', async () => {
  await renderResult(sampleQuote({ coordinates: placeAt('bordeaux', 20.003, 90) }))
  expect(facts()).toEqual(expect.arrayContaining(['Km facturés0 km', 'Déplacement0,00 €']))
  await expect.element(page.getByRole('row', { name: /^Déplacement/ })).not.toBeInTheDocument()
})

test.each([
  ['fuite', 'normal', /^Fermez le robinet.*Coupez le courant.*Ouvrez un robinet/],
  ['debouchage', 'emergency', /^N’utilisez plus l’eau.*Coupez[^.]*\.$/],
  ['vmc', 'emergency', /^Arrêtez l’appareil.*gaz, n’allumez rien[^.]*\.$/],
  ['plancher', 'urgent', /^$/],
] as const)('for %s, %s, the first aid on the result fits', async (service, urgency, words) => {
  await renderResult(sampleQuote({ service, urgency }))
  expect(
    textsOf(
      page.getByRole('region', { name: 'Tout de suite' }).getByRole('list').elements(),
    ).join(),
  ).toMatch(words)
})

test.each([
  ['360', 16, ''],
  ['320', 16, ''],
  ['360', 32, ''],
  ['360', 16, 'line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em'],
])('at %s px, letters of %s px and %j, nothing is wider than the screen', async (...row) => {
  const [width, letters, spacing] = row
  await page.viewport(Number(width), 740)
  const style = document.createElement('style')
  style.textContent = `html { font-size: ${letters}px !important } * { ${spacing} }`
  document.head.append(style)
  onTestFinished(() => style.remove())
  const long = 'W'.repeat(100)
  const typed = { name: long, address: long, description: long }
  await renderResult(sampleQuote({ urgency: 'emergency', coordinates: far, ...typed }))
  expect(document.documentElement.scrollWidth).toBe(Number(width))
})

test('on a phone the main action stands once, in the bar at the lower edge', async () => {
  await page.viewport(360, 740)
  await renderResult()
  const download = page.getByRole('button', { name: 'Télécharger le devis PDF' })
  expect(download.elements()).toHaveLength(1)
  await expect.element(download).toBeInViewport({ ratio: 1 })
})

test('paper has the letterhead and the conditions, and no buttons', async () => {
  await emulateMedia('print')
  await renderResult(sampleQuote({ coordinates: far }))
  for (const text of ['Plombier 2 Minutes', 'Devis valable 30 jours.', 'Élodie d’Artagnan']) {
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
  }
  expect(page.getByRole('button').elements()).toEqual([])
  await expect.element(page.getByRole('table', { name: 'Détail du prix' })).toBeVisible()
})
