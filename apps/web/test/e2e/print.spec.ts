import { expect, type Page, test } from '@playwright/test'
import { currentTariff, quoteLines, services } from '@plombier/quote-engine'
import {
  coordinatesOf,
  openResult,
  pickAddress,
  submitForResult,
} from '../../page-objects/calculator.ts'
import { euros, kilometers, minutes, percent } from '../../src/format/french.ts'
import { foundAddresses } from '../support/found-address.ts'
import { priceOf, travelRule } from '../support/price.ts'
import { readPdf } from '../support/read-pdf.ts'

test('an ordinary quote prints on one white page, a long one on several and whole, and long words widen no screen', async ({
  page,
}) => {
  const print = async () => readPdf(await page.pdf({ format: 'A4' }))
  const description = 'Une description ordinaire de la panne. '.repeat(16).slice(0, 600)
  await openResult(page, {
    address: 'arcachon',
    service: 'Plancher chauffant',
    urgency: 'emergency',
    description,
  })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ media: null, colorScheme: null })
  const address = await coordinatesOf(page, 'arcachon')
  const price = priceOf({ service: 'plancher', urgency: 'emergency', address })
  const lines = quoteLines(price).pdf.slice(1, -1)
  const { subtotal, vat, total } = price.pdf
  const amounts = [...lines.map(({ amount }) => amount), subtotal, vat, total]
  const ordinary = await print()
  expect(ordinary.pages).toHaveLength(1)
  expect(ordinary.paleColors).toEqual([])
  expect(Math.min(...ordinary.pieces.map(({ size }) => size))).toBeGreaterThanOrEqual(8)
  expect(ordinary.gradients, 'the pipe that leads to the total').toBeGreaterThan(0)
  const printed = withoutSpaces(ordinary.pages.join(''))
  for (const fact of [
    'Plombier 2 Minutes',
    'Client Nom Élodie d’Artagnan Téléphone 06 12 34 56 78 E-mail elodie@example.fr',
    'Adresse Arcachon (Gironde)',
    'Service Plancher chauffant Désembouage, équilibrage ou réparation',
    'Urgence Urgence immédiate (2h)',
    `Description ${description}`,
    'pompe de désembouage',
    // In the printed text, the labels of a table come after its amounts.
    `Calcul détaillé ${[price.basePrice, ...amounts].map(euros).join('')}`,
    `Sous-total TVA ${percent(currentTariff.vatRate)} Total TTC`,
    price.estimate,
    price.pdfTotal,
    `Distance ${kilometers(price.distance)} depuis le centre de Bordeaux`,
    `Arrivée estimée ${minutes(price.travelTime)}`,
    'Conditions générales Devis valable 30 jours.',
    'Prix indicatifs',
    'Adresses : données de démonstration, GeoNames, CC BY 4.0.',
    `Déplacement : ${travelRule()}.`,
  ]) {
    expect(printed).toContain(withoutSpaces(fact))
  }
  expect(printed).toMatch(/DEV-\d{6}/)
  for (const control of [
    'Devis calculé !',
    'Télécharger le devis PDF',
    'Envoyer par email',
    'Copier',
    'Nouveau calcul',
    "Retour à l'accueil",
    'Mentions légales',
    'Le prix selon l’urgence',
    'Et maintenant ?',
  ]) {
    expect(printed).not.toContain(withoutSpaces(control))
  }

  for (const height of ['150mm', '200mm', '250mm']) {
    const { pages } = await readPdf(await page.pdf({ width: '210mm', height }))
    for (const [start, end] of [
      ['Calcul détaillé', price.pdfTotal],
      ['Conditions générales', 'Rien ne vous oblige à l’accepter.'],
    ] as const) {
      const whole = new RegExp(`${withoutSpaces(start)}.*${withoutSpaces(end)}`)
      const matching = pages.filter((page) => whole.test(withoutSpaces(page)))
      expect(matching, `${start} on paper of ${height}`).toHaveLength(1)
    }
  }

  await submitLongWords(page)
  const { pages: long } = await print()
  expect(long.length).toBeGreaterThan(1)
  expect(long.join(' ').match(/mot\d+/g)).toEqual(longWords.description.match(/mot\d+/g))
  const [first = ''] = long
  for (const fact of [longWords.name, longWords.address]) {
    expect(withoutSpaces(first), 'no column pushes another off the page').toContain(
      withoutSpaces(fact),
    )
  }
  expect(first, 'the description begins where there is room').toContain('mot0')
  expect(long.at(-1)).toMatch(
    /Conditions générales .* par km\. .* Rien ne vous oblige à l’accepter\./,
  )
})

const longWords = {
  name: 'Anticonstitutionnellement'.repeat(8),
  address: `${'Rue'.repeat(60)} 1, 33000 Bordeaux`,
  // Lines break between words, whatever the spaces between them.
  description: `${Array.from({ length: 700 }, (_, index) => `mot${index}`).join('\u00A0')} ${'a'.repeat(2000)}`,
}

/** Corrects the request of a result, on a very narrow screen, which neither form nor result is to widen. */
async function submitLongWords(page: Page) {
  const reunion = { latitude: -20.88, longitude: 55.45 }
  await page.route(/\/geocodage\//, (route) =>
    route.fulfill({ json: foundAddresses({ label: longWords.address, coordinates: reunion }) }),
  )
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await page.getByLabel('Nom complet').fill(longWords.name)
  await pickAddress(page, 'rue')
  await page.getByLabel('Description détaillée').fill(longWords.description)
  expect(await width(), 'of the form').toBe(320)
  await submitForResult(page)
  const { distance } = priceOf({ service: 'plancher', address: reunion })
  await page.getByText('Tous les détails').click()
  await expect(page.getByText(kilometers(distance)).first()).toBeVisible()
  expect(await width(), 'of the result').toBe(320)
}

/** For comparison, because ligatures in Chromium's PDF are read with spaces around them. */
function withoutSpaces(text: string) {
  return text.replace(/\s/g, '')
}

test('the home page prints every service in dark letters on white, and a form no price bar', async ({
  page,
}) => {
  const print = async () => {
    const { pages } = await readPdf(await page.pdf({ format: 'A4' }))
    return withoutSpaces(pages.join(''))
  }
  await page.goto('/')
  const home = await print()
  for (const { name } of services) expect(home).toContain(withoutSpaces(name))

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme })
    const pale = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('h1, h2, p, strong, span, a')]
        .filter((text) => text.checkVisibility() && text.children.length === 0)
        .filter((text) => {
          const [red = 0, green = 0, blue = 0] = (
            getComputedStyle(text).color.match(/[\d.]+/g) ?? []
          ).map(Number)
          return red + green + blue > 3 * 128
        })
        .map((text) => text.textContent),
    )
    expect(pale, colorScheme).toEqual([])
  }
  await page.emulateMedia({ media: null, colorScheme: null })

  await page.goto('/plombier-lyon?service=fuite')
  const { total } = priceOf({ service: 'fuite', city: 'lyon' })
  await expect(page.getByText(`À partir de ${total}`).first()).toBeVisible()
  expect(await print()).not.toContain('TTCDétail')
})
