import { expect, type Page, test } from '@playwright/test'
import { findCity } from '@plombier/quote-engine'
import { downloadPdf, fillIn, submitForResult, suggestions } from '../../page-objects/calculator.ts'
import { lookForCity } from '../../page-objects/home.ts'
import { foundAddresses } from '../support/found-address.ts'

const typed = {
  name: 'Zébulon <img src=x onerror=alert(1)>',
  phone: '0799887766 <b>',
  email: 'zebulon@exemple.test',
  description: '<script>alert("fuite")</script> sous l’évier, {{7*7}}',
}

/** Policy violations, errors and dialogs: told even where one of them stops the journey. */
const faults: string[] = []
test.afterEach(() => expect(faults).toEqual([]))

/** Collects faults, requested URLs and console messages. */
async function watch(page: Page) {
  const urls: string[] = []
  const messages: string[] = []
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`CSP: ${violatedDirective} ${blockedURI}`)
    })
  })
  page.on('console', (message) => {
    messages.push(message.text())
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('dialog', (dialog) => faults.push(`dialog: ${dialog.message()}`))
  page.on('request', (request) => urls.push(request.url()))
  return { urls, messages }
}

/** All places where a page could leave what was typed, apart from the tab's own storage. */
async function storedTexts(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      { ...localStorage },
      document.cookie,
      document.title,
    ]),
  )
}

/** What the tab's own storage holds, which ends with the tab. */
const tabStorage = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }))

const coordinates = findCity('bordeaux').center
const centre = `lat=${coordinates.latitude.toFixed(5)}&lon=${coordinates.longitude.toFixed(5)}`

test('a whole journey keeps hostile text as text, sends nothing but the address text with the centre of the city, and stores in its tab alone', async ({
  page,
  baseURL,
}) => {
  const { urls, messages } = await watch(page)
  const label = '<img src=x onerror=alert(1)> "&amp; {{7*7}} 33000 Bordeaux'
  const context = '<script>alert(2)</script>'
  await page.route(/\/geocodage\//, (route) =>
    route.fulfill({
      json: foundAddresses({ label, city: '<b>Bordeaux</b>', context, coordinates }),
    }),
  )
  const stored: string[] = []
  const collectStoredTexts = async () => stored.push(await storedTexts(page))

  await page.goto('/')
  const chooser = await lookForCity(page, 'Bordeaux')
  await chooser.getByRole('link').click()
  await expect(page).toHaveURL('/plombier-bordeaux')
  await page.getByLabel('Adresse d’intervention').fill('bordeaux')
  await expect(suggestions(page).first()).toContainText(context)
  await fillIn(page, { description: typed.description })
  await page.getByLabel('Nom complet').fill(typed.name)
  await page.getByLabel('Téléphone').fill(typed.phone)
  await page.getByLabel('Email (facultatif)').fill(typed.email)
  await collectStoredTexts()
  await submitForResult(page)
  await collectStoredTexts()
  expect(await tabStorage(page)).toContain('Zébulon')
  await expect(page.getByText(label).first()).toBeVisible()
  await downloadPdf(page)
  const elements = page.locator('main img, main script:not([type="application/ld+json"])')
  expect(await elements.count(), 'elements made of text').toBe(0)
  await collectStoredTexts()
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await expect(page.getByLabel('Nom complet')).toHaveValue(typed.name)
  await page.goBack()
  await page.getByRole('button', { name: 'Nouveau calcul' }).click()
  await expect(page.getByLabel('Nom complet')).toHaveValue('')
  expect(await tabStorage(page)).not.toContain('bulon')
  await collectStoredTexts()
  await page.getByRole('link', { name: 'Mentions légales' }).click()
  await page.getByRole('link', { name: 'Retour' }).first().click()
  await expect(page).toHaveURL('/')
  await collectStoredTexts()

  const asked = urls.filter((url) => !url.startsWith('blob:'))
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/assets/`))).toEqual([
    `${baseURL}/`,
    `${baseURL}/geocodage/search/?q=bordeaux&limit=5&${centre}`,
  ])
  expect(await page.context().cookies()).toEqual([])
  for (const words of ['Zébulon', 'bulon', '0799887766', 'exemple.test', 'alert', '7*7']) {
    expect(stored.join()).not.toContain(words)
    expect(messages.join()).not.toContain(words)
    expect(decodeURIComponent(urls.join())).not.toContain(words)
  }
})
