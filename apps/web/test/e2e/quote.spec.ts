import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { currentTariff, urgencies } from '@plombier/quote-engine'
import {
  coordinatesOf,
  downloadPdf,
  fillIn,
  openCalculator,
  openResult,
  submit,
  submitForResult,
} from '../../page-objects/calculator.ts'
import { euros, percent, wholeEuros } from '../../src/format/french.ts'
import { toastText } from '../support/e2e/toasts.ts'
import { plain, priceOf } from '../support/price.ts'
import { readPdf } from '../support/read-pdf.ts'

test('a visitor gets a price for a leak in Bordeaux, and its PDF', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Bordeaux' }).click()
  await expect(page).toHaveURL('/plombier-bordeaux')

  await fillIn(page)
  await submit(page)

  const address = await coordinatesOf(page, 'bordeaux')
  const price = priceOf({ service: 'fuite', urgency: 'urgent', address })
  await expect(
    page.getByRole('heading', { level: 1, name: 'Votre devis à Bordeaux' }),
  ).toBeFocused()
  await expect(page.getByRole('status').getByText('Devis calculé !')).toBeVisible()
  await expect(page.getByText(`Montant: ${price.totalPrice}€ TTC`)).toBeVisible()
  for (const line of [price.estimate, price.pdfTotal]) {
    await expect(page.getByText(line).filter({ visible: true })).toBeVisible()
  }
  await expect(
    page.getByRole('table', { name: 'Le prix selon l’urgence' }).getByRole('row'),
  ).toHaveText(
    urgencies.map(({ key, label }) => {
      const { totalPrice } = priceOf({ service: 'fuite', urgency: key, address })
      return `${label}${key === 'urgent' ? 'Votre choix' : ''}${wholeEuros(totalPrice)}`
    }),
  )

  const download = await downloadPdf(page)
  expect(download.suggestedFilename()).toMatch(/^devis-bordeaux-elodie-d-artagnan-DEV-\d{6}\.pdf$/)
  await expect(page.getByText('PDF téléchargé !')).toBeVisible()
  await expect(page.getByText('Votre devis a été généré avec succès.')).toBeVisible()
  await expect.poll(() => page.workers(), 'memory is given back').toEqual([])

  const { pages } = await readPdf(await readFile(await download.path()))
  expect(pages).toHaveLength(1)
  expect(pages[0]).toMatch(/DEV-\d{6}/)
  for (const fact of [
    'Élodie d’Artagnan',
    '06 12 34 56 78',
    'elodie@example.fr',
    'Bordeaux (33000)',
    'Réparation de fuite',
    'Urgent (24h)',
    'Fuite sous l’évier de la cuisine.',
    'Clé à molette',
    plain(`Sous-total ${euros(price.pdf.subtotal)}`),
    plain(`TVA ${percent(currentTariff.vatRate)} ${euros(price.pdf.vat)}`),
    plain(`Total TTC ${euros(price.pdf.total)}`),
    'Page 1 / 1',
  ]) {
    expect(pages[0]).toContain(fact)
  }
})

test('a request can be corrected, and reached through the history', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  const name = page.getByLabel('Nom complet')
  await openResult(page)

  await test.step('Modifier ma demande leads to the filled-in form', async () => {
    await page.getByRole('button', { name: 'Modifier ma demande' }).click()
    await expect(heading).toHaveText('Calculateur de Prix Professionnel')
    await expect(name).toHaveValue('Élodie d’Artagnan')
    await expect(page.getByText('Adresse confirmée')).toBeVisible()
    await expect(page.getByLabel('Type de service')).toHaveValue('Réparation de fuite')
    await expect(page.getByLabel("Niveau d'urgence")).toHaveValue('urgent')
    await expect(page.getByLabel('Description détaillée')).toHaveValue(
      'Fuite sous l’évier de la cuisine.',
    )
    expect(await toastText(page)).toBe('')
  })

  await test.step('Back leads to the result, and to the filled-in form before it', async () => {
    await page.goBack()
    await expect(
      page.getByText(`Prix minimum garanti ${currentTariff.minimumTotal}€`),
    ).toBeVisible()
    await page.goBack()
    await expect(heading).toBeFocused()
    await expect(name).toHaveValue('Élodie d’Artagnan')
  })

  await test.step('Forward after a change leads to the earlier quote, and says so', async () => {
    const outdated = page.getByText('Vous avez modifié votre demande depuis ce devis')
    await page.getByLabel("Niveau d'urgence").selectOption('normal')
    await page.goForward()
    await expect(outdated).toBeVisible()
    await page.goBack()
    await page.getByLabel("Niveau d'urgence").selectOption('urgent')
    await page.goForward()
    await expect(heading).toHaveText('Votre devis à Bordeaux')
    await expect(heading).toBeFocused()
    expect(await outdated.count()).toBe(0)
  })
})

test('while the price is computed, the button says so and is disabled', async ({ page }) => {
  await openCalculator(page)
  await fillIn(page)
  const button = page.getByRole('button', { name: 'Mon devis' })
  const change = button.evaluate(
    (element) =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() =>
          resolve([element.textContent, element.ariaDisabled]),
        )
        observer.observe(element, { childList: true, characterData: true, subtree: true })
      }),
  )
  await submit(page)
  expect(await change).toEqual(['Calcul en cours...', 'true'])
  await expect(page.getByText('Devis calculé !')).toBeVisible()
})

test('a link to a result shows the form where there is no quote', async ({ page }) => {
  await page.goto('/plombier-lyon?vue=devis')
  await expect(page.getByRole('button', { name: 'Mon devis' })).toBeVisible()
  await fillIn(page)
  await submitForResult(page)
  await page.goto('/plombier-lyon')
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')
  await page.goto('/plombier-lyon?vue=devis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre devis à Lyon')
})
