import { expect, type Page } from '@playwright/test'

/** Follows a link to a city at the end of a page, where the cities may be folded. */
export async function followCityLink(page: Page, name: string) {
  const footer = page.getByRole('contentinfo')
  const link = footer.getByRole('link', { name: `Plombier ${name}`, exact: true })
  if (!(await link.isVisible())) await footer.getByText(/^Un plombier dans/).click()
  await link.click()
}

/**
 * Opens the home page's city chooser and looks for a city. Once its link alone is left, the page is
 * hydrated: before, the browser itself would follow links, and load a page.
 */
export async function lookForCity(page: Page, name: string) {
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
  const chooser = page.getByRole('dialog')
  await chooser.getByLabel('Ville, code postal ou adresse').fill(name)
  await expect(chooser.getByRole('link')).toHaveText([name])
  return chooser
}

/** Follows the link to the legal notices, and goes back. */
export async function leaveAndComeBack(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page).toHaveTitle(/Mentions légales/)
  await page.goBack()
}
