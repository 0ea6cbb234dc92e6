import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stubAddressService } from '../support/components/address-service.ts'
import {
  fields,
  fillInTexts,
  pickAddress,
  pickService,
  submit,
} from '../support/components/quote-form.ts'
import { openSite } from '../support/components/render.tsx'
import { announced, textsOf } from '../support/components/texts.ts'

const { name, phone, email, address } = fields
const advice = /Adresse manquante.*Veuillez sélectionner une adresse dans la liste des suggestions/
const summary = page.getByRole('group', { name: /à corriger/ })

/** Submits, and expects the toast first, which goes after its time. */
async function submitToBeRefused() {
  await submit.click()
  await expect.element(announced).toMatchTextContent(advice)
  await expect.element(summary).toHaveFocus()
}

function errors() {
  return textsOf(summary.getByRole('link').elements())
}

test('a refused form lists what is wrong, leads there, and drops what is right', async () => {
  stubAddressService()
  await openSite('/plombier-bordeaux')
  await submitToBeRefused()
  const messages = {
    name: 'Le nom doit contenir au moins 2 caractères',
    phone: 'Numéro de téléphone invalide',
    address: 'Adresse requise',
    service: 'Type de service requis',
    urgency: "Niveau d'urgence requis",
    description: 'Description requise (minimum 10 caractères)',
  }
  expect(errors()).toEqual(Object.values(messages))
  expect(document.title).toMatch(/^À corriger/)
  for (const [id, message] of Object.entries(messages)) {
    const field = fields[id as keyof typeof messages]
    await expect.element(field).toBeInvalid()
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(message))
  }
  summary.getByRole('link').nth(1).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(phone).toHaveFocus()

  await name.fill('Al')
  await expect.element(name).toHaveAttribute('aria-invalid', 'false')
  await address.fill('rue de la Gare')
  await email.fill('elodie@')
  await expect.element(email).toHaveAccessibleDescription('Email invalide')
  const others = Object.values(messages).slice(3)
  expect(errors()).toEqual([messages.phone, 'Email invalide', 'Adresse manquante', ...others])
})

test('the summary goes with its last message, and returns for an edited address', async () => {
  await openSite('/plombier-bordeaux')
  await pickService('Réparation de fuite')
  await fields.urgency.selectOptions('urgent')
  await submitToBeRefused()
  await fillInTexts()
  await expect.element(summary.getByRole('link')).toHaveLength(1)
  await pickAddress()
  await expect.poll(() => summary.query()).toBeNull()
  expect(document.title).toMatch(/^Plombier à Bordeaux/)

  await userEvent.type(address, '{End} nord')
  await expect.element(address).toHaveValue('1 Place Pey-Berland 33000 Bordeaux nord')
  expect(page.getByText('Adresse confirmée').query()).toBeNull()
  await submitToBeRefused()
  expect(errors()).toEqual(['Adresse manquante'])
  await expect.element(address).toHaveAccessibleDescription(advice)
})
