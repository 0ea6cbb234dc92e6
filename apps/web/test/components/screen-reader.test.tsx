import {
  categories,
  cities,
  FREE_KILOMETERS,
  MINIMUM_TOTAL,
  services,
} from '@plombier/quote-engine'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wholeEuros } from '../../src/format/french.ts'
import {
  fillInContact,
  searchAddress,
  submit,
  suggestions,
} from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import {
  forget,
  heard,
  heardUnasked,
  listen,
  readAloud,
} from '../support/components/screen-reader.ts'
import { placeAt } from '../support/places.ts'
import { plain, priceOf } from '../support/price.ts'

const main = page.getByRole('main')
const farFromParis = placeAt('paris', FREE_KILOMETERS + 79, 180)
const rivoli = [
  {
    coordinates: farFromParis,
    label: '10 Rue de Rivoli 75004 Paris',
    postcode: '75004',
    city: 'Paris',
    context: '75, Paris, Île-de-France',
  },
  { label: 'Rivoli', type: 'municipality' },
]

/** What a screen reader's list of headings, regions and controls holds. */
async function outline(part: Element) {
  const phrases = await readAloud(part)
  return phrases.filter((phrase) =>
    /^(?:button|combobox|heading|link|region|searchbox|textbox), /.test(phrase),
  )
}

test('the home page says what it promises, its prices and how to begin', async () => {
  await openSite('/')
  const said = await outline(main.element())
  expect(said.filter((phrase) => /^region|level [12]$/.test(phrase))).toEqual([
    'region, Un plombier en 2 minutes, prix immédiat',
    'heading, Un plombier en 2 minutes, prix immédiat, level 1',
    `region, ${services.length} services, un prix pour chacun`,
    `heading, ${services.length} services, un prix pour chacun, level 2`,
    'region, Un prix honnête, avant l’intervention',
    'heading, Un prix honnête, avant l’intervention, level 2',
    'region, Contact',
    'heading, Contact, level 2',
  ])
  expect(said[2]).toBe('button, Devis Instantané Gratuit')
  expect(said).toEqual(
    expect.arrayContaining(categories.map(({ name }) => `heading, ${name}, level 3`)),
  )
  expect(said).toContain(`button, Réparation de fuite ${priceOf({ service: 'fuite' }).amount}`)
  expect(said.slice(-3)).toEqual([
    'textbox, Nom, not invalid, required',
    'textbox, E-mail, not invalid, required',
    'textbox, Message, not invalid, required',
  ])
})

test('the chooser says its name and how many cities are left', async () => {
  await openSite('/')
  await listen()
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await expect.poll(heard).toContain('dialog, Choisissez votre ville')
  await page.getByRole('searchbox').fill('saint-etienne')
  await expect.poll(heardUnasked).toEqual(['polite: 1 ville trouvée'])
  const said = await readAloud(dialog.element())
  expect(said).toContain('searchbox, Rechercher une ville, saint-etienne, not invalid')
  expect(said).toContain('listitem, level 1, position 1, set size 1')
  expect(said).toContain('link, Saint-Étienne')

  await page.getByRole('searchbox').fill('zzz')
  await expect
    .poll(heardUnasked)
    .toContain(
      'polite: Aucune ville trouvée. Effacez le texte et choisissez la ville la plus proche de chez vous.',
    )
})

test('a city of the chooser says the page that it leads to', async () => {
  await openSite('/')
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).click()
  await listen()
  await page.getByRole('dialog').getByRole('link', { name: 'Lyon' }).click()
  await expect.poll(heard).toContain('heading, Calculateur de Prix Professionnel, level 1')
})

test('the form says which fields it has, what they are for, and what is wrong with them', async () => {
  await openSite('/plombier-bordeaux')
  await submit.click()
  await expect.element(page.getByRole('group', { name: /à corriger/ })).toHaveFocus()
  const said = await outline(main.element())
  expect(said).toEqual([
    'link, Retour à l’accueil',
    'heading, Calculateur de Prix Professionnel, level 1',
    'heading, Des champs sont à corriger, level 2',
    'link, Le nom doit contenir au moins 2 caractères',
    'link, Numéro de téléphone invalide',
    'link, Adresse requise',
    'link, Type de service requis',
    "link, Niveau d'urgence requis",
    'link, Description requise (minimum 10 caractères)',
    'heading, Étape 1 : Vos informations, level 2',
    'textbox, Nom complet, Le nom doit contenir au moins 2 caractères, invalid, required',
    'textbox, Téléphone, Numéro de téléphone invalide, invalid, required',
    'textbox, Email (facultatif), not invalid',
    "combobox, Adresse d'intervention, Choisissez votre adresse dans la liste qui s’ouvre. Adresse requise, has popup listbox, not expanded, autocomplete in list, 1 control, invalid, required",
    "heading, Étape 2 : Détails de l'intervention, level 2",
    'combobox, Type de service, Tapez un mot, par exemple « fuite » ou « évier », ou parcourez la liste. Type de service requis, has popup listbox, not expanded, autocomplete in list, 1 control, invalid, required',
    "combobox, Niveau d'urgence, Niveau d'urgence requis, has popup listbox, not expanded, invalid, required",
    'textbox, Description détaillée, Plus la description est précise, plus le devis est juste. Description requise (minimum 10 caractères), invalid, required',
    'region, Comment le prix se calcule',
    'heading, Comment le prix se calcule, level 3',
    'button, Mon devis',
    'link, Base Adresse Nationale',
    'region, Notifications',
    'button, Fermer la notification',
  ])
})

test('the address field says how many addresses were found, and each of them once', async () => {
  await openSite('/plombier-bordeaux')
  await listen()
  await searchAddress('rivoli', ...rivoli)
  await expect
    .poll(heardUnasked)
    .toEqual(['polite: Recherche en cours...', 'polite: 2 adresses trouvées'])
  await userEvent.keyboard('{ArrowDown}')
  const said = await readAloud(page.getByRole('listbox').element())
  expect(said.filter((phrase) => phrase.startsWith('option'))).toEqual([
    'option, 10 Rue de Rivoli 75004 Paris 75, Paris, Île-de-France, selected, not disabled, position 1, set size 2',
    'option, Rivoli, not selected, not disabled, position 2, set size 2',
  ])
})

test('the service list says categories, prices and descriptions, and a pick its price', async () => {
  const { basePrice, totalPrice } = priceOf({ service: 'debouchage' })
  const minimum = basePrice < totalPrice ? ` (minimum ${wholeEuros(MINIMUM_TOTAL)})` : ''
  await openSite('/plombier-bordeaux')
  await listen()
  // At once, as a paste does.
  await page.getByLabelText('Type de service').fill('debouchage de canalisation')
  const said = await readAloud(page.getByRole('listbox').element())
  expect(said).toContain('group, Canalisations et évacuation')
  const [first] = said.filter((phrase) => phrase.startsWith('option'))
  expect(first).toContain(
    plain(`, Débouchage de canalisation À partir de ${wholeEuros(basePrice)}${minimum} Évier`),
  )
  expect(first).toMatch(/, selected, .*position 1, set size \d+$/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(heardUnasked).toEqual([`polite: À partir de ${totalPrice} euros`])
})

test('the result says its title, the price and what it is made of', async () => {
  const price = priceOf({
    service: 'fuite',
    urgency: 'urgent',
    city: 'paris',
    address: farFromParis,
  })
  await openSite('/plombier-paris?service=fuite&urgence=urgent')
  await fillInContact()
  await page.getByLabelText('Description détaillée').fill('Fuite sous l’évier')
  await searchAddress('rivoli', ...rivoli)
  await listen()
  await suggestions.first().click()
  await expect.poll(heardUnasked).toContain(`polite: ${price.totalPrice} euros`)
  await forget()
  await submit.click()
  await expect
    .poll(heard)
    .toEqual([
      'button, Mon devis',
      'heading, Votre devis à Paris, level 1',
      `polite: Devis calculé !Montant: ${price.totalPrice}€ TTC`,
    ])
  const said = await readAloud(main.element())
  expect(said).toContain('table, Détail du prix')
  expect(said.filter((phrase) => phrase.startsWith('row, '))).toEqual([
    ...price.lines.screen.map((line) => `row, ${line.join(' ')}`),
    `row, Total TTC ${price.amount}`,
  ])
  expect(said).toContain(price.estimate)
  expect(said).toContain(
    `image, L’adresse est à ${price.distance} km du centre de Paris, hors de la zone de ${FREE_KILOMETERS} km offerts.`,
  )
  expect(said).toContain('button, Télécharger le devis PDF')
})

test('the 404 page says in its language that there is no page, and where to go', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openSite('/nulle-part')
  expect(await outline(main.element())).toEqual([
    'heading, Oops! Page not found, level 1',
    'link, Return to Home',
    'region, Choisissez votre ville',
    'searchbox, Rechercher une ville, not invalid',
    'button, Me localiser',
    ...cities.map(({ name }) => `link, ${name}`),
  ])
  for (const english of ['Oops! Page not found', 'Return to Home']) {
    await expect.element(page.getByText(english)).toHaveAttribute('lang', 'en')
  }
  await listen()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect.poll(heard).toContain('heading, Un plombier en 2 minutes, prix immédiat, level 1')
})
