import { expect, type Page } from '@playwright/test'

interface Request {
  readonly address?: string
  readonly service?: string
  readonly urgency?: string
  readonly description?: string
}

/** Opens a page. What a test does before hydration is kept, as it is for a visitor. */
export function openPage(page: Page, path: string) {
  return page.goto(path)
}

/** Opens a city's calculator and waits until it answers. */
export async function openCalculator(page: Page, city = 'bordeaux') {
  await openPage(page, `/plombier-${city}`)
}

/** The rows of the list that is open. */
export function suggestions(page: Page) {
  return page.getByRole('listbox').getByRole('option')
}

/** Types an address and picks its first suggestion. */
export async function pickAddress(page: Page, text: string) {
  await page.getByLabel("Adresse d'intervention").fill(text)
  await suggestions(page).first().click()
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
}

/** Fills in the whole form, as a visitor would. */
export async function fillIn(
  page: Page,
  {
    address = 'bordeaux',
    service = 'Réparation de fuite',
    urgency = 'urgent',
    description = 'Fuite sous l’évier de la cuisine.',
  }: Request = {},
) {
  await page.getByLabel('Nom complet').fill('Élodie d’Artagnan')
  await page.getByLabel('Téléphone').fill('06 12 34 56 78')
  await pickAddress(page, address)
  await page.getByLabel('Type de service').fill(service)
  await suggestions(page).filter({ hasText: service }).first().click()
  await page.getByLabel("Niveau d'urgence").selectOption(urgency)
  await page.getByLabel('Description détaillée').fill(description)
}

export async function submit(page: Page) {
  await page.getByRole('button', { name: 'Mon devis' }).click()
}

/** Until the page has done what it left for later. */
export async function rest(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  )
}
