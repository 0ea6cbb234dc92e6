import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { calculateQuote, findCity, pdfAmounts } from '@plombier/quote-engine'
import {
  fillIn,
  openCalculator,
  openPage,
  pickAddress,
  rest,
  submit,
  suggestions,
} from './calculator.ts'
import { pdfPages } from './pdf-text.ts'

test('a visitor gets a price for a leak in Bordeaux, and its PDF', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Bordeaux' }).click()
  await expect(page).toHaveURL('/plombier-bordeaux')

  await fillIn(page)
  await submit(page)

  await expect(
    page.getByRole('heading', { level: 1, name: 'Votre devis à Bordeaux' }),
  ).toBeFocused()
  await expect(page.getByText('Devis calculé !')).toBeVisible()
  await expect(page.getByText('Montant: 144€ TTC')).toBeVisible()
  await expect(page.getByText('Estimation affichée : 144 € TTC')).toBeVisible()
  await expect(
    page.getByText('Total du document PDF, TVA de 20 % ajoutée : 172,80 € TTC'),
  ).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le devis PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^devis-bordeaux-elodie-d-artagnan-DEV-\d{6}\.pdf$/)
  await expect(page.getByText('PDF téléchargé !')).toBeVisible()
  await expect(page.getByText('Votre devis a été généré avec succès.')).toBeVisible()

  const pages = await pdfPages(await readFile(await download.path()))
  expect(pages).toHaveLength(1)
  for (const fact of [
    /DEV-\d{6}/,
    'Élodie d’Artagnan',
    '06 12 34 56 78',
    'Réparation de fuite',
    'Urgent (24h)',
    'Fuite sous l’évier de la cuisine.',
    'Clé à molette',
    'Sous-total 144,00 €',
    'TVA 20 % 28,80 €',
    'Total TTC 172,80 €',
    'Page 1 / 1',
  ]) {
    expect(pages[0]).toMatch(fact)
  }
})

test('travel is priced from the city centre to the picked address', async ({ page }) => {
  const answer = page.waitForResponse(/\/search\/\?q=arcachon/)
  await openCalculator(page)
  await fillIn(page, { address: 'arcachon', service: 'Plancher chauffant', urgency: 'emergency' })
  const [longitude, latitude] = (await (await answer).json()).features[0].geometry.coordinates
  await submit(page)

  const bordeaux = findCity('bordeaux')
  if (!bordeaux) throw new Error('Bordeaux is covered')
  const quote = calculateQuote({
    serviceId: 'plancher',
    urgency: 'emergency',
    origin: bordeaux.center,
    destination: { latitude, longitude },
  })
  expect(quote.billableKilometers).toBeGreaterThan(20)
  await expect(page.getByText(`Estimation affichée : ${quote.totalPrice} € TTC`)).toBeVisible()
  const { total } = pdfAmounts(quote)
  await expect(page.getByText(`${total.toFixed(2).replace('.', ',')} € TTC`)).toBeVisible()
  await expect(page.getByText(`Déplacement (${quote.billableKilometers} km)`)).toBeVisible()
})

test('nothing is sent but the address text', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/assets/')) requests.push(request.url())
  })
  await openCalculator(page)
  await fillIn(page)
  await submit(page)
  await page.getByRole('button', { name: 'Télécharger le devis PDF' }).click()
  await expect(page.getByText('PDF téléchargé !')).toBeVisible()

  const { origin } = new URL(page.url())
  const paths = requests
    .map((url) => url.replace(origin, ''))
    .filter((url) => !url.startsWith('blob:'))
  expect(new Set(paths)).toEqual(
    new Set(['/plombier-bordeaux', '/geocodage/search/?q=bordeaux&limit=5']),
  )
})

test('a submit without a picked address is refused, at the field and in a toast', async ({
  page,
}) => {
  await openCalculator(page)
  await page.getByLabel("Adresse d'intervention").fill('12 rue quelque part')
  await submit(page)

  await expect(page.getByRole('alert').getByText('Adresse manquante')).toHaveCount(2)
  await expect(
    page.getByText('Veuillez sélectionner une adresse dans la liste des suggestions').first(),
  ).toBeVisible()
  await expect(page.getByLabel("Adresse d'intervention")).toHaveAttribute('aria-invalid', 'true')
})

test('typing after a pick drops the pick', async ({ page }) => {
  await openCalculator(page)
  await fillIn(page)
  await page.getByLabel("Adresse d'intervention").press('End')
  await page.getByLabel("Adresse d'intervention").pressSequentially(' nord')
  await expect(page.getByText('Adresse confirmée')).toBeHidden()
  await submit(page)
  await expect(page.getByText('Adresse manquante').first()).toBeVisible()
})

test('Back gives the filled-in form, Forward the result, Nouveau calcul an empty form', async ({
  page,
}) => {
  await openCalculator(page)
  await fillIn(page)
  await submit(page)
  await expect(page.getByText('Devis calculé !')).toBeVisible()

  await page.goBack()
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Devis calculé !')).toBeHidden()
  await page.goForward()
  await expect(page.getByText('Prix minimum garanti 120€')).toBeVisible()

  await page.getByRole('button', { name: 'Nouveau calcul' }).click()
  await expect(page.getByLabel('Nom complet')).toHaveValue('')
  await expect(page.getByLabel("Adresse d'intervention")).toHaveValue('')
  await expect(page.getByText('Adresse confirmée')).toBeHidden()
})

test('Modifier ma demande keeps everything that was typed', async ({ page }) => {
  await openCalculator(page)
  await fillIn(page)
  await submit(page)
  await page.getByRole('button', { name: 'Modifier ma demande' }).dblclick()
  await expect(page.getByLabel('Description détaillée')).toHaveValue(
    'Fuite sous l’évier de la cuisine.',
  )
  await expect(page.getByLabel('Type de service')).toHaveValue('Réparation de fuite')
  await expect(page.getByLabel("Niveau d'urgence")).toHaveValue('urgent')
})

for (const leave of ['Retour à l’accueil', 'Lyon', 'Back'] as const) {
  test(`a result that comes after its visitor has left (${leave}) is dropped`, async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Bordeaux' }).click()
    await fillIn(page)
    let send = () => {}
    const sent = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route(/\/assets\/result-.*\.js$/, async (route) => {
      await sent
      await route.continue()
    })
    await submit(page)
    await expect(page.getByRole('button', { name: 'Calcul en cours...' })).toBeVisible()
    if (leave === 'Back') await page.goBack()
    else await page.getByRole('link', { name: new RegExp(leave) }).click()
    const path = leave === 'Lyon' ? '/plombier-lyon' : '/'
    await expect(page).toHaveURL(path)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()

    const asked = page.waitForResponse(/\/assets\/result-.*\.js$/)
    send()
    await asked
    await rest(page)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
    await expect(page.getByText('Devis calculé !')).toBeHidden()
    if (leave === 'Lyon')
      await expect(page.getByRole('button', { name: 'Mon devis' })).toBeEnabled()
  })
}

test('a reload of the result gives the form', async ({ page }) => {
  await openCalculator(page)
  await fillIn(page)
  await submit(page)
  await expect(page.getByText('Devis calculé !')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mon devis' })).toBeVisible()
})

test('a PDF that cannot be made says so, and can be tried again', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.route(/\.ttf$/, (route) => route.abort())
  await openCalculator(page)
  await fillIn(page)
  await submit(page)
  await page.getByRole('button', { name: 'Télécharger le devis PDF' }).click()
  await expect(
    page.getByText('Impossible de télécharger le PDF. Veuillez réessayer.'),
  ).toBeVisible()
  expect(logged.join()).toContain('PDF impossible')

  await page.unroute(/\.ttf$/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le devis PDF' }).click()
  await downloading
})

test('a search that fails stays silent, and the next focus tries again', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.route(/\/geocodage\//, (route) => route.fulfill({ status: 503, body: 'down' }))
  await openCalculator(page)
  const address = page.getByLabel("Adresse d'intervention")
  await address.fill('bordeaux')
  await expect(page.getByText('Recherche en cours...')).toBeVisible()
  await expect(page.getByText('Recherche en cours...')).toBeHidden()
  await expect(page.getByText('Aucune adresse trouvée.')).toBeHidden()
  await expect.poll(() => logged.join()).toContain('Recherche d’adresse impossible')
  expect(logged.join()).not.toContain('bordeaux')

  await page.unroute(/\/geocodage\//)
  await page.getByLabel('Nom complet').focus()
  await address.focus()
  await expect(suggestions(page).first()).toBeVisible()
})

test('an address without an answer says so', async ({ page }) => {
  await openCalculator(page)
  await page.getByLabel("Adresse d'intervention").fill('zzzzqqqqxxxx')
  await expect(page.getByText('Aucune adresse trouvée.')).toBeVisible()
})

test('the calculator starts from the service and the urgency of its address', async ({ page }) => {
  await page.goto('/plombier-lyon?service=chauffe-eau&urgence=emergency')
  await expect(page.getByLabel('Type de service')).toHaveValue('Dépannage de chauffe-eau')
  await expect(page.getByLabel("Niveau d'urgence")).toHaveValue('emergency')
  await pickAddress(page, 'lyon bellecour')
})
