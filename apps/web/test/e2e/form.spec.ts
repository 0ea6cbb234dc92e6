import { expect, test } from '@playwright/test'
import { services, urgencies } from '@plombier/quote-engine'
import { fillIn, openCalculator, pickAddress, submit, suggestions } from './calculator.ts'

/** The rules of each field: a text that breaks one, and its message. */
const rules = [
  { label: 'Nom complet', text: ' É ', message: 'Le nom doit contenir au moins 2 caractères' },
  { label: 'Téléphone', text: '061234567', message: 'Numéro de téléphone invalide' },
  { label: 'Email (facultatif)', text: 'elodie@', message: 'Email invalide' },
  { label: "Adresse d'intervention", text: 'rue', message: 'Adresse requise' },
  { label: "Adresse d'intervention", text: '12 rue de la paix', message: 'Adresse manquante' },
  { label: 'Type de service', text: 'zzz', message: 'Type de service requis' },
  {
    label: 'Description détaillée',
    text: 'Fuite    ',
    message: 'Description requise (minimum 10 caractères)',
  },
]

for (const { label, text, message } of rules) {
  test(`« ${label} » refuses « ${text} » with « ${message} »`, async ({ page }) => {
    await openCalculator(page)
    await fillIn(page)
    await page.getByLabel(label).fill(text)
    await submit(page)

    const field = page.getByLabel(label)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(/[()]/g, '\\$&')))
    await expect(field).toHaveValue(text)
    const summary = page.getByRole('alert').filter({ hasText: 'Un champ est à corriger' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link', { name: message })).toBeVisible()
    await expect(page).toHaveTitle(/^À corriger/)
  })
}

test('an empty form names every field but the e-mail', async ({ page }) => {
  await openCalculator(page)
  await submit(page)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Le nom doit contenir au moins 2 caractères',
    'Numéro de téléphone invalide',
    'Adresse requise',
    'Type de service requis',
    "Niveau d'urgence requis",
    'Description requise (minimum 10 caractères)',
  ])
  await expect(page.getByLabel('Email (facultatif)')).toHaveAttribute('aria-invalid', 'false')
})

test('a message goes as soon as its field is right', async ({ page }) => {
  await openCalculator(page)
  await submit(page)
  const name = page.getByLabel('Nom complet')
  await name.fill('Al')
  await expect(name).toHaveAttribute('aria-invalid', 'false')
  await expect(page.getByText('5 champs sont à corriger')).toBeVisible()
})

test('the form shows title, city, badges and the rules of the price', async ({ page }) => {
  await openCalculator(page, 'le-havre')
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
  await main.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect(page).toHaveURL('/')
})

test('the services show name, price and description, and are found without accents', async ({
  page,
}) => {
  await openCalculator(page)
  const service = page.getByLabel('Type de service')
  await service.click()
  await expect(suggestions(page)).toHaveCount(services.length)
  await service.fill('chauf')
  await expect(suggestions(page).filter({ hasText: 'Dépannage de chauffe-eau' })).toHaveCount(1)
  await service.fill('evier bouche')
  await expect(suggestions(page)).toHaveText([
    /^Débouchage de canalisationÀ partir de 90\s€ \(minimum 120\s€\)Évier/,
    /^Remplacement de siphonÀ partir de 85\s€ \(minimum 120\s€\)Siphon d’évier/,
  ])
})

test('the urgencies show their label and multiplier', async ({ page }) => {
  await openCalculator(page)
  const options = page.getByLabel("Niveau d'urgence").getByRole('option')
  await expect(options).toHaveText([
    /Choisissez/,
    ...urgencies.map(
      ({ label, multiplier }) =>
        new RegExp(
          `${label.replace(/[()]/g, '\\$&')}.*×\\s${String(multiplier).replace('.', ',')}`,
        ),
    ),
  ])
})

test('an address nearer to another city leads there, the form kept', async ({ page }) => {
  await openCalculator(page)
  await fillIn(page, { address: 'poitiers' })
  await page.getByRole('link', { name: 'Calculer depuis Poitiers' }).click()
  await expect(page).toHaveURL('/plombier-poitiers')
  await expect(page.getByText('Le prix se calcule maintenant depuis Poitiers.')).toBeVisible()
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  await submit(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre devis à Poitiers')
  await expect(page.getByText('Estimation affichée : 144 € TTC')).toBeVisible()
})

test('an address far from every city says so and keeps its price', async ({ page }) => {
  await openCalculator(page, 'nice')
  await pickAddress(page, 'ajaccio')
  await expect(page.getByText('Aucune ville couverte n’est proche de cette adresse')).toBeVisible()
  await expect(page.getByRole('link', { name: /Calculer depuis/ })).toHaveCount(0)
})

test('what the address of the page does not know is ignored', async ({ page }) => {
  await page.goto('/plombier-lyon?service=rien&urgence=jamais', { waitUntil: 'networkidle' })
  await expect(page.getByLabel('Type de service')).toHaveValue('')
  await expect(page.getByLabel("Niveau d'urgence")).toHaveValue('')
})
