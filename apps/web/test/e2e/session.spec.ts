import { expect, type Page, test } from '@playwright/test'
import {
  expectFilledIn,
  fillIn,
  openCalculator,
  openResult,
  pickAddress,
  pickService,
  submit,
  submitForResult,
  toastText,
} from '../../page-objects/calculator.ts'
import { followCityLink, leaveAndComeBack } from '../../page-objects/home.ts'
import { consoleErrors } from '../support/e2e/console-errors.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'

const scripts = '**/*.js'

const found = (page: Page) => page.getByText('Votre saisie a été retrouvée')
const name = (page: Page) => page.getByLabel('Nom complet')
const service = (page: Page) => page.getByLabel('Type de service')

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

test('the form stays filled in, with its pick, until Nouveau calcul leaves nothing to come back', async ({
  page,
}) => {
  await page.goto('/plombier-bordeaux?service=wc-repair')
  await fillIn(page)
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/geocodage/')) searches.push(request.url())
  })

  await leaveAndComeBack(page)
  await expectFilledIn(page)
  expect(await found(page).count(), 'after another page, nothing was lost').toBe(0)

  await page.reload()
  await expectFilledIn(page)
  await expect(page.getByRole('status').filter({ has: found(page) })).toBeVisible()
  expect(await page.getByText('Devis instantané').isVisible()).toBe(false)

  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await followCityLink(page, 'Lyon')
  await expect(page).toHaveURL('/plombier-lyon')
  await expect(name(page)).toHaveValue('Élodie d’Artagnan')
  await expect(page.getByText('Adresse confirmée'), 'it belongs to another city').toBeHidden()
  expect(searches, 'the pick is not searched for again').toEqual([])

  await pickAddress(page, 'bordeaux')
  await submitForResult(page)
  // The first result stays in the history, behind another form.
  await followCityLink(page, 'Bordeaux')
  await expectFilledIn(page)
  expect(await found(page).count(), 'since the quote, nothing was lost').toBe(0)
  await submitForResult(page)
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: 'Nouveau calcul' }).click()
  await expect(page).toHaveURL('/plombier-bordeaux')
  await expectEmpty(page)
  expect(await page.evaluate(() => history.length), 'entries to go back through').toBe(entries)
  expect(await page.evaluate(() => scrollY), 'the form starts at its top').toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/plombier-lyon?vue=devis')
  await expectEmpty(page)
  await page.reload()
  await expectEmpty(page)
})

test('what was begun is found again, up to the last letter, until Tout effacer', async ({
  page,
}) => {
  await openCalculator(page)
  const address = page.getByLabel('Adresse d’intervention')
  const description = page.getByLabel('Description détaillée')
  await test.step('an address alone is called found again', async () => {
    await address.fill('12 rue')
    await page.reload()
    await expect(found(page)).toBeVisible()
    await expect(address).toHaveValue('12 rue')
  })
  await test.step('a form that was emptied by hand is not', async () => {
    await address.fill('')
    await openCalculator(page)
    expect(await found(page).count()).toBe(0)
  })
  await test.step('a service that is not picked yet stays, and the last letters before a reload', async () => {
    await service(page).fill('fuite')
    await leaveAndComeBack(page)
    await expect(service(page)).toHaveValue('fuite')
    await description.focus()
    await page.evaluate(() => {
      window.location.reload()
      const end = performance.now() + 200
      while (performance.now() < end);
      document.execCommand('insertText', false, 'Fuite sous l’évier')
    })
    await expect(found(page)).toBeVisible()
    await expect(description).toHaveValue('Fuite sous l’évier')
    await expect(service(page)).toHaveValue('fuite')
  })
  await test.step('a page that the browser kept for Back shows what the tab remembers now', async () => {
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
    await expect(description).toHaveValue('Fuite sous l’évier')
    await expect(name(page)).toHaveValue('')
  })
  await test.step('Tout effacer leaves nothing behind', async () => {
    await submit(page)
    await expect.poll(() => toastText(page)).toContain('Adresse')
    await page.getByRole('button', { name: 'Tout effacer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await toastText(page)).toBe('')
    expect(await found(page).count()).toBe(0)
    await expectEmpty(page)
    await expect(page).toHaveURL('/plombier-bordeaux')
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(description).toHaveValue('Fuite sous l’évier')
    await page.getByRole('button', { name: 'Tout effacer' }).click()
    await page.reload()
    await expectEmpty(page)
    expect(await page.getByRole('button', { name: 'Annuler' }).count()).toBe(0)
  })
})

test('a result is on its way while it is loaded again, and in another tab the page says where it is', async ({
  page,
  context,
}) => {
  const coming = page.getByText('Votre devis arrive…')
  const heading = page.getByRole('heading', { level: 1 })
  await openResult(page)
  const settle = await holdRequests(page, scripts, { butFirst: true })
  await page.reload()
  await expect(coming).toBeInViewport()
  await expect(name(page)).toBeHidden()
  settle('continue')
  await expect(heading).toHaveText(/^Votre devis/)
  await expect(coming).toBeHidden()

  const other = await context.newPage()
  const errors = consoleErrors(other)
  const settleAgain = await holdRequests(other, scripts, { butFirst: true })
  await other.goto(page.url())
  await expect(name(other)).toBeVisible()
  settleAgain('continue')
  await expect(other.getByText(/^Pas de devis à Bordeaux dans cet onglet/)).toBeVisible()
  expect(errors).toEqual([])
})

test('a link that was just followed preselects its service, but not again after a reload', async ({
  page,
}) => {
  await page.goto('/plombier-bordeaux?service=fuite#contenu')
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
})

test('what is typed before hydration wins over what was remembered, and the pick comes back', async ({
  page,
}) => {
  await openCalculator(page)
  await fillIn(page)
  const address = page.getByLabel('Adresse d’intervention')
  await test.step('where the browser itself brings back the texts', async () => {
    const settle = await holdRequests(page, scripts, { butFirst: true })
    await page.reload()
    await address.fill('Bordeaux (Gironde)')
    settle('continue')
    await expectFilledIn(page)
    await page.unroute(scripts)
  })
  await test.step('where the visitor types something else', async () => {
    const settle = await holdRequests(page, scripts, { butFirst: true })
    await page.reload()
    await name(page).fill('Zoé')
    await service(page).fill('évier')
    await address.fill('lyon')
    settle('continue')
    await expect(page.getByLabel('Téléphone')).toHaveValue('06 12 34 56 78')
    await expect(name(page)).toHaveValue('Zoé')
    await expect(service(page)).toHaveValue('évier')
    await expect(address).toHaveValue('lyon')
    await expect(page.getByText('Adresse confirmée')).toBeHidden()
    await page.reload()
    await expect(name(page)).toHaveValue('Zoé')
  })
})

test('what another page of the tab changed or cleared wins over what the browser brings back', async ({
  page,
}) => {
  const description = page.getByLabel('Description détaillée')
  const urgency = page.getByLabel("Niveau d'urgence")
  await openCalculator(page)
  await fillIn(page)
  await urgency.selectOption('emergency')
  await page.goto('/plombier-lyon')
  await expect(found(page)).toBeVisible()
  await description.fill('Fuite au plafond')
  await urgency.selectOption('normal')
  const settle = await holdRequests(page, scripts, { butFirst: true })
  await page.goBack()
  await expect(page).toHaveURL('/plombier-bordeaux')
  await name(page).fill('Zoé')
  settle('continue')
  await expect(found(page)).toBeVisible()
  await expect(description).toHaveValue('Fuite au plafond')
  await expect(urgency).toHaveValue('normal')
  await expect(name(page), 'typed before hydration').toHaveValue('Zoé')
  await page.unroute(scripts)

  await page.goto('/plombier-lyon')
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await expectEmpty(page)
  const settleAgain = await holdRequests(page, scripts, { butFirst: true })
  await page.goBack()
  await expect(description, 'brought back').toHaveValue('Fuite au plafond')
  settleAgain('continue')
  await expect(description).toHaveValue('')
  await expectEmpty(page)
})
