import { expect, type Page, test } from '@playwright/test'
import { openCalculator, rest, suggestions } from '../../page-objects/calculator.ts'
import { lookForCity } from '../../page-objects/home.ts'
import { consoleErrors } from '../support/e2e/console-errors.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'
import { changePage } from '../support/other-software.ts'

const chooser = (page: Page) => page.getByRole('dialog', { name: 'Choisissez votre ville' })

const scripts = '**/*.js'

/** Holds back the page's code, except the script that requests it. */
const holdCode = (page: Page) => holdRequests(page, scripts, { butFirst: true })

test('the city chooser opens before hydration, which then picks the service and the filter', async ({
  page,
}) => {
  const settle = await holdCode(page)
  await page.goto('/')
  const service = page.getByRole('button', { name: 'Diagnostic de plomberie' })
  await service.click()
  await expect(chooser(page)).toBeVisible()
  await expect(chooser(page).getByRole('button', { name: 'Fermer' })).toBeFocused()
  settle('continue')
  await expect(chooser(page)).toContainText('Service choisi : Diagnostic de plomberie')
  await expect(chooser(page).getByLabel('Rechercher une ville')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chooser(page)).toBeHidden()
  await service.click()
  await expect(chooser(page)).toBeVisible()
})

for (const [name, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Fermer', (page: Page) => chooser(page).getByRole('button', { name: 'Fermer' }).click()],
  ['the backdrop', (page: Page) => page.mouse.click(2, 2)],
] as const) {
  test(`${name} closes the city chooser before hydration, and it stays closed`, async ({
    page,
  }) => {
    const settle = await holdCode(page)
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first()
    await opener.click()
    await expect(chooser(page)).toBeVisible()
    await close(page)
    await expect(chooser(page)).toBeHidden()
    await expect(opener).toBeFocused()
    settle('continue')
    await page.waitForLoadState('networkidle')
    await rest(page)
    expect(await chooser(page).isVisible()).toBe(false)
    await page.keyboard.press('Enter')
    await expect(chooser(page).getByLabel('Rechercher une ville')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(chooser(page)).toBeHidden()
  })
}

test('a city filtered before hydration stays filtered, and Enter waits', async ({ page }) => {
  const settle = await holdCode(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
  await chooser(page).getByLabel('Rechercher une ville').fill('chalon')
  await page.keyboard.press('Enter')
  await expect(chooser(page)).toBeVisible()
  settle('continue')
  await expect(chooser(page).getByRole('link')).toHaveText(['Chalon-sur-Saône'])
})

test('a form submitted before hydration is submitted afterwards, as it was filled in and stays', async ({
  page,
}) => {
  const settle = await holdCode(page)
  await page.goto('/plombier-bordeaux')
  await page.getByLabel('Téléphone').fill('0612345678')
  await page.getByLabel('Nom complet').fill('Élodie d’Artagnan')
  await page.getByLabel('Nom complet').press('Enter')
  settle('continue')
  await expect(page.getByRole('group', { name: 'à corriger' }).getByRole('link')).toHaveText([
    'Adresse requise',
    'Type de service requis',
    "Niveau d'urgence requis",
    'Description requise (minimum 10 caractères)',
  ])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page).toHaveTitle(/Mentions légales/)
  await page.goBack()
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')
})

test('a category unfolded before hydration stays unfolded, after Back too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const settle = await holdCode(page)
  await page.goto('/')
  const inCategory = page.getByRole('button', { name: 'Réparation de robinetterie' })
  const unfolded = page.locator('details[open] h3')
  await expect(unfolded).toHaveText([/^Dépannage/])
  await page.getByRole('heading', { level: 3, name: 'Sanitaires et robinetterie' }).click()
  await expect(unfolded).toHaveText([/^Dépannage/, 'Sanitaires et robinetterie'])
  await expect(inCategory).toBeVisible()
  settle('continue')

  await lookForCity(page, 'Mâcon')
  await chooser(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(inCategory).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page).toHaveTitle(/Mentions légales/)
  await page.goBack()
  await expect(inCategory).toBeVisible()
})

test('text typed before hydration stays in every field, is validated, and opens the lists', async ({
  page,
}) => {
  const settle = await holdCode(page)
  await page.goto('/plombier-bordeaux')
  const service = page.getByLabel('Type de service')
  const address = page.getByLabel("Adresse d'intervention")
  await page.getByLabel('Nom complet').fill('Élodie d’Artagnan')
  await page.getByLabel('Email (facultatif)').fill('elodie@')
  await page.getByLabel("Niveau d'urgence").selectOption('urgent')
  await page.getByLabel('Description détaillée').fill('Fuite sous l’évier de la cuisine.')
  await service.fill('évier bouché')
  await address.fill('bordeaux')
  settle('continue')

  await suggestions(page).first().click()
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  await page.getByRole('button', { name: 'Mon devis' }).click()
  await expect(page.getByRole('group', { name: 'à corriger' }).getByRole('link')).toHaveText([
    'Numéro de téléphone invalide',
    'Email invalide',
    'Type de service requis',
  ])
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')
  await expect(page.getByLabel("Niveau d'urgence")).toHaveValue('urgent')
  await expect(service).toHaveValue('évier bouché')
  await service.focus()
  await expect(suggestions(page).first()).toBeVisible()
})

test('a message written before hydration stays, and its press counts', async ({ page }) => {
  const settle = await holdCode(page)
  await page.goto('/')
  const contact = page.getByRole('region', { name: 'Contact' })
  await contact.getByLabel('E-mail').fill('elodie@')
  await contact.getByLabel('Message').fill('Bonjour, couvrez-vous Arcachon ?')
  await contact.getByRole('button').click()
  settle('continue')
  await expect(contact.getByText('Email invalide')).toBeVisible()
  await expect(contact.getByLabel('Nom')).toBeFocused()
  await expect(contact.getByLabel('E-mail')).toHaveValue('elodie@')
  await expect(contact.getByLabel('Message')).toHaveValue('Bonjour, couvrez-vous Arcachon ?')
})

for (const [when, hold] of [
  ['before hydration', holdCode],
  ['before any code', (page: Page) => holdRequests(page, scripts)],
] as const) {
  test(`what is typed ${when} in a page that other software has changed stays, with the focus`, async ({
    page,
  }) => {
    const errors = consoleErrors(page)
    await page.addInitScript(changePage)
    const settle = await hold(page)
    await page.goto('/plombier-bordeaux', { waitUntil: 'commit' })
    await page.getByLabel('Nom complet').fill('Élodie d’Artagnan')
    await page.getByLabel('Description détaillée').fill('Fuite sous l’évier de la cuisine.')
    await page.getByLabel("Niveau d'urgence").selectOption('urgent')
    await page.getByLabel("Adresse d'intervention").fill('bordeaux')
    settle('continue')

    await suggestions(page).first().click()
    await expect(page.getByText('Adresse confirmée')).toBeVisible()
    await expect(page.getByLabel("Adresse d'intervention")).toBeFocused()
    await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')
    await expect(page.getByLabel('Description détaillée')).toHaveValue(
      'Fuite sous l’évier de la cuisine.',
    )
    await expect(page.getByLabel("Niveau d'urgence")).toHaveValue('urgent')
    expect(errors).toEqual([])
  })
}

test('a service chosen before hydration goes along to the city that is chosen before hydration', async ({
  page,
}) => {
  const settle = await holdCode(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Diagnostic de plomberie' }).click()
  await chooser(page).getByRole('link', { name: 'Lyon' }).click()
  settle('continue')
  await expect(page.getByLabel('Type de service')).toHaveValue('Diagnostic de plomberie')
  await expect(page).toHaveURL('/plombier-lyon')
})

test('a city typed before hydration is searched on the 404 page', async ({ page }) => {
  const settle = await holdCode(page)
  await page.goto('/introuvable')
  await page.getByLabel('Rechercher une ville').fill('chalon')
  settle('continue')
  const found = page.getByRole('region', { name: 'Choisissez votre ville' })
  await expect(found.getByRole('link')).toHaveText(['Chalon-sur-Saône'])
})

test('the URL preselects what was not filled in before hydration', async ({ page }) => {
  const service = page.getByLabel('Type de service')
  const urgency = page.getByLabel("Niveau d'urgence")
  const settleFirst = await holdCode(page)
  await page.goto('/plombier-bordeaux?service=fuite&urgence=emergency')
  await urgency.selectOption('normal')
  settleFirst('continue')
  await expect(service).toHaveValue('Réparation de fuite')
  await expect(urgency).toHaveValue('normal')

  await page.unroute(scripts)
  const settle = await holdCode(page)
  await page.goto('/plombier-lyon?service=fuite&urgence=emergency')
  await service.fill('évier')
  settle('continue')
  await expect(urgency).toHaveValue('emergency')
  await expect(service).toHaveValue('évier')
})

test('no letter typed while the page hydrates on a slow phone is lost', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/plombier-bordeaux', { waitUntil: 'commit' })
  const text = 'Fuite sous l’évier, le siphon goutte.'
  const description = page.getByLabel('Description détaillée')
  await description.pressSequentially(text, { delay: 10 })
  await expect(description).toHaveValue(text)
  await page.getByRole('button', { name: 'Mon devis' }).click()
  await expect(page.getByRole('group', { name: 'à corriger' })).toBeFocused()
  await expect(description).toHaveValue(text)
})

test('a field focused before hydration keeps the focus and opens its list', async ({ page }) => {
  const settle = await holdCode(page)
  await page.goto('/plombier-bordeaux')
  const service = page.getByLabel('Type de service')
  await service.focus()
  settle('continue')
  await expect(suggestions(page).first()).toBeVisible()
  await expect(service).toBeFocused()
})

test('a page scrolled before hydration stays where it is', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  const settle = await holdCode(page)
  await page.goto('/')
  await page.mouse.wheel(0, 900)
  await expect.poll(scrolled).toBe(900)
  await page.getByRole('button', { name: 'Diagnostic de plomberie' }).click()
  settle('continue')
  await expect(chooser(page)).toContainText('Service choisi : Diagnostic de plomberie')
  expect(await scrolled()).toBe(900)
})

test('a form scrolled before hydration stays where it is, with what a link preselects', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  const settle = await holdCode(page)
  await page.goto('/plombier-lyon?service=fuite')
  await page.mouse.wheel(0, 300)
  await expect.poll(scrolled).toBe(300)
  settle('continue')
  await expect(page.getByLabel('Type de service')).toHaveValue('Réparation de fuite')
  await expect(page).toHaveURL('/plombier-lyon')
  await rest(page)
  expect(await scrolled()).toBe(300)
})

test('a link to a section that is followed before hydration leads there too', async ({ page }) => {
  const settle = await holdCode(page)
  await page.goto('/mentions-legales')
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await sections.getByRole('link', { name: 'Expertise' }).click()
  await expect(page).toHaveURL('/#expertise')
  settle('continue')
  await expect(page.getByRole('region', { name: /Un prix honnête/ })).toBeFocused()
})

test('Back to another page before hydration shows that page', async ({ page }) => {
  await openCalculator(page, 'lyon')
  await page.getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page).toHaveTitle(/Mentions légales/)
  const settle = await holdCode(page)
  await page.reload()
  await page.goBack()
  settle('continue')
  await expect(page).toHaveTitle(/Lyon/)
  await expect(page.getByRole('button', { name: 'Mon devis' })).toBeVisible()
})

for (const [code, lose] of [
  ['code', async (page: Page) => (await holdCode(page))('abort')],
  [
    'own part of the code',
    (page: Page) => page.route('**/*city-quote*.js', (route) => route.abort()),
  ],
] as const) {
  test(`a page whose ${code} is missing stays, says so on a phone too, and retries with each press`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await lose(page)
    await page.goto('/plombier-bordeaux')
    const notice = page.getByRole('alert').getByText('n’a pas pu être chargée')
    await page.getByLabel('Nom complet').fill('Élodie d’Artagnan')
    await expect(notice).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Mon devis' }).click()
    await expect(notice).toBeVisible()

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Mon devis' }).click()
    await expect(notice).toBeHidden()
    await expect(page.getByRole('link', { name: 'Numéro de téléphone invalide' })).toBeVisible()
    await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')
  })
}
