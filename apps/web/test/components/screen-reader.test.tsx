import { findCity } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { amountsOf } from '../support/amounts.ts'
import { fields, fillInTexts, pickAddress, submit } from '../support/components/quote-form.ts'
import { openSite } from '../support/components/render.tsx'
import {
  clearSpokenPhrases,
  liveAnnouncements,
  spokenPhrases,
  startScreenReader,
} from '../support/components/screen-reader.ts'

const summary = page.getByRole('group', { name: /à corriger/ })

test('a refused submit is announced once, and corrections are silent', async () => {
  await openSite('/plombier-bordeaux')
  await startScreenReader()
  await submit.click()
  await expect.element(summary).toHaveFocus()
  await expect
    .poll(spokenPhrases)
    .toEqual([
      'button, Mon devis',
      'group, 6 champs à corriger',
      'polite: Adresse manquante Veuillez sélectionner une adresse dans la liste des suggestions',
    ])

  await clearSpokenPhrases()
  await fillInTexts()
  await expect.element(summary.getByRole('link')).toHaveLength(3)
  expect(await liveAnnouncements()).toEqual([])
})

test('first aid, prices and the result are announced, each once', async () => {
  const euros = amountsOf('fuite', 'emergency').total.replace(' €', '')
  await openSite('/plombier-paris')
  await fillInTexts()
  await startScreenReader()
  await fields.urgency.selectOptions('emergency')
  const advice = expect.stringMatching(/^polite: Ça coule\s\? Fermez l’arrivée d’eau/)
  await expect.poll(liveAnnouncements).toEqual([advice])
  await fields.service.fill('Réparation de fuite')
  await expect.poll(liveAnnouncements).toContain(`polite: À partir de ${euros} euros`)
  await pickAddress({ label: '10 Rue de Rivoli', coordinates: findCity('paris').center })
  await expect.poll(liveAnnouncements).toContain(`polite: ${euros} euros`)
  await clearSpokenPhrases()
  await submit.click()
  await expect
    .poll(spokenPhrases)
    .toEqual([
      'button, Mon devis',
      'heading, Votre devis à Paris, level 1',
      `polite: Devis calculé ! Montant: ${euros}€ TTC`,
    ])
})
