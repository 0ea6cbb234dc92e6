import { expect, test } from '@playwright/test'
import { findService } from '@plombier/quote-engine'
import { fillIn, openCalculator, submit } from './calculator.ts'

test('the result tells all that the price is made of', async ({ page }) => {
  await openCalculator(page)
  await fillIn(page, { address: 'arcachon', service: 'Dépannage de chauffe-eau' })
  await submit(page)

  await expect(page).toHaveTitle(/^Votre devis à Bordeaux\s: \d+\s€ TTC \| Plombier 2 Minutes$/)
  const main = page.getByRole('main')
  for (const fact of [
    'Prix minimum garanti 120€',
    'Dépannage de chauffe-eau',
    'Urgent (24h)',
    'Prix de base',
    '180 €',
    'Distance',
    'Km offerts',
    '20 km',
    'Km facturés',
    'Déplacement',
    'Arrivée estimée',
    'Arcachon',
    'Prix indicatif',
    'Estimation affichée',
    'Total du document PDF, TVA de 20 % ajoutée',
    'Et maintenant ?',
    'Rien n’a encore été envoyé',
    ...(findService('chauffe-eau')?.tools ?? []),
  ]) {
    await expect(main).toContainText(fact)
  }
  await expect(main).toContainText(/1[23]\d\smin \(2\sh\s\d\d\)/)
  await expect(
    page.getByRole('img', { name: /L’adresse est à \d+ km du centre de Bordeaux, hors de/ }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Envoyer par email' })).toBeVisible()
  await expect(page.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', '/')
})

test('the total is the largest text of the result, and the first price', async ({ page }) => {
  await openCalculator(page)
  await fillIn(page)
  await submit(page)
  await expect(page.getByText('Devis calculé !')).toBeVisible()
  const texts = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === 3))
      .map((element) => ({
        text: element.textContent,
        size: Number.parseFloat(getComputedStyle(element).fontSize),
      })),
  )
  const [largest, next] = texts.toSorted((a, b) => b.size - a.size)
  expect(largest?.text).toMatch(/^144\s€\s*TTC$/)
  expect(largest?.size).toBeGreaterThan(1.5 * (next?.size ?? 0))
})

test('the breakdown adds up to the total, to the cent', async ({ page }) => {
  await openCalculator(page)
  await fillIn(page, { address: 'arcachon', service: 'Plancher chauffant', urgency: 'emergency' })
  await submit(page)
  const table = page.getByRole('table', { name: 'Détail du prix' })
  const amounts = await table.getByRole('cell').allTextContents()
  const cents = amounts.map((amount) =>
    Math.round(Number(amount.replace(/[^\d,-]/g, '').replace(',', '.')) * 100),
  )
  expect(cents.length).toBeGreaterThan(3)
  expect(cents.slice(0, -1).reduce((sum, amount) => sum + amount)).toBe(cents.at(-1))
})

test('the three urgencies stand side by side, the chosen one marked', async ({ page }) => {
  await openCalculator(page)
  await fillIn(page)
  await submit(page)
  const urgencies = page.getByRole('region', { name: 'Le prix selon le délai' })
  await expect(urgencies.getByRole('listitem')).toHaveText([
    /^Normal \(48h\)120\s€$/,
    /^Urgent \(24h\)144\s€Votre choix$/,
    /^Urgence immédiate \(2h\)180\s€$/,
  ])
})

for (const { why, service, urgency, isShown } of [
  { why: 'a leak', service: 'Réparation de fuite', urgency: 'normal', isShown: true },
  { why: 'an emergency', service: 'Plancher chauffant', urgency: 'emergency', isShown: true },
  { why: 'planned work', service: 'Plancher chauffant', urgency: 'normal', isShown: false },
]) {
  test(`form and result ${isShown ? 'say' : 'do not say'} what to do at once for ${why}`, async ({
    page,
  }) => {
    await openCalculator(page)
    await fillIn(page, { service, urgency })
    const advice = page.getByText('Fermez le robinet d’arrêt général')
    await expect(advice).toBeVisible({ visible: isShown })
    await submit(page)
    await expect(page.getByText('Devis calculé !')).toBeVisible()
    await expect(advice).toBeVisible({ visible: isShown })
  })
}

test('a calculation that fails says so, logs why, and keeps the form', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.route(/\/assets\/result-.*\.js$/, (route) => route.abort())
  await openCalculator(page)
  await fillIn(page)
  await submit(page)
  await expect(page.getByText('Impossible de calculer le devis. Veuillez réessayer.')).toBeVisible()
  expect(logged.join()).toContain('Calcul du devis impossible')
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')
  await expect(page.getByRole('button', { name: 'Mon devis' })).toBeEnabled()
})
