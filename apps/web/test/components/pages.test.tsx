import { cities, currentTariff } from '@plombier/quote-engine'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { date } from '../../src/format/date.ts'
import { kilometers, percent, wholeEuros } from '../../src/format/french.ts'
import { stubAddressService } from '../support/components/address-service.ts'
import { submit } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { plain, travelRule } from '../support/price.ts'

const contentOf = (selector: string) =>
  plain(document.head.querySelector(selector)?.getAttribute('content') ?? '')

test.each([
  [
    '/',
    'Un plombier en 2 minutes, prix immédiat',
    `déplacement compris, dans ${cities.length} villes de France`,
  ],
  ['/mentions-legales', 'Mentions légales', 'responsabilité et protection des données'],
  [
    '/plombier-le-havre',
    'Plombier au Havre : devis immédiat',
    `prix d’un plombier au Havre : ${kilometers(currentTariff.freeKilometers)} de déplacement offerts`,
  ],
])(
  '%s has a title and a description for search engines and social sites',
  async (path, title, description) => {
    await openSite(path)
    const named = `${title} | Plombier 2 Minutes`
    expect(plain(document.title)).toBe(named)
    expect(contentOf('[property="og:title"]')).toBe(named)
    for (const selector of ['[name="description"]', '[property="og:description"]']) {
      expect(contentOf(selector)).toContain(plain(description))
    }
    expect(contentOf('[property="og:site_name"]')).toBe('Plombier 2 Minutes')
    expect(contentOf('[property="og:type"]')).toBe('website')
    expect(contentOf('[property="og:locale"]')).toBe('fr_FR')
    expect(contentOf('[name="robots"]')).toBe('')
  },
)

test('a missing page has a title of its own, and is neither indexed nor described', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openSite('/nulle-part')
  expect(document.title).toBe('Page introuvable | Plombier 2 Minutes')
  expect(contentOf('[name="robots"]')).toBe('noindex')
  expect(contentOf('[name="description"]')).toBe('')
})

test.each([
  [
    'Service de mise en relation',
    [
      'met en relation des particuliers et des plombiers indépendants',
      'ne réalise aucune intervention lui-même',
    ],
  ],
  [
    'Tarification',
    [
      `Prix indicatifs, tarifs du ${date(currentTariff.date)}`,
      'le devis définitif est établi par le professionnel après diagnostic sur place',
      `déplacement depuis le centre de la ville choisie (${travelRule()})`,
      `minimum de ${wholeEuros(currentTariff.minimumTotal)} TTC`,
      `TVA de ${percent(currentTariff.vatRate)}`,
    ],
  ],
  [
    'Responsabilité',
    ['Ce dernier est seul responsable de ses interventions, de ses devis définitifs'],
  ],
  [
    'Protection des données',
    [
      'servent uniquement à la mise en relation',
      'ne sont pas conservées au-delà du traitement de la demande',
      'ne sont jamais transmises à des tiers à des fins commerciales',
      'le texte tapé dans le champ d’adresse est transmis au service d’adresses, avec le centre de la ville de la page et au besoin son nom',
      '« Utiliser ma position », votre position lui est transmise aussi',
      '« Me localiser » est comparée aux villes sur votre appareil',
      'ne dépose aucun cookie',
      'restent en mémoire dans l’onglet ouvert, et dans lui seul',
      '« Nouveau calcul », « Tout effacer » ou la fermeture de l’onglet les effacent',
      'peut tenir un journal de leurs visites, comme tout serveur : votre adresse IP, la date et l’heure, la page demandée et le navigateur',
      'Rien de ce que vous tapez n’y figure',
      'Base Adresse Nationale, Licence Ouverte 2.0',
    ],
  ],
])('the legal notices keep their promises under “%s”', async (title, promises) => {
  await openSite('/mentions-legales')
  const heading = page.getByRole('heading', { level: 2, name: title }).element()
  const text = plain(heading.closest('section')?.textContent ?? '')
  for (const promise of promises) expect(text).toContain(plain(promise))
})

test('without an e-mail address the legal notices promise no message, and name no publisher', async () => {
  await openSite('/mentions-legales')
  const main = page.getByRole('main')
  await expect.element(main.getByText(/formulaire de contact.*pas encore ouvert/)).toBeVisible()
  expect(main.element().querySelector('dl')).toBeNull()
})

test('the legal notices credit the publisher of the addresses, and lead back', async () => {
  await openSite('/mentions-legales')
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Base Adresse Nationale' }))
    .toHaveAttribute('href', 'https://adresse.data.gouv.fr/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Retour/ })
    .click()
  await expect.element(page.getByRole('region', { name: 'Contact' })).toBeInTheDocument()
})

test('with reduced motion no spinner turns', async () => {
  await openSite('/plombier-bordeaux')
  stubAddressService()
  await page.getByLabelText('Adresse d’intervention').fill('bordeaux')
  await expect.element(page.getByText('Recherche en cours...')).toBeVisible()
  expect(document.getAnimations()).not.toEqual([])

  await prefer({ 'prefers-reduced-motion': 'reduce' })
  expect(document.getAnimations()).toEqual([])
})

test('pages are light or dark as preferred, with more contrast too', async () => {
  await openSite('/mentions-legales')
  for (const [scheme, contrast] of [
    ['light', 'no-preference'],
    ['dark', 'no-preference'],
    ['light', 'more'],
    ['dark', 'more'],
  ] as const) {
    await prefer({ 'prefers-color-scheme': scheme, 'prefers-contrast': contrast })
    const { color, backgroundColor, colorScheme } = getComputedStyle(document.body)
    expect(brightness(color) > brightness(backgroundColor), `${scheme}, ${contrast}`).toBe(
      scheme === 'dark',
    )
    // Of the browser's own scroll bars and lists.
    expect(colorScheme).toContain(scheme)
  }
})

test('in the form, what the keyboard focuses has an outline', async () => {
  await openSite('/plombier-bordeaux')
  await userEvent.tab()
  const labels = ['Nom complet', "Niveau d'urgence", 'Description détaillée']
  for (const control of [...labels.map((label) => page.getByLabelText(label)), submit]) {
    const element = control.element()
    if (element instanceof HTMLElement) element.focus()
    expect(getComputedStyle(element).outlineStyle).not.toBe('none')
  }
})

async function prefer(preferences: Record<string, string>) {
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })
  const features = Object.entries(preferences).map(([name, value]) => ({ name, value }))
  await cdp().send('Emulation.setEmulatedMedia', { features })
}

/** The sum of a colour's channels. */
function brightness(color: string) {
  return (color.match(/\d+/g) ?? []).reduce((sum, channel) => sum + Number(channel), 0)
}
