import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type FoundAddress, foundAddresses } from '../found-address.ts'

export const submit = page.getByRole('button', { name: 'Mon devis' })
export const suggestions = page.getByRole('listbox').getByRole('option')

/** Fills in name and telephone. */
export async function fillInContact() {
  await page.getByLabelText('Nom complet').fill('Élodie')
  await page.getByLabelText('Téléphone').fill('06 12 34 56 78')
}

/** Lets the address service know one address, fills it in and picks it. */
export async function pickAddress(address: FoundAddress & { readonly label: string }) {
  vi.stubGlobal('fetch', async () => Response.json(foundAddresses(address)))
  await page.getByLabelText('Adresse d’intervention').fill(address.label)
  await suggestions.click()
  await expect.element(page.getByText('Adresse confirmée')).toBeVisible()
}
