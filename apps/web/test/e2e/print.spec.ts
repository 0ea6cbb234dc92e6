import { expect, test } from '@playwright/test'
import { services } from '@plombier/quote-engine'
import { fillIn, openResult, submitForResult } from '../support/e2e/calculator.ts'
import { readPdf } from '../support/read-pdf.ts'

test('an ordinary quote prints on one white page, as the document has it; a long description goes on whole', async ({
  page,
}) => {
  const print = async () => (await readPdf(await page.pdf({ format: 'A4' }))).pages
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
  const ordinary = await print()
  expect(ordinary).toHaveLength(1)
  const printed = withoutSpaces(ordinary.join(''))
  for (const fact of [
    'Plombier 2 Minutes',
    'Client Élodie d’Artagnan 06 12 34 56 78',
    'Adresse d’intervention Arcachon (33120)',
    'Service Plancher chauffant Désembouage, équilibrage ou réparation',
    'Urgence immédiate (2h)',
    `Description ${description}`,
    'Pompe de désembouage',
    'Calcul détaillé 450,00 €',
    'Conditions générales Devis valable 30 jours.',
    'Prix indicatifs',
    'Sous-total TVA 20 % Total TTC',
    'Adresses : données de démonstration, GeoNames, CC BY 4.0.',
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
    'Le prix selon l’urgence',
    'Et maintenant ?',
  ]) {
    expect(printed).not.toContain(withoutSpaces(control))
  }

  const words = Array.from({ length: 700 }, (_, index) => `mot${index}`)
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await page.getByLabel('Description détaillée').fill(words.join(' '))
  await submitForResult(page)
  const long = await print()
  expect(long.length).toBeGreaterThan(1)
  expect(long.join(' ').match(/mot\d+/g)).toEqual(words)
  expect(long[0], 'the description begins where there is room').toContain('mot0')
  expect(long.at(-1)).toMatch(/Conditions générales .*0,65 € par km\./)
})

test('a name without spaces leaves the address beside it on the page', async ({ page }) => {
  await page.goto('/plombier-bordeaux')
  await fillIn(page)
  const name = 'Anticonstitutionnellement'.repeat(8)
  await page.getByLabel('Nom complet').fill(name)
  await submitForResult(page)
  const [printed] = (await readPdf(await page.pdf({ format: 'A4' }))).pages
  expect(withoutSpaces(printed ?? '')).toContain(name)
  expect(withoutSpaces(printed ?? '')).toContain(withoutSpaces('Bordeaux (33000)'))
})

/** For comparison: ligatures in Chromium's PDF are read with spaces around them. */
function withoutSpaces(text: string) {
  return text.replace(/\s/g, '')
}

test('the home page prints every service, and a form without the bar of its price', async ({
  page,
}) => {
  const print = async () => {
    const { pages } = await readPdf(await page.pdf({ format: 'A4' }))
    return withoutSpaces(pages.join(''))
  }
  await page.goto('/')
  const home = await print()
  for (const { name } of services) expect(home).toContain(withoutSpaces(name))

  await page.goto('/plombier-lyon?service=fuite')
  await expect(page.getByText(/À partir de 120\s€/).first()).toBeVisible()
  expect(await print()).not.toContain('TTCDétail')
})
