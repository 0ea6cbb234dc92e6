import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { currentTariff } from '@plombier/quote-engine'
import {
  downloadPdf,
  fillIn,
  openCalculator,
  openResult,
  pickService,
  submit,
  submitForResult,
} from '../../page-objects/calculator.ts'
import { followCityLink } from '../../page-objects/home.ts'
import { consoleErrors } from '../support/e2e/console-errors.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'
import { toastText } from '../support/e2e/toasts.ts'
import { readPdf } from '../support/read-pdf.ts'

const found = (page: Page) => page.getByText('Votre saisie a été retrouvée')
const name = (page: Page) => page.getByLabel('Nom complet')
const service = (page: Page) => page.getByLabel('Type de service')

/** Everything that was filled in, and what follows from it. */
async function expectFilledIn(page: Page) {
  await expect(name(page)).toHaveValue('Élodie d’Artagnan')
  await expect(page.getByLabel('Téléphone')).toHaveValue('06 12 34 56 78')
  await expect(page.getByLabel('Email (facultatif)')).toHaveValue('elodie@example.fr')
  await expect(page.getByLabel("Adresse d'intervention")).toHaveValue('Bordeaux')
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  await expect(service(page)).toHaveValue('Réparation de fuite')
  await expect(page.getByLabel("Niveau d'urgence")).toHaveValue('urgent')
  await expect(page.getByLabel('Description détaillée')).toHaveValue(
    'Fuite sous l’évier de la cuisine.',
  )
}

async function expectEmpty(page: Page) {
  await expect(page.getByRole('button', { name: 'Mon devis' })).toBeVisible()
  for (const textbox of await page.getByRole('main').getByRole('textbox').all()) {
    await expect(textbox).toHaveValue('')
  }
  for (const combobox of await page.getByRole('main').getByRole('combobox').all()) {
    await expect(combobox).toHaveValue('')
  }
  await expect(page.getByText('Adresse confirmée')).toBeHidden()
}

async function leaveAndComeBack(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page).toHaveTitle(/Mentions légales/)
  await page.goBack()
}

/** The quote's number with its date, and its total. */
async function quoteShown(page: Page) {
  const number = page.getByText(/^DEV-\d{6}, le /)
  await expect(number).toBeVisible()
  return [await number.textContent(), await page.getByRole('heading', { level: 1 }).textContent()]
}

test('the form stays filled in after another page, a reload and another city, with its pick', async ({
  page,
}) => {
  await openCalculator(page)
  await fillIn(page)
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/geocodage/')) searches.push(request.url())
  })

  await leaveAndComeBack(page)
  await expectFilledIn(page)
  expect(await found(page).count()).toBe(0)

  await page.reload()
  await expectFilledIn(page)
  await expect(page.getByRole('status').filter({ has: found(page) })).toBeVisible()
  expect(await page.getByText(/^Tous les champs sont obligatoires/).isVisible()).toBe(false)

  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await followCityLink(page, 'Lyon')
  await expect(page).toHaveURL('/plombier-lyon')
  await expectFilledIn(page)
  expect(searches).toEqual([])

  await submitForResult(page)
  await followCityLink(page, 'Bordeaux')
  await expectFilledIn(page)
  expect(await found(page).count(), 'since the quote, nothing was lost').toBe(0)
})

test('the last letters before a reload stay too', async ({ page }) => {
  await openCalculator(page)
  const description = page.getByLabel('Description détaillée')
  await description.focus()
  await page.evaluate(() => {
    window.location.reload()
    const end = performance.now() + 500
    while (performance.now() < end);
    document.execCommand('insertText', false, 'Fuite sous l’évier')
  })
  await expect(found(page)).toBeVisible()
  await expect(description).toHaveValue('Fuite sous l’évier')
})

test('a service that is not picked yet stays as it was typed', async ({ page }) => {
  await openCalculator(page)
  await service(page).fill('fuite')
  await leaveAndComeBack(page)
  await expect(service(page)).toHaveValue('fuite')
  await page.reload()
  await expect(found(page)).toBeVisible()
  await expect(service(page)).toHaveValue('fuite')
  await pickService(page, 'Débouchage de canalisation')
  await page.reload()
  await expect(service(page)).toHaveValue('Débouchage de canalisation')
})

test('an address alone is called found again, a form that was emptied by hand is not', async ({
  page,
}) => {
  await openCalculator(page)
  const address = page.getByLabel("Adresse d'intervention")
  await address.fill('12 rue')
  await page.reload()
  await expect(found(page)).toBeVisible()
  await address.fill('')
  await openCalculator(page)
  expect(await found(page).count()).toBe(0)
})

test('Tout effacer leaves nothing behind', async ({ page }) => {
  await page.goto('/plombier-bordeaux?service=wc-repair')
  await fillIn(page)
  await service(page).fill('évier')
  await page.reload()
  await expect(found(page)).toBeVisible()
  await page.getByLabel("Adresse d'intervention").fill('')
  await submit(page)
  await expect.poll(() => toastText(page)).toContain('Adresse')
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await toastText(page)).toBe('')
  expect(await found(page).count()).toBe(0)
  await expectEmpty(page)
  await expect(page).toHaveURL('/plombier-bordeaux')

  await page.reload()
  await expectEmpty(page)
  await openCalculator(page)
  await expectEmpty(page)
})

test('after Nouveau calcul, neither Back nor a new visit brings anything back', async ({
  page,
}) => {
  await page.goto('/plombier-bordeaux?service=wc-repair')
  await fillIn(page)
  await submitForResult(page)
  // The first result stays in the history, behind another form.
  await followCityLink(page, 'Bordeaux')
  await submitForResult(page)
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: 'Nouveau calcul' }).click()
  await expect(page).toHaveURL('/plombier-bordeaux')
  await expectEmpty(page)
  expect(await page.evaluate(() => history.length), 'entries to go back through').toBe(entries)
  await page.goBack()
  await expectEmpty(page)
  await page.goBack()
  await expect(page).toHaveURL('/plombier-bordeaux?vue=devis')
  await expectEmpty(page)
  await openCalculator(page)
  await expectEmpty(page)
})

test('a quote stays the same after another page, a reload and Forward, with its PDF', async ({
  page,
}) => {
  await openResult(page)
  const quote = await quoteShown(page)

  await leaveAndComeBack(page)
  expect(await quoteShown(page)).toEqual(quote)

  await page.reload()
  expect(await quoteShown(page)).toEqual(quote)
  const { pages } = await readPdf(await readFile(await (await downloadPdf(page)).path()))
  expect(pages[0]).toContain(quote[0]?.slice(0, 'DEV-000000'.length))

  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await expectFilledIn(page)
  await page.reload()
  await expectFilledIn(page)
  await page.goBack()
  expect(await quoteShown(page)).toEqual(quote)
  await page.goBack()
  await expectFilledIn(page)
  await page.goForward()
  expect(await quoteShown(page)).toEqual(quote)
})

test('a quote of a price list that is no longer published is dropped without a word, and the form stays', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  await openResult(page)
  await page.evaluate((day) => {
    for (const [key, text] of Object.entries(sessionStorage)) {
      sessionStorage.setItem(key, text.replace(`"tariff":"${day}"`, '"tariff":"2020-01-01"'))
    }
  }, currentTariff.date)
  await page.reload()
  await expectFilledIn(page)
  await expect(found(page)).toBeVisible()
  expect(await toastText(page)).toBe('')
  expect(errors).toEqual([])
})

test('a link that was just followed preselects its service, but not again after a reload', async ({
  page,
}) => {
  await page.goto('/plombier-bordeaux?service=fuite#contenu')
  await expect(service(page)).toHaveValue('Réparation de fuite')
  await page.reload()
  await expect(service(page)).toHaveValue('Réparation de fuite')
  await pickService(page, 'Réparation de WC')
  await expect(page).toHaveURL('/plombier-bordeaux#contenu')
  await page.reload()
  await expect(found(page)).toBeVisible()
  await expect(service(page)).toHaveValue('Réparation de WC')

  await page.goto('/plombier-bordeaux?service=debouchage')
  await expect(service(page)).toHaveValue('Débouchage de canalisation')
  await page.reload()
  await expect(service(page)).toHaveValue('Débouchage de canalisation')

  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await page.getByRole('button', { name: 'Diagnostic de plomberie' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Bordeaux' }).click()
  await expect(service(page)).toHaveValue('Diagnostic de plomberie')
})

test('what is typed before hydration wins over what was remembered', async ({ page }) => {
  await openCalculator(page)
  await fillIn(page)
  const settle = await holdRequests(page, '**/*.js', { butFirst: true })
  await page.reload()
  await name(page).fill('Zoé')
  await service(page).fill('évier')
  await page.getByLabel("Adresse d'intervention").fill('lyon')
  settle('continue')
  await expect(page.getByLabel('Téléphone')).toHaveValue('06 12 34 56 78')
  await expect(name(page)).toHaveValue('Zoé')
  await expect(service(page)).toHaveValue('évier')
  await expect(page.getByLabel("Adresse d'intervention")).toHaveValue('lyon')
  await expect(page.getByText('Adresse confirmée')).toBeHidden()
  await page.reload()
  await expect(name(page)).toHaveValue('Zoé')
})

test('where the browser itself brings back the texts, the pick comes back too', async ({
  page,
}) => {
  await openCalculator(page)
  await fillIn(page)
  const settle = await holdRequests(page, '**/*.js', { butFirst: true })
  await page.reload()
  await page.getByLabel("Adresse d'intervention").fill('Bordeaux')
  settle('continue')
  await expectFilledIn(page)
})

test('two tabs remember each their own', async ({ page, context }) => {
  await openCalculator(page)
  await name(page).fill('Élodie')
  const other = await context.newPage()
  await openCalculator(other)
  await expectEmpty(other)
  await name(other).fill('Zoé')
  await page.reload()
  await expect(name(page)).toHaveValue('Élodie')
  await other.reload()
  await expect(name(other)).toHaveValue('Zoé')
})

test('where the browser refuses storage, memory alone serves', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('on purpose', 'SecurityError')
      },
    }),
  )
  await openCalculator(page)
  await name(page).fill('Élodie')
  await leaveAndComeBack(page)
  await expect(name(page)).toHaveValue('Élodie')
  await openCalculator(page)
  await expectEmpty(page)
})

test('a page that the browser kept for Back shows what was entered or cleared since', async ({
  page,
}) => {
  await openCalculator(page)
  await fillIn(page)
  const entered = await page.evaluate(() => ({ ...sessionStorage }))
  /** As if another page of the tab had left this, and the browser then brought this page back. */
  const comeBack = (left: Record<string, string>) =>
    page.evaluate((left) => {
      sessionStorage.clear()
      Object.assign(sessionStorage, left)
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, left)

  await comeBack({})
  await expectEmpty(page)
  await name(page).fill('Zoé')
  await comeBack(entered)
  await expectFilledIn(page)
})
