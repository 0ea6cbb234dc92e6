import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { light } from '../../src/design/palette.ts'
import { stubAddressService } from '../support/components/address-service.ts'
import { openSite } from '../support/components/open-site.tsx'
import { fields, fillInTexts, pickAddress, submit } from '../support/components/quote-form.ts'
import { textsOf } from '../support/components/texts.ts'
import { notifications, toastText } from '../support/components/toasts.ts'

const summary = page.getByRole('group', { name: /à corriger/ })

function linkTexts() {
  return textsOf(summary.getByRole('link').elements())
}

async function submitToBeRefused() {
  await submit.click()
  await expect.element(summary).toHaveFocus()
}

test('a refused form lists what is to be corrected, leads there, and drops what is right', async () => {
  stubAddressService()
  await openSite('/plombier-bordeaux')
  await submitToBeRefused()
  expect(linkTexts()).toEqual([
    'Le nom doit contenir au moins 2 caractères',
    'Numéro de téléphone invalide',
    'Adresse requise',
    'Type de service requis',
    "Niveau d'urgence requis",
    'Description requise (minimum 10 caractères)',
  ])
  expect(document.title).toMatch(/^À corriger/)
  const message = page.getByText('Le nom doit contenir au moins 2 caractères').last()
  await expect.element(message).toHaveStyle({ color: light.danger })
  await expect.element(notifications).toMatchTextContent(/Adresse manquante/)
  summary.getByRole('link', { name: 'Numéro de téléphone invalide' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(fields.phone).toHaveFocus()

  await fields.name.fill('Al')
  await expect.element(fields.name).toHaveAttribute('aria-invalid', 'false')
  expect(toastText()).toBe('')
  await fields.address.fill('rue de la Gare')
  await fields.email.fill('elodie@')
  await expect.element(fields.email).toHaveAccessibleDescription('Email invalide')
  expect(linkTexts()).toEqual([
    'Numéro de téléphone invalide',
    'Email invalide',
    'Adresse manquante',
    'Type de service requis',
    "Niveau d'urgence requis",
    'Description requise (minimum 10 caractères)',
  ])
})

test('the summary goes with its last message, and comes back where a picked address is edited', async () => {
  await openSite('/plombier-bordeaux?service=fuite&urgence=urgent')
  await submitToBeRefused()
  await fillInTexts()
  await expect.element(summary.getByRole('link')).toHaveLength(1)
  await expect.element(summary.getByRole('heading')).toHaveTextContent('Des champs sont à corriger')
  await pickAddress()
  await expect.poll(() => summary.query()).toBeNull()
  expect(document.title).toMatch(/^Plombier à Bordeaux/)

  await userEvent.type(fields.address, '{End} nord')
  await expect.element(fields.address).toHaveValue('1 Place Pey-Berland 33000 Bordeaux nord')
  expect(page.getByText('Adresse confirmée').query()).toBeNull()
  await submitToBeRefused()
  expect(linkTexts()).toEqual(['Adresse manquante'])
  const advice = 'Veuillez sélectionner une adresse dans la liste des suggestions'
  expect(fields.address.element()).toHaveAccessibleDescription(
    expect.stringContaining(`Adresse manquante. ${advice}`),
  )
  await expect.element(notifications).toMatchTextContent(advice)
})

test('no field is marked as wrong before the first submit, nor before the next one after a result', async () => {
  await openSite('/plombier-bordeaux?service=fuite&urgence=urgent')
  const enterInitial = async () => {
    await fields.name.fill('É')
    await userEvent.tab()
    await expect.element(fields.name).toHaveValue('É')
    expect(summary.query()).toBeNull()
    expect(fields.name.element()).toHaveAttribute('aria-invalid', 'false')
  }
  await enterInitial()
  await submitToBeRefused()
  await fillInTexts()
  await pickAddress()
  await submit.click()
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await enterInitial()
  await submitToBeRefused()
  expect(linkTexts()).toEqual(['Le nom doit contenir au moins 2 caractères'])
})
