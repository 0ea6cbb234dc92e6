import { findCity } from '@plombier/quote-engine'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type FoundAddress, foundAddresses } from '../found-address.ts'

const textbox = (name: string) => page.getByRole('textbox', { name })
const combobox = (name: string) => page.getByRole('combobox', { name })

export const fields = {
  name: textbox('Nom complet'),
  phone: textbox('Téléphone'),
  email: textbox('Email (facultatif)'),
  address: combobox('Adresse d’intervention'),
  service: combobox('Type de service'),
  urgency: combobox("Niveau d'urgence"),
  description: textbox('Description détaillée'),
}

export const submit = page.getByRole('button', { name: 'Mon devis' })
export const suggestions = page.getByRole('listbox').getByRole('option')

/** Fills in what is typed and required. */
export async function fillInTexts() {
  await fields.name.fill('Élodie')
  await fields.phone.fill('06 12 34 56 78')
  await fields.description.fill('Fuite sous l’évier de la cuisine.')
}

/** Lets the address service know one address, by default at Bordeaux's centre, fills it in and picks it. */
export async function pickAddress(address: Partial<FoundAddress> & { label?: string } = {}) {
  const label = address.label ?? '1 Place Pey-Berland 33000 Bordeaux'
  const found = { coordinates: findCity('bordeaux').center, ...address, label }
  vi.stubGlobal('fetch', async () => Response.json(foundAddresses(found)))
  await fields.address.fill(label)
  await suggestions.click()
  await expect.element(page.getByText('Adresse confirmée')).toBeVisible()
}

/** Fills in a service and picks it. */
export async function pickService(name: string) {
  await fields.service.fill(name)
  await suggestions.filter({ hasText: name }).first().click()
}
