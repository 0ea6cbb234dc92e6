import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dark, light } from '../../src/design/palette.ts'
import { quoteUrl } from '../../src/price/quote-link.ts'
import { emulateMedia } from '../support/components/emulated-media.ts'
import { submit } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { indicativePrices, percent, plain, travelRule, wholeEuros } from '../support/price.ts'
import { sampleQuote } from '../support/sample-quote.ts'
import { todaysTariff } from '../support/todays-prices.ts'

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
      indicativePrices(),
      `déplacement depuis le centre de la ville choisie (${travelRule()})`,
      `minimum de ${wholeEuros(todaysTariff.minimumTotal)} TTC`,
      `TVA de ${percent(todaysTariff.vatRate)}`,
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
      'Seul ce que vous tapez pour trouver un lieu part vers le service d’adresses, avec le centre de la ville ; ou votre position, si vous l’utilisez pour l’adresse.',
      'Le nom de la ville de la page s’y ajoute au besoin, la position est envoyée à un mètre près',
      '« Me localiser » est comparée aux villes sur votre appareil',
      'ne dépose aucun cookie',
      'restent en mémoire dans l’onglet ouvert, et dans lui seul',
      '« Nouveau calcul » et « Tout effacer » les effacent ; la fermeture de l’onglet aussi, sauf si votre navigateur le rouvre',
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

test.each([
  ['light', light],
  ['dark', dark],
])('who prefers %s colours gets their palette', async (scheme, palette) => {
  await openSite('/mentions-legales')
  await emulateMedia('', { 'prefers-color-scheme': scheme })
  await expect
    .element(page.elementLocator(document.body))
    .toHaveStyle({ color: palette.ink, backgroundColor: palette.paper })
})

test('who prefers more contrast reads links in ink', async () => {
  await openSite('/mentions-legales')
  await emulateMedia('', { 'prefers-contrast': 'more' })
  const link = page.getByRole('link', { name: 'Retour' })
  await expect.element(link).toHaveStyle({ color: light.ink })
})

test.each([
  ['a right price is green', 0, light.success],
  ['a wrong one is red', 1, light.danger],
])('where a quote’s link is checked, %s', async (_, difference, color) => {
  const quote = sampleQuote()
  const price = { ...quote.price, totalPrice: quote.price.totalPrice + difference }
  await openSite(`/verifier${new URL(quoteUrl({ ...quote, price })).hash}`)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveStyle({ color })
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
