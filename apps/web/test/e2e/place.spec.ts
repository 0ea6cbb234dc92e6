import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { downloadPdf, pickService, submitForResult } from '../../page-objects/calculator.ts'
import { readPdf } from '../support/read-pdf.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

for (const [typed, place, heading, from] of [
  ['meaux', 'Meaux (Seine-et-Marne)', 'Votre devis à Meaux', 'depuis Montreuil, à 34 km'],
  [
    'Villefranche-sur-Saône',
    'Villefranche-sur-Saône (Rhône)',
    'Votre devis à Villefranche-sur-Saône',
    'depuis Lyon, à 27 km',
  ],
  [
    '12 rue Victor Hugo Villeurbanne',
    'Rue Victor Hugo 69100 Villeurbanne',
    'Votre devis à Villeurbanne',
    undefined,
  ],
] as const) {
  test(`${typed}, typed once in the chooser, is the place of the price, the quote and the PDF`, async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().tap()
    const chooser = page.getByRole('dialog')
    await expect(chooser.getByRole('heading')).toBeFocused()
    await chooser.getByLabel('Ville, code postal ou adresse').tap()
    await page.keyboard.type(typed)
    await chooser.getByRole('listitem').getByRole('link').first().tap()
    await expect(page.getByLabel('Adresse d’intervention')).toHaveValue(place)
    await page.getByLabel('Nom complet').fill('Zoé')
    await page.getByLabel('Téléphone').fill('0612345678')
    await pickService(page, 'Réparation de fuite')
    await page.getByLabel("Niveau d'urgence").selectOption('normal')
    await page.getByLabel('Description').fill('Fuite évier')
    await submitForResult(page)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    if (from) await expect(page.getByText(from, { exact: true })).toBeVisible()
    expect(page.url()).not.toMatch(/meaux|villefranche|hugo/i)
    const { pages } = await readPdf(await readFile(await (await downloadPdf(page)).path()))
    expect(pages[0]).toContain(place)
  })
}
