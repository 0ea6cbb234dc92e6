import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { expect, type Page, setClock, test } from '../support/e2e/test.ts'

const found = (page: Page) => page.getByText('Votre saisie est gardée')

async function expectEmpty(page: Page) {
  // Before that, every form is empty.
  await form.waitForHydration(page)
  for (const control of await page.locator('main :is(input, textarea, select)').all()) {
    await expect(control).toHaveValue('')
  }
  await expect(page.getByText('Adresse confirmée')).toBeHidden()
}

test('a tab keeps form and quote through history and reload, until Nouveau calcul', async ({
  page,
  context,
}) => {
  await form.open(page)
  await form.fillIn(page)
  await home.leaveAndComeBack(page)
  await form.expectFilledIn(page)
  await page.reload()
  await form.expectFilledIn(page)
  await expect(found(page)).toBeVisible()

  // Another city keeps all of it, the address too.
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await home.chooseCity(page, 'Lyon')
  await expect(page).toHaveURL('/plombier-lyon')
  await form.expectFilledIn(page)
  await form.submitForResult(page)
  // Another quote would have another number.
  await setClock(context, '2026-11-22T09:31:00Z')
  const quote = page.getByText(/DEV-812345/).first()
  await page.goBack()
  await form.expectFilledIn(page)
  await page.goForward()
  await expect(quote).toBeVisible()
  await home.leaveAndComeBack(page)
  await expect(quote).toBeVisible()
  await page.reload()
  await expect(quote).toBeVisible()
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await form.expectFilledIn(page)
  // The quote is shown as long as the form is what was priced.
  await form.field(page, 'urgency').selectOption('normal')
  await page.goBack()
  await expect(page).toHaveURL(/vue=devis/)
  await expect(form.field(page, 'urgency')).toHaveValue('normal')
  await form.submitForResult(page)
  await page.getByRole('button', { name: 'Nouveau calcul' }).click()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText(/DEV-860000/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Nouveau calcul' }).click()
  await expect(page).toHaveURL('/plombier-lyon')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectEmpty(page)
  await page.reload()
  await expectEmpty(page)
  await expect(found(page)).toHaveCount(0)
})

test('a begun form is found again with its last letter, takes the service of the price list, until Tout effacer', async ({
  page,
}) => {
  await form.open(page)
  await form.field(page, 'service').fill('fuite')
  await form.field(page, 'description').focus()
  // A slow machine leaves the page only after the last letters.
  await page.evaluate(() => {
    window.location.reload()
    document.execCommand('insertText', false, 'Fuite sous l’évier')
  })
  await expect(found(page)).toBeVisible()
  await expect(form.field(page, 'description')).toHaveValue('Fuite sous l’évier')
  await expect(form.field(page, 'service'), 'not picked yet').toHaveValue('fuite')
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await page.getByRole('button', { name: /^Réparation de fuite/ }).click()
  await home.chooser(page).getByRole('link', { name: 'Bordeaux' }).click()
  await expect(form.field(page, 'service')).toHaveValue('Réparation de fuite')
  await expect(form.field(page, 'description')).toHaveValue('Fuite sous l’évier')
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(form.field(page, 'service')).toHaveValue('Réparation de fuite')
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await expectEmpty(page)
  await page.reload()
  await expectEmpty(page)
})
