import { expect, type Page, test } from '@playwright/test'
import { fillIn, openCalculator, submit, suggestions } from './calculator.ts'

const typed = {
  name: 'Zébulon <img src=x onerror=alert(1)>',
  phone: '0799887766 <b>',
  email: 'zebulon@exemple.test',
  description: '<script>alert("fuite")</script> sous l’évier, {{7*7}}',
}

/** Notes everything that a safe page never does. */
async function watch(page: Page) {
  const faults: string[] = []
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
  return { faults, urls, messages }
}

/** Where a page could leave what was typed. */
async function traces(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      document.title,
    ]),
  )
}

test('all journeys stay within the policy, the origin and the device', async ({
  page,
  baseURL,
}) => {
  const { faults, urls, messages } = await watch(page)
  const left: string[] = []
  const leave = async () => left.push(await traces(page))

  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Bordeaux' }).click()
  await expect(page).toHaveURL('/plombier-bordeaux')
  await fillIn(page, { description: typed.description })
  await page.getByLabel('Nom complet').fill(typed.name)
  await page.getByLabel('Téléphone').fill(typed.phone)
  await page.getByLabel('Email (facultatif)').fill(typed.email)
  await leave()
  await submit(page)
  await expect(page.getByText('Devis calculé !')).toBeVisible()
  await leave()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le devis PDF' }).click()
  await downloading
  await leave()
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await expect(page.getByLabel('Nom complet')).toHaveValue(typed.name)
  await page.goForward()
  await page.getByRole('button', { name: 'Nouveau calcul' }).click()
  await leave()
  await page.getByRole('link', { name: 'Mentions légales' }).click()
  await page.getByRole('link', { name: 'Retour' }).first().click()
  await leave()

  expect(faults).toEqual([])
  const foreign = urls.filter((url) => new URL(url).origin !== baseURL && !url.startsWith('blob:'))
  expect(foreign).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  for (const words of ['Zébulon', 'bulon', '0799887766', 'exemple.test', 'alert', '7*7']) {
    expect(left.join()).not.toContain(words)
    expect(messages.join()).not.toContain(words)
    expect(decodeURIComponent(urls.join())).not.toContain(words)
  }
})

test('hostile text stays text, on the page and from the address service', async ({ page }) => {
  const { faults } = await watch(page)
  const label = '<img src=x onerror=alert(1)> "&amp; {{7*7}} 33000 Bordeaux'
  await page.route(/\/geocodage\//, (route) =>
    route.fulfill({
      json: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: [-0.58, 44.84] },
            properties: { label, city: '<b>Bordeaux</b>', context: '<script>alert(2)</script>' },
          },
        ],
      },
    }),
  )
  await openCalculator(page)
  await page.getByLabel("Adresse d'intervention").fill('bordeaux')
  await expect(suggestions(page).first()).toContainText('<script>alert(2)</script>')
  await fillIn(page, { description: typed.description })
  await page.getByLabel('Nom complet').fill(typed.name)
  await submit(page)
  await expect(page.getByText(label).first()).toBeVisible()
  await page.getByRole('button', { name: 'Télécharger le devis PDF' }).click()
  await expect(page.getByText('PDF téléchargé !')).toBeVisible()
  expect(
    await page.locator('main img, main script:not([type="application/ld+json"])').count(),
  ).toBe(0)
  expect(faults).toEqual([])
})

test('a form that is sent before the page is ready leaves nothing in the address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  const { faults, urls } = await watch(page)
  await page.goto('/plombier-bordeaux')
  await page.getByLabel('Nom complet').fill('Zébulon')
  await page.getByRole('button', { name: 'Mon devis' }).click()
  await expect(page.getByLabel('Nom complet')).toHaveValue('Zébulon')
  expect(page.url()).toBe(`${baseURL}/plombier-bordeaux`)
  expect(urls.join()).not.toContain('bulon')
  expect(faults).toEqual([])
  await context.close()
})
