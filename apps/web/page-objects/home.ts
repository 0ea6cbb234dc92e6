import { expect, type Page } from '@playwright/test'

/** The buttons of the home page that open the city chooser, and the chooser. */
export function openers(page: Page) {
  return page.getByRole('button', { name: 'Devis Instantané Gratuit' })
}

export function chooser(page: Page) {
  return page.getByRole('dialog', { name: 'Choisissez votre ville' })
}

export function search(page: Page) {
  return page.locator('#city-filter')
}

/** Opens the home page's city chooser and chooses a city. Once its link alone is left, the page is hydrated. */
export async function chooseCity(page: Page, name: string) {
  await openers(page).first().click()
  await search(page).fill(name)
  await expect(chooser(page).getByRole('link')).toHaveText([name])
  await chooser(page).getByRole('link').click()
}

/** Follows the link to the legal notices, and goes back. */
export async function leaveAndComeBack(page: Page) {
  await legalLink(page).click()
  await expect(page).toHaveTitle(/Mentions légales/)
  await page.goBack()
}

export function legalLink(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' })
}
