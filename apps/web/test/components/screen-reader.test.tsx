import { findCity } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../support/components/open-site.tsx'
import { fields, fillInTexts, pickAddress, submit } from '../support/components/quote-form.ts'
import {
  clearSpokenPhrases,
  liveAnnouncements,
  readAloud,
  spokenPhrases,
  startScreenReader,
} from '../support/components/screen-reader.ts'

const main = page.getByRole('main')
const summary = page.getByRole('group', { name: /à corriger/ })

test('a refused submit is announced once, and each field has its error', async () => {
  const refusal = ['button, Mon devis', 'group, Des champs sont à corriger']
  await openSite('/plombier-bordeaux')
  await startScreenReader()
  await submit.click()
  await expect.element(page.getByText('Adresse manquante')).toBeVisible()
  await expect.element(summary).toHaveFocus()
  await expect.poll(spokenPhrases).toEqual(refusal)

  const expected = [
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
  ]
  const phrases = await readAloud(main.element())
  expect(phrases.filter((phrase) => expected.includes(phrase))).toEqual(expected)

  await clearSpokenPhrases()
  await fillInTexts()
  await expect.element(summary.getByRole('link')).toHaveLength(3)
  expect(await liveAnnouncements()).toEqual([])
  await clearSpokenPhrases()
  await submit.click()
  await expect.poll(spokenPhrases).toEqual(refusal)
})

test('first aid, prices and the result are announced, each once', async () => {
  await openSite('/plombier-paris')
  await fillInTexts()
  await startScreenReader()
  await fields.urgency.selectOptions('emergency')
  const advice = expect.stringMatching(/^polite: Ça coule\s\? Fermez l’arrivée d’eau/)
  await expect.poll(liveAnnouncements).toEqual([advice])
  await fields.service.fill('Réparation de fuite')
  await expect.poll(liveAnnouncements).toContain('polite: À partir de 180 euros')
  await pickAddress({ label: '10 Rue de Rivoli', coordinates: findCity('paris').center })
  await expect.poll(liveAnnouncements).toContain('polite: 180 euros')
  await clearSpokenPhrases()
  await submit.click()
  await expect
    .poll(spokenPhrases)
    .toEqual([
      'button, Mon devis',
      'heading, Votre devis à Paris, level 1',
      'polite: Devis calculé ! Montant: 180€ TTC',
    ])
})
