import { findCity } from '@plombier/quote-engine'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { light } from '../../src/design/palette.ts'
import { stubAddressService } from '../support/components/address-service.ts'
import { fillInContact, pickAddress, submit } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { textsOf } from '../support/components/texts.ts'
import { notifications, toastText } from '../support/components/toasts.ts'

const messages = {
  'Nom complet': 'Le nom doit contenir au moins 2 caractères',
  Téléphone: 'Numéro de téléphone invalide',
  'Adresse d’intervention': 'Adresse requise',
  'Type de service': 'Type de service requis',
  "Niveau d'urgence": "Niveau d'urgence requis",
  'Description détaillée': 'Description requise (minimum 10 caractères)',
}
const summary = page.getByRole('group', { name: /à corriger/ })
const name = page.getByLabelText('Nom complet')
const email = page.getByLabelText('Email (facultatif)')
const address = page.getByLabelText('Adresse d’intervention')
const bordeaux = findCity('bordeaux').center

function linkTexts() {
  return textsOf(summary.getByRole('link').elements())
}

async function submitToBeRefused() {
  await submit.click()
  await expect.element(summary).toHaveFocus()
}

test('a refused form lists what is to be corrected, and leads there', async () => {
  await openSite('/plombier-bordeaux')
  await submitToBeRefused()
  await expect.element(summary.getByRole('heading')).toHaveTextContent('Des champs sont à corriger')
  expect(linkTexts()).toEqual(Object.values(messages))
  await expect.element(summary).toHaveStyle({ backgroundColor: light.dangerSoft })
  const message = page.getByText(messages['Nom complet']).last()
  await expect.element(message).toHaveStyle({ color: light.danger })
  expect(document.title).toMatch(/^À corriger/)
  const link = summary.getByRole('link', { name: messages.Téléphone })
  await expect.element(link).toHaveStyle({ color: light.danger })
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Téléphone')).toHaveFocus()
})

test('a submit is answered by its button before the form is refused', async () => {
  await openSite('/plombier-bordeaux')
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  await submit.click()
  await expect.element(page.getByRole('button', { name: 'Calcul en cours...' })).toBeDisabled()
  expect(summary.query()).toBeNull()
  for (const [paint] of frame.mock.calls) paint(0)
  frame.mockRestore()
  await expect.element(summary).toHaveFocus()
  await expect.element(submit).toBeEnabled()
})

test('a message goes or changes with its field, in the summary too, and the toast goes', async () => {
  stubAddressService()
  await openSite('/plombier-bordeaux')
  await submitToBeRefused()
  await expect.element(notifications).toMatchTextContent(/Adresse manquante/)
  await name.fill('Al')
  await expect.element(name).toHaveAttribute('aria-invalid', 'false')
  const others = Object.values(messages).slice(1)
  expect(linkTexts()).toEqual(others)
  expect(toastText()).toBe('')

  await address.fill('rue de la Gare')
  await expect
    .element(address)
    .toHaveAccessibleDescription(expect.stringContaining('Adresse manquante'))
  expect(linkTexts()).toEqual(
    others.map((message) => (message === 'Adresse requise' ? 'Adresse manquante' : message)),
  )
  await email.fill('elodie@')
  await expect.element(email).toHaveAccessibleDescription('Email invalide')
})

test('the summary keeps its heading until its last message and disappears with that one, until a picked address is edited', async () => {
  await openSite('/plombier-bordeaux?service=fuite&urgence=urgent')
  await fillInContact()
  await submitToBeRefused()
  await page.getByLabelText('Description détaillée').fill('Fuite sous l’évier de la cuisine.')
  await expect.element(summary.getByRole('link')).toHaveLength(1)
  expect(summary.getByRole('heading').element().textContent).toBe('Des champs sont à corriger')

  await pickAddress({ label: '20 Avenue de la Gare 33000 Bordeaux', coordinates: bordeaux })
  await expect.poll(() => summary.query()).toBeNull()
  expect(document.title).toMatch(/^Plombier à Bordeaux/)

  await userEvent.type(address, '{End} nord')
  await expect.element(address).toHaveValue('20 Avenue de la Gare 33000 Bordeaux nord')
  expect(page.getByText('Adresse confirmée').query()).toBeNull()
  await submitToBeRefused()
  expect(linkTexts()).toEqual(['Adresse manquante'])
  const instruction = 'Veuillez sélectionner une adresse dans la liste des suggestions'
  expect(address.element()).toHaveAccessibleDescription(
    expect.stringContaining(`Adresse manquante. ${instruction}`),
  )
  await expect.element(notifications).toMatchTextContent(instruction)
})

/** Enters a name that is too short, leaves the field, and expects no error. */
async function enterInitial() {
  await name.fill('É')
  await userEvent.tab()
  await expect.element(name).toHaveValue('É')
  expect(summary.query()).toBeNull()
  expect(name.element()).toHaveAttribute('aria-invalid', 'false')
  expect(document.title).toMatch(/^Plombier à Bordeaux/)
}

test('no field is marked as wrong before the first submit, nor before the next one after a result', async () => {
  await openSite('/plombier-bordeaux?service=fuite&urgence=urgent')
  await enterInitial()
  await submitToBeRefused()
  await fillInContact()
  await pickAddress({ label: '20 Avenue de la Gare 33000 Bordeaux', coordinates: bordeaux })
  await page.getByLabelText('Description détaillée').fill('Fuite sous l’évier de la cuisine.')
  await submit.click()
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await enterInitial()
  await submitToBeRefused()
  expect(linkTexts()).toEqual([messages['Nom complet']])
})

test('a service that is typed and not in the list has to be chosen', async () => {
  await openSite('/plombier-bordeaux')
  const service = page.getByLabelText('Type de service')
  await service.fill('évier')
  await submitToBeRefused()
  expect(linkTexts()).toContain('Type de service requis')
  expect(service.element()).toHaveAccessibleDescription(
    expect.stringContaining('Type de service requis. Choisissez un service dans la liste.'),
  )
})

test('a commune of three letters is accepted by its name, and its street asked for as a way to a closer price', async () => {
  await openSite('/plombier-bordeaux')
  const context = '64, Pyrénées-Atlantiques, Nouvelle-Aquitaine'
  await pickAddress({ label: 'Pau', type: 'municipality', context, coordinates: bordeaux })
  await expect.element(address).toHaveValue('Pau (Pyrénées-Atlantiques)')
  await expect.element(page.getByText('La rue rendra le prix plus juste.')).toBeVisible()
  await submitToBeRefused()
  expect(address.element()).toHaveAttribute('aria-invalid', 'false')
})
