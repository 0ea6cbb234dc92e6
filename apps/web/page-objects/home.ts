import { expect, type Page } from '@playwright/test'

/**
 * Opens the home page's city chooser and looks for a city. Once its link alone is left, the page is
 * hydrated: before, the browser itself would follow links, and load a page.
 */
export async function lookForCity(page: Page, name: string) {
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
  const chooser = page.getByRole('dialog')
  await chooser.getByLabel('Rechercher une ville').fill(name)
  await expect(chooser.getByRole('link')).toHaveText([name])
  return chooser
}
