import { join } from 'node:path'
import oldestChromium from '@sparticuz/chromium'
import { chromium, devices } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { readBuiltSite } from '../../deploy/built-site.ts'
import * as form from '../../page-objects/form.ts'
import { setClock } from '../support/e2e/test.ts'
import { foundAddresses } from '../support/found-address.ts'
import { readPdf } from '../support/read-pdf.ts'
import { startServer } from '../support/servers.ts'

const site = join(import.meta.dirname, '../../dist')
const label = '12 Rue des Lilas 33000 Bordeaux'
const coordinates = { latitude: 44.837789, longitude: -0.57918 }

test('Chrome 109 on a phone leads to the price and its PDF', async () => {
  const server = await startServer('preview', site)
  onTestFinished(server.stop)
  const browser = await chromium.launch({
    executablePath: await oldestChromium.executablePath(),
    args: ['--headless', '--no-sandbox', '--no-zygote', '--single-process', '--disable-gpu'],
  })
  onTestFinished(() => browser.close())
  expect(browser.version()).toMatch(/^109\./)
  const page = await browser.newPage({ ...devices['Galaxy S9+'], baseURL: server.url })
  await setClock(page.context(), '2026-11-22T09:30:12.345Z')
  const errors: unknown[] = []
  page.on('pageerror', (error) => errors.push(error))
  const asked: (string | null)[] = []
  await page.route(`${readBuiltSite(site).addressService}/**`, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q'))
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: foundAddresses({ label, city: 'Bordeaux', coordinates }),
    })
  })

  await form.open(page)
  await form.field(page, 'address').focus()
  // A phone's keyboard composes each word, and the last one is not complete yet.
  const keyboard = await page.context().newCDPSession(page)
  const end = { selectionStart: 5, selectionEnd: 5 }
  await keyboard.send('Input.insertText', { text: 'rue ' })
  await keyboard.send('Input.imeSetComposition', { text: 'lilas', ...end })
  await form.suggestions(page).first().click()
  await page.getByText('Adresse confirmée').waitFor()
  expect(asked.at(-1)).toBe('rue lilas')
  await form.fillIn(page, { address: '' })
  await form.submitForResult(page)
  expect(await page.getByRole('main').textContent()).toMatch(/144\s€\sTTC/)
  const { pages } = await readPdf(await (await form.downloadPdf(page)).path())
  expect(pages).toEqual([expect.stringMatching(/12 Rue des Lilas.*172,80 €/)])
  expect(errors).toEqual([])
}, 90_000)
