import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedia } from '../support/components/emulated-media.ts'
import { renderResult } from '../support/components/render-result.tsx'
import { plain, textsOf } from '../support/components/texts.ts'
import { placeAt } from '../support/places.ts'
import { sampleQuote } from '../support/sample-quote.ts'

const card = page.getByRole('region', { name: 'Votre intervention' })
const download = page.getByRole('button', { name: 'Télécharger le devis PDF' })
const rowsOf = (table: { getByRole: typeof page.getByRole }) =>
  textsOf(table.getByRole('row').elements())

/** The definition lists inside an element: the value of each label, with plain spaces. */
function definitions(container: Element) {
  const terms = [...container.querySelectorAll('dt')]
  const shownBy = (term: Element) => (term.nextElementSibling as HTMLElement).innerText
  return Object.fromEntries(
    terms.map((term) => [term.textContent, shownBy(term).replace(/\s+/g, ' ')]),
  )
}

beforeEach(() => page.viewport(1280, 900))

const far = placeAt('bordeaux', 51, 90)

test('the result says what it costs and why, then what to do, then the facts', async () => {
  const price = await renderResult(sampleQuote({ urgency: 'emergency', coordinates: far }))
  expect(plain(document.title)).toBe('Votre devis à Bordeaux : 210 € TTC | Plombier 2 Minutes')
  expect(textsOf(price.getByRole('paragraph').elements()).slice(0, 4)).toEqual([
    '210 € TTC',
    '252,28 € sur le PDF, TVA de 20 % ajoutée',
    'Prix indicatif : le professionnel fixe le devis définitif sur place.',
    'La mise en relation n’est pas encore ouverte : montrez ce devis au plombier de votre choix.',
  ])
  const breakdown = page.getByRole('region', { name: 'Détail du prix' })
  expect(rowsOf(breakdown)).toEqual([
    'Prix de base120,00 €',
    'Déplacement (31 km)20,15 €',
    'Majoration « Urgence immédiate (2h) »70,08 €',
    'Arrondi à l’euro−0,23 €',
    'Estimation affichée210,00 €',
  ])
  expect(rowsOf(page.getByRole('table', { name: 'Le prix selon l’urgence' }))).toEqual([
    'Normal (48h)Choisir Normal (48h)140 €',
    'Urgent (24h)Choisir Urgent (24h)168 €',
    'Urgence immédiate (2h)Votre choix210 €',
  ])
  await expect
    .element(page.getByRole('link', { name: "Retour à l'accueil" }))
    .toHaveAttribute('href', '/')

  const text = plain(document.body.textContent)
  const order = [
    'Réparation de fuite, Urgence immédiate (2h)',
    '252,28 € sur le PDF',
    'Télécharger le devis PDF',
    'En cas de fuite, tout de suite',
    'Lieu d’intervention',
  ].map((part) => text.indexOf(part))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))

  const folded = page.getByText('Rien ne vous oblige à l’accepter.').first()
  await expect.element(folded).not.toBeVisible()
  await page.getByRole('heading', { name: 'Avant les travaux' }).click()
  await expect.element(folded).toBeVisible()
})

test('a quote keeps the price list by which it was issued', async () => {
  const { tariff } = sampleQuote().price
  const earlier = { ...tariff, date: '2026-05-01', minimumTotal: 200, freeKilometers: 25 }
  await renderResult(sampleQuote({ tariff: earlier }))
  await expect.element(page.getByText('Prix minimum garanti 200€')).toBeVisible()
  await expect
    .element(page.getByText(/^Tarifs du 1er\smai\s2026\. Déplacement\s: 25\skm offerts/))
    .toBeVisible()
})

test('the card has the facts that are not said above it, and the print sheet all of them', async () => {
  const quote = sampleQuote({ coordinates: far, description: 'Cuisine\nSalle de bains' })
  await renderResult(quote)
  const facts = {
    Description: 'Cuisine Salle de bains',
    Outils:
      'détecteur de fuite acoustique, clé à molette, pince multiprise, coupe-tube, chalumeau et baguettes de brasure, filasse et pâte à joint',
    Adresse: '20 Avenue de la Gare 33000 Bordeaux',
    Distance: '51 km depuis le centre de Bordeaux, 20 km offerts',
    'Arrivée estimée': '128 min (2 h 08) après le départ',
    Nom: 'Élodie d’Artagnan',
    Téléphone: '06 12 34 56 78',
    'E-mail': 'elodie@example.fr',
  }
  const more = ['Service', 'Urgence', 'Déplacement']
  expect(definitions(card.element())).toMatchObject(facts)
  expect(Object.keys(definitions(card.element())).filter((label) => more.includes(label))).toEqual(
    [],
  )
  expect(document.body.innerText).toContain('Cuisine\nSalle de bains\n')

  await emulateMedia('print')
  const sheet = page.getByRole('article')
  await expect.element(sheet).toBeVisible()
  expect(definitions(sheet.element())).toMatchObject({
    ...facts,
    Service:
      'Réparation de fuite Recherche de l’origine de la fuite et réparation du raccord ou du tuyau.',
    Urgence: 'Urgent (24h)',
    Déplacement: 'environ 31 km facturés, 20,15 €',
  })
  expect(document.body.innerText).toContain('Cuisine\nSalle de bains\n')
  expect(rowsOf(sheet)).toEqual([
    'Prix de base120,00 €',
    'Déplacement (31 km)20,15 €',
    'Majoration « Urgent (24h) »28,03 €',
    'Sous-total168,18 €',
    'TVA 20 %33,64 €',
    'Total TTC Total du document PDF, TVA de 20 % ajoutée201,82 €',
  ])
  expect(textsOf(sheet.getByRole('listitem').elements()).slice(0, 3)).toEqual([
    'Devis valable 30 jours.',
    'Prix indicatifs, tarifs du 21 novembre 2026 : le devis définitif est établi par le professionnel après diagnostic sur place.',
    'Déplacement : 20 km offerts, puis 0,65 € par km.',
  ])
  const proof = [/^http.*\/verifier#/, 'Estimation affichée : 168 € TTC', 'Base Adresse Nationale']
  for (const text of proof) await expect.element(sheet.getByText(text)).toBeVisible()
})

test('on a phone the visitor’s own facts are a press away, and the button of the PDF is in sight', async () => {
  await page.viewport(360, 740)
  const long = 'W'.repeat(100)
  await renderResult(sampleQuote({ name: long, address: long, description: long }))
  await expect.element(download).toBeInViewport({ ratio: 1 })
  await expect.element(card.getByText('Adresse', { exact: true })).toBeVisible()
  const phone = card.getByText('06 12 34 56 78')
  await expect.element(phone).not.toBeVisible()
  await card.getByText('Client').click()
  await expect.element(phone).toBeVisible()
  expect(document.documentElement.scrollWidth, 'long words break').toBe(360)
})

test('a trip that is too long is said, and leads to a slower urgency and a nearer city', async () => {
  await page.viewport(360, 740)
  const coordinates = placeAt('saint-etienne', 60, 225)
  const onEdit = vi.fn()
  const price = await renderResult(
    sampleQuote({ urgency: 'emergency', city: 'lyon', coordinates }),
    onEdit,
  )
  const late = price.getByText(/le délai de 2\sh ne peut pas être tenu/)
  await expect.element(late).toBeVisible()
  await expect.element(download).toBeInViewport({ ratio: 1 })
  expect(card.element().textContent, 'said once').not.toContain('délai de 2')
  await expect
    .element(page.getByRole('link', { name: 'Calculer depuis Saint-Étienne' }))
    .toBeVisible()
  await page.getByRole('button', { name: /^Choisir Urgent .24h.\s: 214\s€/ }).click()
  expect(onEdit).toHaveBeenCalledWith('urgent')
})

test.each([
  [
    'fuite',
    'normal',
    'En cas de fuite, tout de suite Fermez le robinet d’arrêt général, près du compteur. Coupez le courant au tableau, sans marcher dans l’eau. Ouvrez un robinet au point le plus bas.',
  ],
  [
    'debouchage',
    'emergency',
    'En cas de débordement, tout de suite N’utilisez plus l’eau : ni évier, ni douche, ni chasse. Si elle continue de monter, fermez le robinet d’arrêt général, près du compteur. Coupez le courant au tableau, sans marcher dans l’eau.',
  ],
  [
    'vmc',
    'emergency',
    'En cas de panne, tout de suite Arrêtez l’appareil et coupez son courant au tableau. S’il perd de l’eau, fermez le robinet d’arrêt général, près du compteur. Si cela sent le gaz, ouvrez les fenêtres, n’allumez rien et sortez.',
  ],
  ['plancher', 'urgent', undefined],
] as const)('for %s, %s, the first aid on the result fits', async (service, urgency, words) => {
  await renderResult(sampleQuote({ service, urgency }))
  const advice = page.getByRole('complementary').query()
  expect(advice?.innerText.replace(/\s+/g, ' ')).toBe(words)
})
