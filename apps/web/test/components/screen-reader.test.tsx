import { categories, findCity } from '@plombier/quote-engine'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stubAddressService } from '../support/components/address-service.ts'
import { fillInContact, pickAddress, submit } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import {
  clearSpokenPhrases,
  liveAnnouncements,
  readAloud,
  spokenPhrases,
  startScreenReader,
} from '../support/components/screen-reader.ts'
import { expectedPrice } from '../support/price.ts'
import { todaysServices } from '../support/todays-prices.ts'

const main = page.getByRole('main')

/** Takes the pointer away from where a list opens: its row would become the active one. */
const leaveList = () => page.getByRole('banner').hover()

test('a screen reader reads the home page section by section, and no second number for the steps', async () => {
  await openSite('/')
  const phrases = await readAloud(main.element())
  expect(phrases.filter((phrase) => /^region|^heading.*level [13]$/.test(phrase))).toEqual([
    'heading, Un plombier en 2 minutes, prix immédiat, level 1',
    `region, ${todaysServices.length} services, un prix pour chacun`,
    ...categories.map(({ name }) => `heading, ${name}, level 3`),
    'region, Un prix honnête, avant l’intervention',
    'heading, Comment ça marche, level 3',
    'region, Contact',
  ])
  expect(phrases).not.toContain('2')
})

test('a screen reader reads each field of a refused form with its hint and its error', async () => {
  await openSite('/plombier-bordeaux')
  await submit.click()
  await expect.element(page.getByRole('group', { name: /à corriger/ })).toHaveFocus()
  const phrases = await readAloud(main.element())
  expect(phrases.filter((phrase) => /^(?:heading|textbox|combobox)/.test(phrase))).toEqual([
    'heading, Calculateur de Prix Professionnel, level 1',
    'heading, Des champs sont à corriger, level 2',
    'heading, Étape 1 : Vos informations, level 2',
    'textbox, Nom complet, Le nom doit contenir au moins 2 caractères, invalid, required',
    'textbox, Téléphone, 10 caractères au moins. Numéro de téléphone invalide, invalid, required',
    'textbox, Email (facultatif), not invalid',
    'combobox, Adresse d’intervention, Choisissez votre adresse dans la liste qui s’ouvre. Adresse requise, has popup listbox, not expanded, autocomplete in list, 1 control, invalid, required',
    "heading, Étape 2 : Détails de l'intervention, level 2",
    'combobox, Type de service, Tapez un mot, comme « évier ». Type de service requis, has popup listbox, not expanded, autocomplete in list, 1 control, invalid, required',
    "combobox, Niveau d'urgence, Niveau d'urgence requis, has popup listbox, not expanded, invalid, required",
    'textbox, Description détaillée, 10 caractères au moins : le problème, le bâtiment, l’étage, le code d’entrée. Plus c’est précis, plus le devis sera juste. Description requise (minimum 10 caractères), invalid, required',
  ])
  // The heading has the number of its step.
  expect(phrases).not.toContain('1')
})

test('the address field announces how many addresses were found, and its list has each once', async () => {
  await openSite('/plombier-bordeaux')
  await leaveList()
  await startScreenReader()
  const requests = stubAddressService()
  await page.getByLabelText('Adresse d’intervention').fill('rivoli paris')
  await expect.poll(() => requests).toHaveLength(1)
  requests[0]?.found(
    {
      label: '10 Rue de Rivoli 75004 Paris',
      postcode: '75004',
      city: 'Paris',
      context: '75, Paris, Île-de-France',
    },
    { label: 'Rivoli', type: 'municipality' },
  )
  await expect
    .poll(liveAnnouncements)
    .toEqual(['polite: Recherche en cours...', 'polite: 2 adresses trouvées'])
  await userEvent.keyboard('{ArrowDown}')
  const phrases = await readAloud(page.getByRole('listbox').element())
  expect(phrases.filter((phrase) => phrase.startsWith('option'))).toEqual([
    'option, 10 Rue de Rivoli 75004 Paris 75, Paris, Île-de-France, selected, not disabled, position 1, set size 2',
    'option, Rivoli, not selected, not disabled, position 2, set size 2',
  ])

  await clearSpokenPhrases()
  // Not sent to the service, which refuses other scripts.
  await page.getByLabelText('Adresse d’intervention').fill('北京大学')
  await expect
    .poll(liveAnnouncements)
    .toEqual(['polite: Recherche en cours...', 'polite: Aucune adresse trouvée.'])
})

test('a screen reader announces the price of the form, and the title and price of the result', async () => {
  const { totalPrice } = expectedPrice({ service: 'fuite', urgency: 'urgent', city: 'paris' })
  await openSite('/plombier-paris?service=fuite&urgence=urgent')
  await fillInContact()
  await page.getByLabelText('Description détaillée').fill('Fuite sous l’évier')
  await startScreenReader()
  await pickAddress({ label: '10 Rue de Rivoli', coordinates: findCity('paris').center })
  await expect.poll(liveAnnouncements).toContain(`polite: ${totalPrice} euros`)
  await clearSpokenPhrases()
  await submit.click()
  await expect
    .poll(spokenPhrases)
    .toEqual([
      'button, Mon devis',
      'heading, Votre devis à Paris, level 1',
      `polite: Devis calculé ! Montant: ${totalPrice}€ TTC`,
    ])
})

test('the 404 page says in English and in French that there is no page, and where to go', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openSite('/nulle-part')
  expect(document.title).toBe('Page introuvable | Plombier 2 Minutes')
  const phrases = await readAloud(main.element())
  expect(phrases.filter((phrase) => /^(?:heading|link|region)/.test(phrase)).slice(0, 3)).toEqual([
    'link, Return to Home',
    'heading, Oops! Page not found, level 1',
    'region, Choisissez votre ville',
  ])
  expect(phrases).toContain('link, Saint-Étienne')
  await expect.element(page.getByText(/^Cette page n’existe pas\./)).toBeVisible()
  for (const english of ['Oops! Page not found', 'Return to Home']) {
    await expect.element(page.getByText(english)).toHaveAttribute('lang', 'en')
  }
})

const summary = page.getByRole('group', { name: /à corriger/ })

test('a screen reader announces each refused submit once, although a toast appears too, and no correction', async () => {
  const refusal = ['button, Mon devis', 'group, Des champs sont à corriger']
  await openSite('/plombier-bordeaux')
  await startScreenReader()
  await submit.click()
  await expect.element(page.getByText('Adresse manquante')).toBeVisible()
  await expect.element(summary).toHaveFocus()
  await expect.poll(spokenPhrases).toEqual(refusal)

  await clearSpokenPhrases()
  await fillInContact()
  await expect.element(summary.getByRole('link')).toHaveLength(4)
  expect(await liveAnnouncements()).toEqual([])

  await clearSpokenPhrases()
  await submit.click()
  await expect.poll(spokenPhrases).toEqual(refusal)
})

test('once an emergency is picked, a screen reader announces what to do first', async () => {
  await openSite('/plombier-bordeaux')
  await startScreenReader()
  await page.getByLabelText("Niveau d'urgence").selectOptions('emergency')
  await expect
    .poll(liveAnnouncements)
    .toEqual([expect.stringMatching(/^polite: Ça coule\s\? Fermez l’arrivée d’eau\./)])
})

test('a screen reader announces that no service is found, even if one was picked before', async () => {
  await openSite('/plombier-bordeaux?service=fuite')
  await expect.element(page.getByLabelText('Type de service')).toHaveValue('Réparation de fuite')
  await startScreenReader()
  await page.getByLabelText('Type de service').fill('zzz')
  await expect
    .poll(liveAnnouncements)
    .toContainEqual(expect.stringMatching(/^polite: Aucun service trouvé\./))
})
