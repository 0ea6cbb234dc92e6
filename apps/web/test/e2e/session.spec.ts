import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { holdCode } from '../support/e2e/hold-code.ts'
import { expect, type Page, test } from '../support/e2e/test.ts'

const found = (page: Page) => page.getByText('Votre saisie a été retrouvée')
const clearAll = (page: Page) => page.getByRole('button', { name: 'Tout effacer' })

async function expectEmpty(page: Page) {
  await expect(page.getByRole('button', { name: 'Mon devis' })).toBeVisible()
  for (const control of await page.locator('main :is(input, textarea, select)').all()) {
    await expect(control).toHaveValue('')
  }
  await expect(page.getByText('Adresse confirmée')).toBeHidden()
}

test('the form stays filled in until Nouveau calcul leaves nothing to come back', async ({
  page,
}) => {
  await page.goto('/plombier-bordeaux?service=wc-repair')
  await form.fillIn(page)
  await home.leaveAndComeBack(page)
  await form.expectFilledIn(page)
  expect(await found(page).count(), 'after another page, nothing was lost').toBe(0)
  await page.reload()
  await form.expectFilledIn(page)
  await expect(page.getByRole('status').filter({ has: found(page) })).toBeVisible()

  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await home.followCityLink(page, 'Lyon')
  await expect(page).toHaveURL('/plombier-lyon')
  await expect(form.field(page, 'name')).toHaveValue('Élodie d’Artagnan')
  await expect(page.getByText('Adresse confirmée'), 'it belongs to another city').toBeHidden()
  await form.pickAddress(page, 'bordeaux')
  await form.submitForResult(page)
  // The first result stays in the history, behind another form.
  await home.followCityLink(page, 'Bordeaux')
  await form.expectFilledIn(page)
  expect(await found(page).count(), 'since the quote, nothing was lost').toBe(0)
  await form.submitForResult(page)
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: 'Nouveau calcul' }).click()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre devis à Bordeaux')
  await page.getByRole('button', { name: 'Nouveau calcul' }).click()
  await expect(page).toHaveURL('/plombier-bordeaux')
  await expectEmpty(page)
  expect(await page.evaluate(() => history.length), 'entries to go back through').toBe(entries)
  expect(await page.evaluate(() => scrollY), 'the form starts at its top').toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/plombier-lyon?vue=devis')
  await expectEmpty(page)
})

test('what was begun is found again, up to the last letter, until Tout effacer', async ({
  page,
}) => {
  await page.goto('/plombier-bordeaux?service=fuite#contenu')
  await expect(form.field(page, 'service')).toHaveValue('Réparation de fuite')
  await form.pickService(page, 'Réparation de WC')
  await page.reload()
  await expect(found(page)).toBeVisible()
  await expect(form.field(page, 'service'), 'not preselected again').toHaveValue('Réparation de WC')
  await form.field(page, 'service').fill('fuite')
  await home.leaveAndComeBack(page)
  await expect(form.field(page, 'service'), 'not picked yet').toHaveValue('fuite')
  await form.field(page, 'description').focus()
  // A slow machine leaves the page only after the last letters.
  await page.evaluate(() => {
    window.location.reload()
    document.execCommand('insertText', false, 'Fuite sous l’évier')
  })
  await expect(found(page)).toBeVisible()
  await expect(form.field(page, 'description')).toHaveValue('Fuite sous l’évier')

  await form.submit(page)
  await expect.poll(() => form.toastText(page)).toContain('Adresse')
  await clearAll(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await form.toastText(page)).toBe('')
  await expectEmpty(page)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(form.field(page, 'description')).toHaveValue('Fuite sous l’évier')
  await clearAll(page).click()
  await page.reload()
  await expectEmpty(page)
  expect(await found(page).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Annuler' }).count()).toBe(0)
})

test('what is typed before hydration wins over what is kept or brought back', async ({ page }) => {
  await form.open(page)
  await form.fillIn(page)
  let letGo = await holdCode(page)
  await page.reload()
  // As a browser that brings back the texts.
  await form.field(page, 'address').fill('Bordeaux (Gironde)')
  letGo()
  await form.expectFilledIn(page)

  letGo = await holdCode(page)
  await page.reload()
  await form.field(page, 'name').fill('Zoé')
  await form.field(page, 'service').fill('évier')
  letGo()
  await expect(form.field(page, 'phone')).toHaveValue('06 12 34 56 78')
  await expect(form.field(page, 'name')).toHaveValue('Zoé')
  await expect(form.field(page, 'service')).toHaveValue('évier')
})
