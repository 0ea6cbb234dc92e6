import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  coordinatesOf,
  expectFilledIn,
  fillIn,
  submit,
  submitForResult,
  suggestions,
  toastText,
} from '../../page-objects/calculator.ts'
import { leaveAndComeBack } from '../../page-objects/home.ts'
import { expectedPrice } from '../support/price.ts'
import { readPdf } from '../support/read-pdf.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Presses Tab until the element has the focus; names what had it where that takes too many presses. */
async function tabTo(page: Page, target: Locator) {
  const passed: string[] = []
  while (!(await target.evaluate((element) => element === document.activeElement))) {
    expect(passed.length, `${target} is no Tab stop: ${passed.join(', ')}`).toBeLessThan(30)
    await page.keyboard.press('Tab')
    passed.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60) ?? ''))
  }
}

test('a visitor gets a price for a leak in Bordeaux, and its PDF, with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Ville, code postal ou adresse')).toBeFocused()
  await page.keyboard.type('bordeaux')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/plombier-bordeaux')

  await tabTo(page, page.getByLabel('Nom complet'))
  await page.keyboard.type('Élodie d’Artagnan')
  await tabTo(page, page.getByLabel('Téléphone'))
  await page.keyboard.type('06 12 34 56 78')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('elodie@example.fr')
  await tabTo(page, page.getByLabel('Adresse d’intervention'))
  await page.keyboard.type('bordeaux')
  await expect(suggestions(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  await tabTo(page, page.getByLabel('Type de service'))
  await page.keyboard.type('fuite')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel("Niveau d'urgence"))
  await page.keyboard.type('Urgent')
  const address = await coordinatesOf(page, 'bordeaux')
  const price = expectedPrice({ service: 'fuite', urgency: 'urgent', address })
  await expect(page.getByRole('complementary', { name: 'Votre prix' })).toContainText(price.total)
  await tabTo(page, page.getByLabel('Description'))
  await page.keyboard.type('Fuite sous l’évier de la cuisine.')
  await tabTo(page, page.getByRole('button', { name: 'Mon devis' }))
  await page.keyboard.press('Enter')

  await expect(
    page.getByRole('heading', { level: 1, name: 'Votre devis à Bordeaux' }),
  ).toBeFocused()
  await expect(heading(page), 'it is no control').toHaveCSS('outline-style', 'none')
  await expect(page.getByRole('status').getByText('Devis calculé !')).toBeVisible()
  await expect(page.getByText(`Montant: ${price.totalPrice}€ TTC`)).toBeVisible()
  for (const line of [price.total, price.onPdf]) {
    await expect(page.getByText(line).filter({ visible: true })).toBeVisible()
  }

  await tabTo(page, page.getByRole('button', { name: 'Télécharger le devis PDF' }))
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^devis-bordeaux-elodie-d-artagnan-DEV-\d{6}\.pdf$/)
  await expect(page.getByText('PDF téléchargé !')).toBeVisible()
  await expect(page.getByText('Votre devis a été généré avec succès.')).toBeVisible()
  await expect.poll(() => page.workers(), 'memory is given back').toEqual([])

  const { pages } = await readPdf(await readFile(await download.path()))
  expect(pages).toHaveLength(1)
  expect(pages[0]).toMatch(/DEV-\d{6}/)
  expect(pages[0]).toContain('Élodie d’Artagnan')
  expect(pages[0]).toContain(price.documentTotal.join(' '))
})

test('a quote stays the same through the history and a reload, and its request can be corrected', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  const outdated = page.getByText('Vous avez modifié votre demande depuis ce devis')
  await page.setViewportSize({ width: 360, height: 740 })

  await test.step('a link to a result shows the form where there is no quote, and leads on to the top of the result', async () => {
    await page.goto('/plombier-bordeaux?vue=devis')
    await expect(page.getByRole('button', { name: 'Mon devis' })).toBeVisible()
    await fillIn(page)
    await submitForResult(page)
    await expect(heading(page)).toBeFocused()
    expect(await scrolled()).toBe(0)
    await page.getByRole('button', { name: 'Modifier ma demande' }).click()
    await expect(page).toHaveURL('/plombier-bordeaux')
  })

  // Below the button, which stays in sight.
  await page.getByText(/^Seul ce que vous tapez/).scrollIntoViewIfNeeded()
  const left = await scrolled()
  expect(left).toBeGreaterThan(0)

  await submit(page)
  await test.step('the result starts at its top, and Back leads to where the form was left', async () => {
    await expect(heading(page)).toHaveText('Votre devis à Bordeaux')
    await expect(heading(page)).toBeFocused()
    await expect.poll(scrolled).toBe(0)
    await page.goBack()
    await expect.poll(scrolled).toBe(left)
    await page.goForward()
  })
  const quote = await quoteShown(page)

  await test.step('another page and a reload change nothing', async () => {
    await leaveAndComeBack(page)
    expect(await quoteShown(page)).toEqual(quote)
    await page.reload()
    expect(await quoteShown(page)).toEqual(quote)
  })

  await test.step('Modifier ma demande leads to the filled-in form', async () => {
    await page.getByRole('button', { name: 'Modifier ma demande' }).click()
    await expect(heading(page)).toHaveText('Calculateur de Prix Professionnel')
    await expect(heading(page)).toBeFocused()
    await expectFilledIn(page)
    expect(await toastText(page)).toBe('')
  })

  await test.step('Forward after a change leads to the earlier quote, and says so', async () => {
    await page.goBack()
    expect(await quoteShown(page)).toEqual(quote)
    for (const name of ['Élodie', '']) {
      await page.goForward()
      await page.getByLabel('Nom complet').fill(name)
      await page.goBack()
      await expect(outdated).toBeVisible()
      expect(await quoteShown(page)).toEqual(quote)
    }
    await page.goForward()
    await page.getByLabel('Nom complet').fill('Élodie d’Artagnan')
    await page.goBack()
    await expect(heading(page)).toHaveText('Votre devis à Bordeaux')
    await expect(heading(page)).toBeFocused()
    expect(await outdated.count()).toBe(0)
  })

  await test.step('Aller au contenu stays on the result', async () => {
    await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL('/plombier-bordeaux?vue=devis')
    expect(await quoteShown(page)).toEqual(quote)
  })

  await test.step('Choisir leads to the form with that urgency', async () => {
    await page.getByRole('button', { name: 'Choisir Urgence immédiate (2h)' }).click()
    await expect(page.getByLabel("Niveau d'urgence")).toHaveValue('emergency')
    await expect(page.getByLabel("Niveau d'urgence")).toBeFocused()
    await expect(page.getByLabel("Niveau d'urgence")).toBeInViewport()
  })
})

/** The quote's number with its date, and its total. */
async function quoteShown(page: Page) {
  const number = page.getByText(/^DEV-\d{6}, le /)
  await expect(number).toBeVisible()
  return [await number.textContent(), await heading(page).textContent()]
}
