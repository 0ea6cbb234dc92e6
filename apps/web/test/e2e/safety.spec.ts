import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { expect, test } from '../support/e2e/test.ts'
import { foundAddresses } from '../support/found-address.ts'

test('hostile text stays text, and only the address leaves the tab', async ({ page, baseURL }) => {
  const [urls, messages, stored]: [string[], string[], string[]] = [[], [], []]
  page.on('request', (request) => urls.push(request.url()))
  page.on('console', (message) => messages.push(message.text()))
  page.on('dialog', (dialog) => messages.push(`alert: ${dialog.message()}`))
  const label = '<img src=x onerror=alert(1)> "&amp; {{7*7}} 33000 Bordeaux'
  const context = '<script>alert(2)</script>'
  const coordinates = { latitude: 44.837789, longitude: -0.57918 }
  const json = foundAddresses({ label, city: '<b>Bordeaux</b>', context, coordinates })
  await page.route(/\/geocodage\//, (route) => route.fulfill({ json }))
  /** All places where a page could leave what was typed, apart from the tab's own storage. */
  const collectStored = async () =>
    stored.push(
      await page.evaluate(() =>
        JSON.stringify([location.href, history.state, { ...localStorage }, document.title]),
      ),
    )
  /** What the tab's own storage holds, which ends with the tab. */
  const tabStorage = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))

  await page.goto('/')
  await home.chooseCity(page, 'Bordeaux')
  await form.field(page, 'address').fill('bordeaux')
  await expect(form.suggestions(page).first()).toContainText(context)
  await form.suggestions(page).first().click()
  await form.fillIn(page, {
    address: '',
    name: 'Zébulon <img src=x onerror=alert(1)>',
    phone: '0799887766 <b>',
    email: 'zebulon@exemple.test',
    description: '<script>alert("fuite")</script> sous l’évier, {{7*7}}',
  })
  await form.submitForResult(page)
  await collectStored()
  expect(await tabStorage()).toContain('Zébulon')
  await expect(page.getByText(label).first()).toBeVisible()
  await form.downloadPdf(page)
  const elements = page.locator('main img, main script:not([type="application/ld+json"])')
  expect(await elements.count(), 'elements made of text').toBe(0)
  await page.getByRole('button', { name: 'Nouveau calcul' }).click()
  await expect(form.field(page, 'name')).toHaveValue('')
  expect(await tabStorage()).not.toContain('bulon')
  await home.legalLink(page).click()
  await expect(page).toHaveTitle(/Mentions légales/)
  await collectStored()

  const near = 'limit=5&lat=44.83779&lon=-0.57918'
  expect(urls.filter((url) => !/^blob:|\/assets\//.test(url))).toEqual([
    `${baseURL}/`,
    `${baseURL}/plombier-bordeaux`,
    `${baseURL}/geocodage/search/?q=bordeaux&${near}`,
    `${baseURL}/geocodage/search/?q=bordeaux+Bordeaux&${near}`,
  ])
  expect(urls.every((url) => new URL(url).origin === baseURL)).toBe(true)
  expect(await page.context().cookies()).toEqual([])
  for (const words of [/z.bulon/i, /0799887766/, /exemple\.test/, /alert/, /7\*7/]) {
    expect(decodeURIComponent([...stored, ...messages, ...urls].join())).not.toMatch(words)
  }
})
