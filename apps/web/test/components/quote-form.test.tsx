import { MINIMUM_TOTAL } from '@plombier/quote-engine'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addToMemory, readMemory, writeMemory } from '../../src/memory.ts'
import { amountsOf, plain } from '../support/amounts.ts'
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
import { sampleQuote } from '../support/sample-quote.ts'

const { name, phone, email, address } = fields
const advice = /Adresse manquante.*Veuillez sélectionner une adresse dans la liste des suggestions/
const summary = page.getByRole('group', { name: /à corriger/ })

/** Submits, and expects the toast first, which goes after its time. */
async function submitToBeRefused() {
  await submit.click()
  await expect.element(announced).toMatchTextContent(advice)
  await expect.element(summary).toHaveFocus()
}

/** How far below the top of the page the first field is, in whole pixels. */
function placeOfName() {
  return Math.round(name.element().getBoundingClientRect().top + window.scrollY)
}

function errors() {
  return textsOf(summary.getByRole('link').elements())
}

const quote = sampleQuote()
const { values } = quote

beforeEach(() => page.viewport(360, 740))

test('the form names its city, and says how the price is computed', async () => {
  await openSite('/plombier-le-havre')
  expect(plain(document.title)).toBe('Plombier au Havre : devis immédiat | Plombier 2 Minutes')
  const text = plain(page.getByRole('main').element().textContent)
  for (const promise of [
    'Calculateur de Prix Professionnel',
    'au Havre',
    'Devis instantanéArtisan certifiéIntervention rapide',
    '20 km offerts, puis 0,65 € par km, distance mesurée depuis le centre du Havre.',
    `Prix minimum : ${MINIMUM_TOTAL} € TTC.`,
    'Devis gratuit et sans engagement.',
  ]) {
    expect(text).toContain(promise)
  }
  await expect.element(page.getByPlaceholder('Votre adresse au Havre')).toBeVisible()
})

test('browsers can autofill the form, but not with addresses typed on other sites; a field in use is outlined', async () => {
  await openSite('/plombier-bordeaux')
  const inputs = [name, phone, email, address].map((field) => field.element() as HTMLInputElement)
  expect(inputs.map(({ type }) => type)).toEqual(['text', 'tel', 'email', 'text'])
  const contents = ['name', 'tel', 'email', 'address-line1']
  expect(inputs.map(({ autocomplete }) => autocomplete)).toEqual(contents)
  expect(address.element()).toHaveAttribute('name', expect.stringContaining('plombier'))
  for (const control of [name, fields.urgency, fields.description, submit]) {
    control.element().focus({ focusVisible: true } as FocusOptions)
    expect(getComputedStyle(control.element()).outlineStyle).not.toBe('none')
  }
})

test('a calculation that fails says so, and the next one leads to the result', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await openSite('/plombier-bordeaux', { values })
  vi.spyOn(Date.prototype, 'toISOString').mockImplementationOnce(() => {
    throw new Error('on purpose')
  })
  await submit.click()
  const failure = /Impossible de calculer le devis. Veuillez réessayer./
  await expect.element(announced).toMatchTextContent(failure)
  await submit.click()
  await expect.element(page.getByText(/DEV-012345/).first()).toBeVisible()
  await page.getByRole('button', { name: /^Modifier/ }).click()
  await name.fill('A')
  await expect.element(name).toHaveValue('A')
  expect(name.element().ariaInvalid, 'before the next submit').toBe('false')
})

test('Tout effacer leaves no room of the summary', async () => {
  await openSite('/plombier-bordeaux', { values: { ...values, address: { text: '' } } })
  const place = placeOfName()
  await submitToBeRefused()
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await expect.element(name).toHaveValue('')
  await expect.poll(placeOfName).toBeLessThanOrEqual(place)
})

test('a toast goes when what it says is no longer true', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ features: [] }))
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
    found({ coords: { latitude: 44.84, longitude: -0.57, accuracy: 20 } } as GeolocationPosition),
  )
  await openSite('/plombier-bordeaux')
  await submitToBeRefused()
  await page.getByRole('button', { name: 'Utiliser ma position' }).click()
  await expect.element(page.getByText('Adresse confirmée')).toBeVisible()
  await expect.element(announced).toHaveTextContent('')
})

test('a page from the back/forward cache shows what the tab keeps by then', async () => {
  const comeBack = () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await openSite('/plombier-bordeaux')
  await name.fill('Zoé')
  addToMemory({ name: 'Zélie' })
  comeBack()
  await expect.element(name).toHaveValue('Zélie')
  await phone.fill('06')
  expect(readMemory()?.values).toMatchObject({ name: 'Zélie', phone: '06' })
  writeMemory(undefined)
  comeBack()
  await expect.element(name).toHaveValue('')
})

test('the PDF of a quote is made once, and the quote of a city stands on its own page alone', async () => {
  const shown = page.getByText(/DEV-412345/).first()
  const { history, pdfRequests } = await openSite('/plombier-bordeaux?vue=devis', { values, quote })
  await expect.element(shown).toBeVisible()
  history.push('/plombier-lyon?vue=devis')
  await expect.element(submit).toBeVisible()
  expect(shown.query()).toBeNull()
  history.back()
  await expect.element(shown).toBeVisible()
  expect(pdfRequests).toHaveLength(1)
})

test('another urgency is a press on the result, which issues the quote anew', async () => {
  const { total } = amountsOf('fuite', 'emergency')
  await openSite('/plombier-bordeaux?vue=devis', { values, quote })
  vi.setSystemTime('2026-11-22T11:31:00Z')
  const immediate = page.getByRole('button', { name: /^Urgence immédiate/ })
  await immediate.click()
  await expect.element(page.getByText(/DEV-060000/).first()).toBeVisible()
  await expect.element(immediate).toHaveFocus()
  await expect.element(immediate).toHaveAttribute('aria-pressed', 'true')
  const spoken = page.getByRole('status').getByText(total.replace('€', 'euros'))
  await expect.element(spoken).toBeInTheDocument()
  expect(plain(document.title)).toContain(`${total} TTC`)
  await page.getByRole('button', { name: /^Modifier/ }).click()
  await expect.element(fields.urgency).toHaveValue('emergency')
})

test('no form value reaches the event bus of TanStack’s devtools', async () => {
  const heard = vi.fn()
  for (const name of ['tanstack-connect', 'tanstack-dispatch-event', 'form-devtools:form-state']) {
    window.addEventListener(name, heard)
  }
  await openSite('/plombier-bordeaux')
  await fields.name.fill('Zoé')
  await expect.element(fields.name).toHaveValue('Zoé')
  expect(heard).not.toHaveBeenCalled()
})

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
  await expect.element(phone).toHaveAccessibleDescription(/^Au moins 10.*invalide/)
  await expect.element(summary.getByRole('heading')).toHaveTextContent('6 champs à corriger')
  const { length } = window.history
  summary.getByRole('link').nth(1).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(phone).toHaveFocus()
  expect(window.history, 'one press of Back leaves the page').toHaveLength(length)

  await name.fill('Al')
  await expect.element(name).toHaveAttribute('aria-invalid', 'false')
  await address.fill('rue de la Gare')
  await email.fill('elodie@')
  await expect
    .element(email)
    .toHaveAccessibleDescription(/Email invalide\s*Par exemple.: nom@exemple\.fr/)
  const others = Object.values(messages).slice(3)
  expect(errors()).toEqual([messages.phone, 'Email invalide', 'Adresse manquante', ...others])
})

test('the summary goes with its last message, and returns for an edited address', async () => {
  await openSite('/plombier-bordeaux')
  await pickService('Réparation de fuite')
  await fields.urgency.selectOptions('urgent')
  await submitToBeRefused()
  const place = placeOfName()
  await name.fill('Élodie')
  await expect.element(summary.getByRole('link')).toHaveLength(3)
  expect(placeOfName(), 'where the finger is').toBe(place)
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
