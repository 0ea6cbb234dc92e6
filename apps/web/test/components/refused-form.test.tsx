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
import { notifications, textsOf } from '../support/components/texts.ts'

const { name, phone, email, address } = fields
const summary = page.getByRole('group', { name: /à corriger/ })

async function submitToBeRefused() {
  await submit.click()
  await expect.element(summary).toHaveFocus()
}

function errors() {
  return textsOf(summary.getByRole('link').elements())
}

test('a refused form lists what is wrong, leads there, and drops what is right', async () => {
  stubAddressService()
  await openSite('/plombier-bordeaux')
  await submitToBeRefused()
  const messages = [
    'Le nom doit contenir au moins 2 caractères',
    'Numéro de téléphone invalide',
    'Adresse requise',
    'Type de service requis',
    "Niveau d'urgence requis",
    'Description requise (minimum 10 caractères)',
  ]
  expect(errors()).toEqual(messages)
  expect(document.title).toMatch(/^À corriger/)
  await expect.element(notifications).toMatchTextContent(/Adresse manquante/)
  summary.getByRole('link').nth(1).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(phone).toHaveFocus()

  await name.fill('Al')
  await expect.element(name).toHaveAttribute('aria-invalid', 'false')
  await address.fill('rue de la Gare')
  await email.fill('elodie@')
  await expect.element(email).toHaveAccessibleDescription('Email invalide')
  const others = ['Email invalide', 'Adresse manquante', ...messages.slice(3)]
  expect(errors()).toEqual([messages[1], ...others])
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
  const advice =
    /Adresse manquante.*Veuillez sélectionner une adresse dans la liste des suggestions/
  await expect.element(address).toHaveAccessibleDescription(advice)
  await expect.element(notifications).toMatchTextContent(advice)
})
