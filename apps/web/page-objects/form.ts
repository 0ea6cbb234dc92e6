import { expect, type Page } from '@playwright/test'

export const texts = {
  name: 'Élodie d’Artagnan',
  phone: '06 12 34 56 78',
  email: 'elodie@example.fr',
  description: 'Fuite sous l’évier de la cuisine.',
  /** As the picked suggestion writes it. */
  address: 'Bordeaux',
}

/** What a visitor asks for: by default the urgent repair of a leak in Bordeaux. */
interface Request extends Partial<typeof texts> {
  readonly service?: string
  readonly urgency?: string
}

/** A field of the form by its id: another field may have a similar label. */
export function field(page: Page, id: keyof Request) {
  return page.locator(`#${id}`)
}

/** Opens a city's calculator and waits for its hydration. */
export async function open(page: Page, city = 'bordeaux') {
  await page.goto(`/plombier-${city}`)
  await waitForHydration(page)
}

/** Waits for the hydration of the form, which then answers a submit itself. Before that, focus opens no list. */
export async function waitForHydration(page: Page) {
  await expect(page.locator('form[novalidate]')).toBeVisible()
}

/** The options of the open list. */
export function suggestions(page: Page) {
  return page.getByRole('listbox').getByRole('option')
}

/** Fills in an address and picks its first suggestion. */
export async function pickAddress(page: Page, text: string) {
  await field(page, 'address').fill(text)
  await suggestions(page).first().click()
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
}

/** Fills in a service and picks it. */
async function pickService(page: Page, name: string) {
  await field(page, 'service').fill(name)
  await suggestions(page).filter({ hasText: name }).first().click()
}

/** Fills in the whole form. */
export async function fillIn(page: Page, request: Request = {}) {
  const { address = texts.address, service = 'Réparation de fuite', urgency = 'urgent' } = request
  for (const id of ['name', 'phone', 'email', 'description'] as const) {
    await field(page, id).fill(request[id] ?? texts[id])
  }
  if (address) await pickAddress(page, address)
  await pickService(page, service)
  await field(page, 'urgency').selectOption(urgency)
}

/** Expects the form as `fillIn` leaves it by default. */
export async function expectFilledIn(page: Page) {
  const picks = { service: 'Réparation de fuite', urgency: 'urgent' }
  for (const [id, value] of Object.entries({ ...texts, ...picks })) {
    await expect(page.locator(`#${id}`)).toHaveValue(value)
  }
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
}

/** Submits the form. */
export async function submit(page: Page) {
  await page.getByRole('button', { name: 'Mon devis' }).click()
}

/** Submits a filled-in form and waits for the result. */
export async function submitForResult(page: Page) {
  await submit(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Votre devis à/)
}

/** Opens Bordeaux's calculator, fills it in and goes on to the result. */
export async function openResult(page: Page, request?: Request) {
  await page.goto('/plombier-bordeaux')
  await fillIn(page, request)
  await submitForResult(page)
}

/** Presses the button that saves the PDF, and waits for the file. */
export async function downloadPdf(page: Page) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le devis PDF' }).click()
  return downloading
}

/** Waits until the browser is idle, a second at most. */
export async function rest(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  )
}
