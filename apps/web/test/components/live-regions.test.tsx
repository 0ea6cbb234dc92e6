import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  fillInContact,
  searchAddress,
  submit,
  suggestions,
} from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import {
  clearSpokenPhrases,
  liveAnnouncements,
  spokenPhrases,
  startScreenReader,
} from '../support/components/screen-reader.ts'
import { placeAt } from '../support/places.ts'

const summary = page.getByRole('group', { name: /à corriger/ })

test('a screen reader announces a refused submit once, although a toast appears too', async () => {
  await openSite('/plombier-bordeaux')
  await startScreenReader()
  await submit.click()
  await expect.element(page.getByText('Adresse manquante')).toBeVisible()
  await expect.element(summary).toHaveFocus()
  await expect
    .poll(spokenPhrases)
    .toEqual(['button, Mon devis', 'group, Des champs sont à corriger'])
})

test('corrections are silent until the next refused submit', async () => {
  await openSite('/plombier-bordeaux')
  await submit.click()
  await expect.element(summary).toHaveFocus()
  await startScreenReader()
  await fillInContact()
  await expect.element(summary.getByRole('link')).toHaveLength(4)
  await expect.element(summary.getByRole('heading')).toHaveTextContent('Des champs sont à corriger')
  expect(await liveAnnouncements()).toEqual([])

  await clearSpokenPhrases()
  await submit.click()
  await expect
    .poll(spokenPhrases)
    .toEqual(['button, Mon devis', 'group, Des champs sont à corriger'])
})

test('after a pick, a screen reader announces that another city is nearer', async () => {
  await openSite('/plombier-bordeaux')
  await startScreenReader()
  await searchAddress('olivet', {
    label: '1 Rue de Sully 45160 Olivet',
    coordinates: placeAt('orleans', 5, 180),
  })
  await expect.poll(liveAnnouncements).toContain('polite: 1 adresse trouvée')
  await clearSpokenPhrases()
  await suggestions.click()
  await expect
    .poll(liveAnnouncements)
    .toEqual([
      'polite: Cette adresse est plus proche d’Orléans que de Bordeaux : depuis Orléans, le déplacement coûterait moins cher. Calculer depuis Orléans',
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
