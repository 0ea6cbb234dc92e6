import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedia } from '../support/components/emulated-media.ts'
import { renderResult } from '../support/components/render-result.tsx'
import { plain, textsOf } from '../support/components/texts.ts'
import { placeAt } from '../support/places.ts'
import { sampleQuote } from '../support/sample-quote.ts'

const card = page.getByRole('region', { name: 'Votre intervention' })
const download = page.getByRole('button', { name: 'Télécharger le devis PDF' })
const far = placeAt('bordeaux', 51, 90)

/** The label and the value of each fact. */
function facts(container: Element) {
  const labels = [...container.querySelectorAll('dt')]
  return textsOf(labels.map(({ parentElement }) => parentElement as Element))
}

beforeEach(() => page.viewport(1280, 900))

test('the result says what it costs and why, then what to do, then the facts', async () => {
  const onEdit = vi.fn()
  const quote = sampleQuote({ urgency: 'emergency', coordinates: far })
  const price = await renderResult(quote, onEdit)
  expect(plain(document.title)).toBe('Votre devis à Bordeaux : 210 € TTC | Plombier 2 Minutes')
  expect(textsOf(price.getByRole('paragraph').elements()).slice(0, 4)).toEqual([
    '210 € TTC',
    '252,28 € sur le PDF, TVA de 20 % ajoutée',
    'Prix indicatif : le professionnel fixe le devis définitif sur place.',
    'La mise en relation n’est pas encore ouverte : montrez ce devis au plombier de votre choix.',
  ])
  expect(textsOf(page.getByRole('row').elements())).toEqual([
    'Prix de base120,00 €',
    'Déplacement (31 km)20,15 €',
    'Majoration « Urgence immédiate (2h) »70,08 €',
    'Arrondi à l’euro−0,23 €',
    'Estimation affichée210,00 €',
    'Normal (48h)Choisir Normal (48h)140 €',
    'Urgent (24h)Choisir Urgent (24h)168 €',
    'Urgence immédiate (2h)Votre choix210 €',
  ])
  const text = plain(document.body.textContent)
  const order = [
    "Retour à l'accueil",
    'Réparation de fuite, Urgence immédiate (2h)',
    'DEV-',
    '252,28 € sur le PDF',
    'Télécharger le devis PDF',
    'le délai de 2 h ne peut pas être tenu',
    'Ça coule ? Fermez l’arrivée d’eau.',
    'Prix minimum garanti 120€',
    'Tarifs du 21 novembre 2026. Déplacement : 20 km offerts, puis 0,65 € par km.',
    'Lieu d’intervention',
  ].map((part) => text.indexOf(part))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  await page.getByRole('heading', { name: 'Avant les travaux' }).click()
  await expect.element(page.getByText(/^Rien ne vous oblige à/).first()).toBeVisible()
  await page.getByRole('button', { name: /^Choisir Urgent .24h.\s: 168\s€/ }).click()
  expect(onEdit).toHaveBeenCalledWith('urgent')
})

test('the card has the facts not said above, the print sheet all', async () => {
  await renderResult(sampleQuote({ coordinates: far, description: 'Cuisine\nSalle de bains' }))
  const client = ['NomÉlodie d’Artagnan', 'Téléphone06 12 34 56 78', 'E-mailelodie@example.fr']
  const place = [
    'Adresse20 Avenue de la Gare 33000 Bordeaux',
    'Distance51 km depuis le centre de Bordeaux, 20 km offerts',
    'Arrivée estimée128 min (2 h 08) après le départ',
  ]
  const work = ['DescriptionCuisine\nSalle de bains', expect.stringMatching(/^Outilsdétecteur/)]
  expect(facts(card.element())).toEqual(expect.arrayContaining([...work, ...place, ...client]))
  await expect.element(card.getByText(/^Cuisine/)).toHaveStyle({ whiteSpace: 'pre-line' })
  expect(card.element()).not.toMatchTextContent(/Service|Urgence|Déplacement/)
  await emulateMedia('print')
  const sheet = page.getByRole('article')
  await expect.element(sheet).toBeVisible()
  expect(facts(sheet.element())).toEqual(
    expect.arrayContaining([
      ...client,
      ...place,
      'Déplacementenviron 31 km facturés, 20,15 €',
      expect.stringMatching(/^ServiceRéparation de fuite.?Recherche de l’origine de la fuite/),
      'UrgenceUrgent (24h)',
      ...work,
    ]),
  )
  expect(textsOf(sheet.getByRole('row').elements())).toEqual([
    'Prix de base120,00 €',
    'Déplacement (31 km)20,15 €',
    'Majoration « Urgent (24h) »28,03 €',
    'Sous-total168,18 €',
    'TVA 20 %33,64 €',
    'Total TTC Total du document PDF, TVA de 20 % ajoutée201,82 €',
  ])
  for (const text of [
    'Devis valable 30 jours.',
    'Estimation affichée : 168 € TTC',
    /^Vérifier ces montants\s: http.*\/verifier#/,
    'Base Adresse Nationale',
  ]) {
    await expect.element(sheet.getByText(text)).toBeVisible()
  }
})

test('on a phone the visitor’s own facts are a press away, and long words break', async () => {
  await page.viewport(360, 740)
  const long = 'W'.repeat(100)
  const typed = { name: long, address: long, description: long }
  await renderResult(sampleQuote({ urgency: 'emergency', coordinates: far, ...typed }))
  await expect.element(download).toBeInViewport({ ratio: 1 })
  await expect.element(card.getByText('Adresse', { exact: true })).toBeVisible()
  const phone = card.getByText('06 12 34 56 78')
  await expect.element(phone).not.toBeVisible()
  await card.getByText('Client').click()
  await expect.element(phone).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
})

test.each([
  ['fuite', 'normal', /^Ça coule.*Fermez le robinet.*Coupez le courant.*Ouvrez un robinet/],
  ['debouchage', 'emergency', /^Ça déborde.*N’utilisez plus l’eau.*Coupez[^.]*\.$/],
  ['vmc', 'emergency', /^En cas de panne.*Arrêtez l’appareil.*gaz, ouvrez les fenêtres[^.]*\.$/],
  ['plancher', 'urgent', /^$/],
] as const)('for %s, %s, the first aid on the result fits', async (service, urgency, words) => {
  await renderResult(sampleQuote({ service, urgency }))
  const folds = textsOf(page.getByRole('group').elements())
  expect(folds.filter((text) => text.includes('courant au tableau')).join()).toMatch(words)
})
