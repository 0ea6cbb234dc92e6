import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dark, darkContrast, light, lightContrast } from '../../src/design/palette.ts'
import { emulateMedia } from '../support/components/emulated-media.ts'
import { openSite } from '../support/components/open-site.tsx'
import { fields, submit } from '../support/components/quote-form.ts'
import { plain } from '../support/components/texts.ts'

const heading = page.getByRole('heading', { level: 1 })

test('the legal notices keep their promises, each under its heading', async () => {
  await openSite('/mentions-legales')
  for (const [title, promises] of [
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
        'Prix indicatifs, tarifs du 21 novembre 2026 : le devis définitif est établi par le professionnel après diagnostic sur place.',
        'déplacement depuis le centre de la ville choisie (20 km offerts, puis 0,65 € par km)',
        'minimum de 120 € TTC',
        'TVA de 20 %',
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
  ] as const) {
    const section = page
      .getByRole('heading', { level: 2, name: title })
      .element()
      .closest('section')
    const text = plain(section?.textContent ?? '')
    for (const promise of promises) expect(text).toContain(promise)
  }
})

test('who prefers dark colours or more contrast gets the palette for it', async () => {
  await openSite('/mentions-legales')
  for (const [scheme, contrast, { ink, paper }] of [
    ['light', 'no-preference', light],
    ['dark', 'no-preference', dark],
    ['light', 'more', lightContrast],
    ['dark', 'more', darkContrast],
  ] as const) {
    await emulateMedia('', { 'prefers-color-scheme': scheme, 'prefers-contrast': contrast })
    await expect
      .element(page.elementLocator(document.body))
      .toHaveStyle({ color: ink, backgroundColor: paper })
  }
})

test('on paper the home page is dark on white, with what is folded, and without buttons', async () => {
  await openSite('/')
  const start = page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first()
  await expect.element(start).toBeVisible()
  const folded = page.getByText('Dépannage de chauffe-eau', { exact: true }).last()
  await expect.element(folded).not.toBeVisible()
  await emulateMedia('print')
  await expect.element(heading).toHaveStyle({ color: light.ink })
  await expect.element(folded).toBeVisible()
  expect(start.query()).toBeNull()
})

test('in the form, what the keyboard focuses has an outline', async () => {
  await openSite('/plombier-bordeaux')
  for (const control of [fields.name, fields.urgency, fields.description, submit]) {
    control.element().focus({ focusVisible: true } as FocusOptions)
    expect(getComputedStyle(control.element()).outlineStyle).not.toBe('none')
  }
})
