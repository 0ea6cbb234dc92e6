import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { amountsOf } from '../support/amounts.ts'
import { holdCode } from '../support/e2e/hold-code.ts'
import { expect, test } from '../support/e2e/test.ts'
import { readPdf } from '../support/read-pdf.ts'

test.use({
  allowedErrors:
    /ERR_FAILED|^(NotFoundError|Page en panne|PDF impossible|Recherche d’adresse impossible)/,
})

test('a page that breaks says so, and Réessayer brings the filled-in form back', async ({
  page,
}) => {
  await form.open(page)
  await form.fillIn(page)
  // What React is about to remove is gone.
  const confirmed = page.getByText('Adresse confirmée').locator('xpath=ancestor::div[1]')
  await confirmed.evaluate((element) => element.remove())
  await form.field(page, 'address').press('x')
  const heading = page.getByRole('heading', { name: 'Cette page ne s’affiche pas' })
  await expect(heading).toBeFocused()
  await page.getByRole('link', { name: 'Réessayer' }).click()
  await expect(form.field(page, 'address')).toHaveValue(`x${form.texts.address}`)
  await expect(form.field(page, 'name')).toHaveValue('Élodie d’Artagnan')
})

test('a submit waits for the code of the result, and a press for the fonts of the PDF says that one is missing', async ({
  page,
}) => {
  await page.route(/\.ttf$/, (route) => route.abort())
  const letGo = await holdCode(page, /result-view.*\.js$/)
  await page.goto('/plombier-bordeaux')
  await form.fillIn(page)
  await form.submit(page)
  await expect(page.getByRole('button', { name: 'Calcul en cours...' })).toBeDisabled()
  letGo()
  await page.getByRole('button', { name: 'Télécharger le devis PDF' }).click()
  await expect(page.getByText('Impossible de télécharger le PDF.')).toBeVisible()
  await page.unrouteAll()
  expect((await form.downloadPdf(page)).suggestedFilename()).toMatch(/\.pdf$/)
})

test('with the address service dead, a position leads to price and PDF', async ({
  page,
  context,
}) => {
  // 30 km south of Bordeaux, and west of Greenwich.
  const position = { latitude: 44.57, longitude: -0.58 }
  const { total, pdfTotal } = amountsOf('fuite', 'urgent', position)
  await context.setGeolocation(position)
  await context.grantPermissions(['geolocation'])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route(/\/geocodage\//, (route) => route.abort())
  await page.goto('/plombier-bordeaux')
  await form.fillIn(page, { address: '' })
  await form.field(page, 'address').fill('Chemin neuf, bâtiment B')
  await form.submit(page)
  await expect(page.getByText('Ou utilisez votre position')).toBeVisible()
  await page.getByRole('button', { name: 'Utiliser ma position' }).click()
  const address = 'Chemin neuf, bâtiment B (position 44,57000 N, 0,58000 O)'
  await expect(form.field(page, 'address')).toHaveValue(address)
  await form.submitForResult(page)
  await expect(page.getByRole('main')).toContainText(`${total} TTC`)
  const { pages } = await readPdf(await (await form.downloadPdf(page)).path())
  expect(pages[0]).toContain(`Adresse ${address}`)
  expect(pages[0]).toContain(pdfTotal)
})

// React renders a page afresh that a translator has changed before hydration, and says so.
test.describe('translated', () => {
  test.use({ allowedErrors: /React error #418/ })

  test('with a translator in the page, a visitor gets to the PDF', async ({ page }) => {
    const main = page.getByRole('main')
    await page.addInitScript(translatePage)
    await page.goto('/plombier-lyon')
    await form.waitForHydration(page)
    await form.pickAddress(page, 'bordeaux')
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
    await home.openers(page).first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'Bordeaux', exact: true }).click()
    await expect(page).toHaveURL('/plombier-bordeaux')
    await form.waitForHydration(page)
    await form.fillIn(page, { address: '', urgency: 'emergency', description: '' })
    await expect(main).toContainText('Réparation de fuite, Urgence immédiate (2h)')
    await expect(main).toContainText(`${amountsOf('fuite', 'emergency').pdfTotal} sur le PDF`)
    await form.submit(page)
    await expect(main).toContainText('Description requise')
    await form.field(page, 'description').fill('Fuite sous l’évier de la cuisine.')
    await form.field(page, 'urgency').selectOption('urgent')
    await form.submitForResult(page)
    await expect(main).toContainText(amountsOf('fuite', 'urgent').total)
    await expect(main.getByText('Élodie d’Artagnan', { exact: true }).first()).toBeAttached()
    await form.downloadPdf(page)
  })
})

/**
 * To be run first in a page: translates it, as browsers do. Each text goes into two elements of its own,
 * in other words, again after each change.
 */
function translatePage() {
  const untranslated = 'script, style, noscript, textarea, title, [translate=no], [data-translated]'
  const translate = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest(untranslated)) continue
      const outer = document.createElement('font')
      outer.setAttribute('data-translated', '')
      const inner = document.createElement('font')
      inner.textContent = `${text.data}’`
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  document.addEventListener('DOMContentLoaded', () => {
    const observer = new MutationObserver(() => translate(document.body))
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    translate(document.body)
  })
}
