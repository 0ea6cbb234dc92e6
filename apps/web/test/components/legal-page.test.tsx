import { currentTariff } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { date } from '../../src/format/date.ts'
import { percent, wholeEuros } from '../../src/format/french.ts'
import { openSite } from '../support/components/open-site.tsx'
import { plain, travelRule } from '../support/price.ts'

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
      'il note votre adresse IP, la date et l’heure, le type de demande, l’adresse demandée (jusqu’à un éventuel point d’interrogation), la réussite ou l’échec et la taille de la réponse',
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

test('the credit for the addresses links to their publisher', async () => {
  await openSite('/mentions-legales')
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Base Adresse Nationale' }))
    .toHaveAttribute('href', 'https://adresse.data.gouv.fr/')
})
