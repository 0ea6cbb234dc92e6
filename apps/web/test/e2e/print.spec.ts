import { expect, type Page, test } from '@playwright/test'
import { fillIn, openCalculator, submit } from './calculator.ts'
import { pdfPages } from './pdf-text.ts'

async function printResult(page: Page, description: string) {
  await openCalculator(page)
  await fillIn(page, {
    address: 'arcachon',
    service: 'Plancher chauffant',
    urgency: 'emergency',
    description,
  })
  await submit(page)
  await expect(page.getByText('Devis calculé !')).toBeVisible()
  return pdfPages(await page.pdf({ format: 'A4' }))
}

test('an ordinary quote prints on one page, with all facts and without controls', async ({
  page,
}) => {
  const description = 'Une description ordinaire de la panne. '.repeat(16).slice(0, 600)
  const pages = await printResult(page, description)

  expect(pages).toHaveLength(1)
  const printed = withoutSpaces(pages[0] ?? '')
  for (const fact of [
    'Plombier 2 Minutes',
    'Élodie d’Artagnan, 06 12 34 56 78',
    'Arcachon',
    'Plancher chauffant',
    'Urgence immédiate (2h)',
    description,
    'Pompe de désembouage',
    'Détail du prix 450,00 €',
    'Conditions générales',
    'Devis valable 30 jours.',
    'Prix indicatifs',
    '20 km de déplacement offerts, puis 0,65 € par km.',
  ]) {
    expect(printed).toContain(withoutSpaces(fact))
  }
  for (const fact of [
    /DEV-\d{6}/,
    /Estimationaffichée:\d+€TTC/,
    /TotaldudocumentPDF,TVAde20%ajoutée:\d+,\d\d€TTC/,
    /Distance\d+km/,
    /Arrivéeestimée\d+min/,
  ]) {
    expect(printed).toMatch(fact)
  }
  for (const control of [
    'Télécharger le devis PDF',
    'Envoyer par email',
    'Copier',
    'Nouveau calcul',
    "Retour à l'accueil",
    'Mentions légales',
  ]) {
    expect(printed).not.toContain(withoutSpaces(control))
  }
})

test('a long description goes on over the next pages, whole, and breaks nothing else', async ({
  page,
}) => {
  const words = Array.from({ length: 700 }, (_, index) => `mot${index}`)
  const pages = await printResult(page, words.join(' '))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.join(' ').match(/mot\d+/g)).toEqual(words)
  expect(pages.at(-1)).toMatch(/Conditions générales .*0,65 € par km\./)
})

/** Chromium's ligatures come out of a PDF with spaces around them. */
function withoutSpaces(text: string) {
  return text.replace(/\s/g, '')
}
