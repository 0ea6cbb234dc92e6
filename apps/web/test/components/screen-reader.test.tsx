import { categories, currentTariff, services, urgencies } from '@plombier/quote-engine'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wholeEuros } from '../../src/format/french.ts'
import { filterCities } from '../../src/site/city-chooser/filter-cities.ts'
import {
  fillInContact,
  searchAddress,
  submit,
  suggestions,
} from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { stubPdfWorker } from '../support/components/pdf-worker.ts'
import {
  clearSpokenPhrases,
  liveAnnouncements,
  readAloud,
  spokenPhrases,
  startScreenReader,
} from '../support/components/screen-reader.ts'
import { placeAt } from '../support/places.ts'
import { plain, priceOf } from '../support/price.ts'

// pdfmake takes seconds to load from the development server.
beforeEach(() => void stubPdfWorker())

const { freeKilometers, minimumTotal } = currentTariff
const main = page.getByRole('main')
const farFromParis = placeAt('paris', freeKilometers + 79, 180)
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

/** Takes the pointer away from where a list opens: its row would become the active one. */
const leaveList = () => page.getByRole('banner').hover()

/** What a screen reader reads of the headings, regions and controls inside an element. */
async function outline(container: Element) {
  const phrases = await readAloud(container)
  return phrases.filter((phrase) =>
    /^(?:button|combobox|heading|link|radio|region|searchbox|textbox), /.test(phrase),
  )
}

test('a screen reader reads the promise, the prices and how to begin on the home page, without a second number for the steps', async () => {
  await openSite('/')
  const phrases = await outline(main.element())
  expect(phrases.filter((phrase) => /^region|level [12]$/.test(phrase))).toEqual([
    'heading, Un plombier en 2 minutes, prix immédiat, level 1',
    `region, ${services.length} services, un prix pour chacun`,
    `heading, ${services.length} services, un prix pour chacun, level 2`,
    'region, Un prix honnête, avant l’intervention',
    'heading, Un prix honnête, avant l’intervention, level 2',
    'region, Contact',
    'heading, Contact, level 2',
  ])
  expect(phrases.slice(1, 5)).toEqual([
    'radio, Fuite, not checked, position 1, set size 3',
    'radio, WC bouché, not checked, position 2, set size 3',
    'radio, Plus d’eau chaude, not checked, position 3, set size 3',
    'button, Devis Instantané Gratuit',
  ])
  expect(phrases).toEqual(
    expect.arrayContaining(categories.map(({ name }) => `heading, ${name}, level 3`)),
  )
  expect(phrases).toContain(`button, Réparation de fuite ${priceOf({ service: 'fuite' }).amount}`)
  expect(phrases.at(-1)).toBe('textbox, Message, not invalid, required')

  const steps = page.getByRole('list').filter({ hasText: 'Lisez le prix' })
  const inSteps = await readAloud(steps.element())
  expect(inSteps).toContainEqual(expect.stringMatching(/^Lisez le prix/))
  expect(inSteps).not.toContain('2')
})

test('the chooser announces its name, how many cities are left, and the page that a city opens', async () => {
  await openSite('/')
  await startScreenReader()
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await expect.poll(spokenPhrases).toContain('dialog, Choisissez votre ville')
  await page.getByRole('searchbox').fill('saint-etienne')
  await expect.poll(liveAnnouncements).toEqual(['polite: 1 ville trouvée'])
  const phrases = await readAloud(dialog.element())
  expect(phrases).toContain('searchbox, Rechercher une ville, saint-etienne, not invalid')
  expect(phrases).toContain('listitem, level 1, position 1, set size 1')
  expect(phrases).toContain('link, Saint-Étienne')

  await page.getByRole('searchbox').fill('zzz')
  await expect
    .poll(liveAnnouncements)
    .toContain(
      'polite: Aucune ville trouvée. Effacez le texte et choisissez la ville la plus proche de chez vous.',
    )

  await page.getByRole('searchbox').fill('lyon')
  await dialog.getByRole('link', { name: 'Lyon' }).click()
  await expect.poll(spokenPhrases).toContain('heading, Calculateur de Prix Professionnel, level 1')
})

test('a screen reader reads each field of a refused form with its hint and its error', async () => {
  await openSite('/plombier-bordeaux')
  await submit.click()
  await expect.element(page.getByRole('group', { name: /à corriger/ })).toHaveFocus()
  const phrases = await outline(main.element())
  expect(phrases).toEqual([
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
    'combobox, Adresse d’intervention, Choisissez votre adresse dans la liste qui s’ouvre. Adresse requise, has popup listbox, not expanded, autocomplete in list, 1 control, invalid, required',
    'button, Utiliser ma position',
    "heading, Étape 2 : Détails de l'intervention, level 2",
    'combobox, Type de service, Tapez un mot, par exemple « fuite » ou « évier », ou parcourez la liste. Type de service requis, has popup listbox, not expanded, autocomplete in list, 1 control, invalid, required',
    "combobox, Niveau d'urgence, Niveau d'urgence requis, has popup listbox, not expanded, invalid, required",
    'textbox, Description détaillée, Plus la description est précise, plus le devis du professionnel sera juste. Description requise (minimum 10 caractères), invalid, required',
    'button, Mon devis',
    'link, Base Adresse Nationale',
    'link, Vos données',
    'region, Notifications',
    'button, Fermer la notification',
  ])
  // The heading has the number of its step.
  expect(await readAloud(main.element())).not.toContain('1')
})

test('the address field announces how many addresses were found, and its list has each once', async () => {
  await openSite('/plombier-bordeaux')
  await leaveList()
  await startScreenReader()
  await searchAddress('rivoli', ...rivoli)
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

test('the service list has categories and prices, and a pick announces its price', async () => {
  const { basePrice, totalPrice } = priceOf({ service: 'debouchage' })
  const billed = basePrice < minimumTotal ? ` (facturé ${wholeEuros(minimumTotal)})` : ''
  await openSite('/plombier-bordeaux')
  await leaveList()
  await startScreenReader()
  const service = page.getByLabelText('Type de service')
  await service.click()
  const groups = await readAloud(page.getByRole('listbox').element())
  expect(groups).toContain('group, Canalisations et évacuation')

  // All letters at once, like a paste.
  await service.fill('debouchage de canalisation')
  const phrases = await readAloud(page.getByRole('listbox').element())
  const [first] = phrases.filter((phrase) => phrase.startsWith('option'))
  expect(first).toContain(
    plain(`, Débouchage de canalisation À partir de ${wholeEuros(basePrice)}${billed}`),
  )
  expect(first).toMatch(/, selected, .*position 1, set size \d+$/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(liveAnnouncements).toEqual([`polite: À partir de ${totalPrice} euros`])
})

test('a screen reader announces the title and price of the result, and reads its breakdown', async () => {
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
  await startScreenReader()
  await suggestions.first().click()
  await expect.poll(liveAnnouncements).toContain(`polite: ${price.totalPrice} euros`)
  await clearSpokenPhrases()
  await submit.click()
  await expect
    .poll(spokenPhrases)
    .toEqual([
      'button, Mon devis',
      'heading, Votre devis à Paris, level 1',
      `polite: Devis calculé ! Montant: ${price.totalPrice}€ TTC`,
    ])
  const phrases = await readAloud(main.element())
  expect(phrases).toContain('table, Détail du prix')
  expect(phrases.filter((phrase) => phrase.startsWith('row, '))).toEqual([
    ...price.lines.screen.map((line) => `row, ${line.join(' ')}`),
    `row, Total TTC ${price.exactAmount}`,
    ...urgencies.map(({ key, label }) =>
      [
        `row, ${label}`,
        key === 'urgent' ? 'Votre choix' : `Choisir ${label}`,
        priceOf({ service: 'fuite', urgency: key, city: 'paris', address: farFromParis }).amount,
      ].join(' '),
    ),
  ])
  for (const part of price.estimate.split(/(?<=: )/))
    expect(phrases.join(' ')).toContain(part.trim())
  expect(phrases).toContain('button, Télécharger le devis PDF')
})

test('the 404 page says in English and in French that there is no page, and where to go', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openSite('/nulle-part')
  expect(await outline(main.element())).toEqual([
    'link, Return to Home',
    'heading, Oops! Page not found, level 1',
    'region, Choisissez votre ville',
    'searchbox, Rechercher une ville, not invalid',
    'button, Me localiser',
    ...filterCities('').flatMap((group) => group.map(({ name }) => `link, ${name}`)),
  ])
  await expect.element(page.getByText(/^Cette page n’existe pas\./)).toBeVisible()
  for (const english of ['Oops! Page not found', 'Return to Home']) {
    await expect.element(page.getByText(english)).toHaveAttribute('lang', 'en')
  }
  await startScreenReader()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect
    .poll(spokenPhrases)
    .toContain('heading, Un plombier en 2 minutes, prix immédiat, level 1')
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
  await expect.element(summary.getByRole('heading')).toHaveTextContent('Des champs sont à corriger')
  expect(await liveAnnouncements()).toEqual([])

  await clearSpokenPhrases()
  await submit.click()
  await expect.poll(spokenPhrases).toEqual(refusal)
})

test('after a pick, a screen reader announces that another city is nearer', async () => {
  await openSite('/plombier-bordeaux')
  await searchAddress(
    'olivet',
    { label: '1 Rue de Sully 45160 Olivet', coordinates: placeAt('orleans', 5, 180) },
    { label: 'Rue Olivet 33000 Bordeaux' },
  )
  await startScreenReader()
  await suggestions.first().click()
  await expect
    .poll(liveAnnouncements)
    .toEqual([
      'polite: Cette adresse est plus proche d’Orléans que de Bordeaux : depuis Orléans, le déplacement coûterait moins cher.Calculer depuis Orléans',
    ])
})

test('once an emergency is picked, a screen reader announces the emergency advice', async () => {
  await openSite('/plombier-bordeaux')
  await startScreenReader()
  await page.getByLabelText("Niveau d'urgence").selectOptions('emergency')
  await expect
    .poll(liveAnnouncements)
    .toEqual([expect.stringMatching(/^polite: En cas de fuite, tout de suite.*Fermez le robinet/)])
})

test('a screen reader announces that no service is found, even if one was picked before', async () => {
  await openSite('/plombier-bordeaux?service=fuite')
  await expect.element(page.getByLabelText('Type de service')).toHaveValue('Réparation de fuite')
  await startScreenReader()
  await page.getByLabelText('Type de service').fill('zzz')
  await expect.poll(liveAnnouncements).toContain('polite: Aucun service trouvé.')
})
