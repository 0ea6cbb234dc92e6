import { expect, test } from '@playwright/test'
import { services, urgencies } from '@plombier/quote-engine'
import {
  fillIn,
  openCalculator,
  pickAddress,
  submit,
  submitForResult,
  suggestions,
} from '../support/e2e/calculator.ts'

test('the form tells its city, the rules of the price, every service and every urgency', async ({
  page,
}) => {
  await page.goto('/plombier-le-havre')
  await expect(page).toHaveTitle('Plombier au Havre : devis immédiat | Plombier 2 Minutes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Calculateur de Prix Professionnel',
  )
  await expect(page.getByRole('dialog')).toBeHidden()
  const main = page.getByRole('main')
  for (const text of [
    'Votre plombier au Havre',
    'Devis instantané',
    'Artisan certifié',
    'Intervention rapide',
    'Vos informations',
    "Détails de l'intervention",
    'Tous les champs sont obligatoires',
    '20 km de déplacement offerts',
    '0,65 € par km',
    'depuis le centre du Havre',
    'Prix minimum : 120 € TTC',
    'Devis gratuit et sans engagement',
    'rien d’autre ne quitte votre appareil',
  ]) {
    await expect(main).toContainText(text)
  }
  await expect(page.getByLabel("Adresse d'intervention")).toHaveAttribute('placeholder', /Havre/)
  await expect(page.getByLabel("Niveau d'urgence").getByRole('option')).toHaveText([
    /Choisissez/,
    ...urgencies.map(
      ({ label, multiplier }) =>
        new RegExp(`${escaped(label)}.*×\\s${String(multiplier).replace('.', ',')}`),
    ),
  ])

  const service = page.getByLabel('Type de service')
  await service.click()
  await expect(suggestions(page)).toHaveCount(services.length)
  await service.fill('evier bouche')
  await expect(suggestions(page)).toHaveText([
    /^Débouchage de canalisationÀ partir de 90\s€ \(minimum 120\s€\)Évier/,
    /^Remplacement de siphonÀ partir de 85\s€ \(minimum 120\s€\)Siphon d’évier/,
  ])
  await main.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect(page).toHaveURL('/')
})

test('the URL can preselect a service and an urgency; unknown ones are ignored', async ({
  page,
}) => {
  await page.goto('/plombier-lyon?service=chauffe-eau&urgence=emergency')
  await expect(page.getByLabel('Type de service')).toHaveValue('Dépannage de chauffe-eau')
  await expect(page.getByLabel("Niveau d'urgence")).toHaveValue('emergency')

  await openCalculator(page, 'lyon?service=rien&urgence=jamais')
  await expect(page.getByLabel('Type de service')).toHaveValue('')
  await expect(page.getByLabel("Niveau d'urgence")).toHaveValue('')
})

test('a refused form has a summary that leads to every field, and shrinks as fields are corrected', async ({
  page,
}) => {
  const messages = {
    'Nom complet': 'Le nom doit contenir au moins 2 caractères',
    Téléphone: 'Numéro de téléphone invalide',
    "Adresse d'intervention": 'Adresse requise',
    'Type de service': 'Type de service requis',
    "Niveau d'urgence": "Niveau d'urgence requis",
    'Description détaillée': 'Description requise (minimum 10 caractères)',
  }
  const summary = page.getByRole('group', { name: 'à corriger' })
  const toast = page.getByRole('region', { name: 'Notifications' })
  await page.goto('/plombier-bordeaux')
  await submit(page)
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('6 champs sont à corriger')
  await expect(summary.getByRole('link')).toHaveText(Object.values(messages))
  await expect(page).toHaveTitle(/^À corriger/)
  for (const [label, message] of Object.entries(messages)) {
    const field = page.getByLabel(label)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(escaped(message)))
  }
  await expect(page.getByLabel('Email (facultatif)')).toHaveAttribute('aria-invalid', 'false')
  await expect(toast).toContainText('Adresse manquante')

  await test.step('a link of the summary gives the focus to its field', async () => {
    await summary.getByRole('link', { name: messages.Téléphone }).press('Enter')
    await expect(page.getByLabel('Téléphone')).toBeFocused()
  })

  await test.step('a message goes as soon as its field is right', async () => {
    await page.getByLabel('Nom complet').fill('Al')
    await expect(page.getByLabel('Nom complet')).toHaveAttribute('aria-invalid', 'false')
    await expect(summary.getByRole('link')).toHaveCount(5)
    await expect(toast).not.toContainText('Adresse manquante')
  })

  await test.step('Enter submits again, with the toast again, and nothing typed is lost', async () => {
    await page.getByLabel("Adresse d'intervention").fill('rue ')
    await page.getByLabel('Email (facultatif)').fill('elodie@')
    await page.getByLabel('Email (facultatif)').press('Enter')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      messages.Téléphone,
      'Email invalide',
      ...Object.values(messages).slice(2),
    ])
    await expect(page.getByLabel('Email (facultatif)')).toHaveAccessibleDescription(
      /Email invalide/,
    )
    await expect(toast).toContainText('Adresse manquante')
    await expect(page.getByLabel("Adresse d'intervention")).toHaveValue('rue ')
    await expect(page.getByLabel('Email (facultatif)')).toHaveValue('elodie@')
  })
})

test('an address that is changed after its pick has to be picked again', async ({ page }) => {
  const address = page.getByLabel("Adresse d'intervention")
  await page.goto('/plombier-bordeaux')
  await fillIn(page)
  await address.press('End')
  await address.pressSequentially(' nord')
  await expect(page.getByText('Adresse confirmée')).toBeHidden()
  await submit(page)

  const summary = page.getByRole('group', { name: 'Un champ est à corriger' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link', { name: 'Adresse manquante' })).toBeVisible()
  const instruction = 'Veuillez sélectionner une adresse dans la liste des suggestions'
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expect(address).toHaveAccessibleDescription(new RegExp(`Adresse manquante. ${instruction}`))
  const toast = page.getByRole('region', { name: 'Notifications' })
  await expect(toast).toContainText('Adresse manquante')
  await expect(toast).toContainText(instruction)
})

test('an address near another city offers that city, one far from every city says so', async ({
  page,
}) => {
  const nearerCity = page.getByRole('link', { name: /Calculer depuis/ })
  await page.goto('/plombier-bordeaux')
  await pickAddress(page, 'ajaccio')
  await expect(page.getByText('Aucune ville couverte n’est proche de cette adresse')).toBeVisible()
  await expect(nearerCity).toBeHidden()

  await fillIn(page, { address: 'poitiers' })
  await expect(nearerCity).toHaveText('Calculer depuis Poitiers')
  await nearerCity.click()
  await expect(page).toHaveURL('/plombier-poitiers')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Le prix se calcule maintenant depuis Poitiers.')).toBeVisible()
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  await submitForResult(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre devis à Poitiers')
  await expect(
    page.getByText('Estimation affichée : 144 € TTC').filter({ visible: true }),
  ).toBeVisible()
})

/** Escapes parentheses for a regular expression. */
function escaped(text: string) {
  return text.replace(/[()]/g, '\\$&')
}
