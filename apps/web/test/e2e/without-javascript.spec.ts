import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('the landing page reads well, links to every city and says what needs JavaScript', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Réparation de fuite')).toBeVisible()
  await expect(page.getByText(/JavaScript/)).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Chalon-sur-Saône/ })
    .click()
  await expect(page).toHaveURL('/plombier-chalon-sur-saone')
})

test('a city page shows the rules of the price and says that the calculator needs JavaScript', async ({
  page,
}) => {
  await page.goto('/plombier-lyon')
  await expect(page.getByText(/20\skm de déplacement offerts/)).toBeVisible()
  await expect(page.getByText(/JavaScript/)).toBeVisible()
  await page.getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('heading', { name: 'Protection des données' })).toBeVisible()
})
