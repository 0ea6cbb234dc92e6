import { cities, findService } from '@plombier/quote-engine'
import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { expect, test } from '../support/e2e/test.ts'

// The security policy would hide what a form itself does.
test.use({ javaScriptEnabled: false, bypassCSP: true })

test('without JavaScript, a visitor reads promise and prices, and a submit sends nothing', async ({
  page,
}) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.goto('/')
  await expect(page.getByText(/JavaScript/)).toBeVisible()
  await page.getByRole('link', { name: 'Les villes sont en bas de la page.' }).click()
  await expect(page.getByRole('heading', { name: /^Un plombier dans/ })).toBeInViewport()
  const links = page.getByRole('contentinfo').getByRole('link', { name: /^Plombier / })
  await expect(links).toHaveCount(cities.length)
  const send = page.getByRole('button', { name: 'Ouvrir dans ma messagerie' })
  await send.click()
  await expect(page.locator('#message')).toBeFocused()
  await page.locator('#message').fill('Zébulon')
  await send.click()
  await expect(page.locator('#message')).toHaveValue('Zébulon')

  await home.openers(page).first().click()
  await expect(home.chooser(page).getByRole('link')).toHaveCount(cities.length)
  await expect(home.search(page)).toBeHidden()
  await home.chooser(page).getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: /^Réparation de fuite/ }).click()
  await home.chooser(page).getByRole('link', { name: 'Chalon-sur-Saône' }).click()
  await expect(page).toHaveURL('/plombier-chalon-sur-saone')
  await expect(page.getByText('Déplacement : 20 km offerts, puis 0,65 € par km')).toBeVisible()
  await expect(page.getByText(/^Le prix se calcule dans.*JavaScript/)).toBeVisible()
  await form.field(page, 'name').fill('Zébulon')
  await page.getByRole('button', { name: 'Mon devis' }).click()
  await expect(form.field(page, 'name')).toHaveValue('Zébulon')
  expect(urls.join()).not.toContain('bulon')

  await home.legalLink(page).click()
  await expect(page.getByRole('heading', { name: 'Protection des données' })).toBeVisible()
})

test('the home page prints its whole price list, and no form', async ({ page }) => {
  await page.goto('/')
  const { name } = findService('debouchage')
  const service = page.getByRole('main').getByText(name)
  await expect(service).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(service).toBeVisible()
  await expect(page.locator('#message')).toBeHidden()
})
