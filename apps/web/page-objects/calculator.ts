import { expect, type Page } from '@playwright/test'
import type { Coordinates } from '@plombier/quote-engine'

/** What a visitor asks for: by default the urgent repair of a leak in Bordeaux. */
interface Request {
  /** Empty for none. */
  readonly address?: string
  readonly service?: string
  readonly urgency?: string
  readonly description?: string
}

/** Opens a city's calculator and waits for its hydration: before that, focus opens no list. */
export async function openCalculator(page: Page, city = 'bordeaux') {
  await page.goto(`/plombier-${city}`)
  const service = page.getByLabel('Type de service')
  await service.focus()
  await expect(suggestions(page).first()).toBeVisible()
  await service.blur()
}

/** The options of the open list. */
export function suggestions(page: Page) {
  return page.getByRole('listbox').getByRole('option')
}

/** Fills in an address and picks its first suggestion. */
export async function pickAddress(page: Page, text: string) {
  await page.getByLabel('Adresse d’intervention').fill(text)
  await suggestions(page).first().click()
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
}

/** Coordinates of the first address that the address service suggests for a text. */
export async function coordinatesOf(page: Page, text: string): Promise<Coordinates> {
  const answer = await page.request.get('/geocodage/search/', { params: { q: text, limit: 1 } })
  const [longitude, latitude] = (await answer.json()).features[0].geometry.coordinates
  return { latitude, longitude }
}

/** Fills in a service and picks it. */
export async function pickService(page: Page, name: string) {
  await page.getByLabel('Type de service').fill(name)
  await suggestions(page).filter({ hasText: name }).first().click()
}

/** Fills in the whole form. */
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
  await page.getByLabel('Email (facultatif)').fill('elodie@example.fr')
  if (address) await pickAddress(page, address)
  await pickService(page, service)
  await page.getByLabel("Niveau d'urgence").selectOption(urgency)
  await page.getByLabel('Description détaillée').fill(description)
}

/** Expects the form as `fillIn` leaves it by default. */
export async function expectFilledIn(page: Page) {
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')
  await expect(page.getByLabel('Téléphone')).toHaveValue('06 12 34 56 78')
  await expect(page.getByLabel('Email (facultatif)')).toHaveValue('elodie@example.fr')
  await expect(page.getByLabel('Adresse d’intervention')).toHaveValue('Bordeaux (Gironde)')
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  await expect(page.getByLabel('Type de service')).toHaveValue('Réparation de fuite')
  await expect(page.getByLabel("Niveau d'urgence")).toHaveValue('urgent')
  await expect(page.getByLabel('Description détaillée')).toHaveValue(
    'Fuite sous l’évier de la cuisine.',
  )
}

export async function submit(page: Page) {
  await page.getByRole('button', { name: 'Mon devis' }).click()
}

/** Submits a filled-in form and waits for the result. */
export async function submitForResult(page: Page) {
  await submit(page)
  await expect(page.getByText('Devis calculé !')).toBeVisible()
}

/** Opens Bordeaux's calculator, fills it in and goes on to the result. */
export async function openResult(page: Page, request?: Request) {
  await page.goto('/plombier-bordeaux')
  await fillIn(page, request)
  await submitForResult(page)
}

/** The toasts' text at this moment. As each disappears by itself, waiting for that proves nothing. */
export async function toastText(page: Page) {
  const toasts = await page.getByRole('region', { name: 'Notifications' }).allTextContents()
  return toasts.join('')
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
