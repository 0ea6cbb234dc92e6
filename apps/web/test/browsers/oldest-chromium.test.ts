import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findCity } from '@plombier/quote-engine'
import oldestChromium from '@sparticuz/chromium'
import { chromium, devices } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { readBuiltSite } from '../../deploy/built-site.ts'
import * as form from '../../page-objects/form.ts'
import { foundAddresses } from '../support/found-address.ts'
import { expectedPrice, plain } from '../support/price.ts'
import { readPdf } from '../support/read-pdf.ts'
import { startServer } from '../support/servers.ts'

const site = join(import.meta.dirname, '../../dist')
const { addressService } = readBuiltSite(site)
const label = '12 Rue des Lilas 33000 Bordeaux'

test('on a phone with Chrome 109, the site as it is published leads to the price and its PDF', async () => {
  const server = await startServer('preview', site)
  onTestFinished(server.stop)
  const browser = await chromium.launch({
    executablePath: await oldestChromium.executablePath(),
    args: ['--headless', '--no-sandbox', '--no-zygote', '--single-process', '--disable-gpu'],
  })
  onTestFinished(() => browser.close())
  expect(browser.version()).toMatch(/^109\./)
  const page = await browser.newPage({ ...devices['Galaxy S9+'], baseURL: server.url })
  const errors: unknown[] = []
  page.on('pageerror', (error) => errors.push(error))
  const asked: (string | null)[] = []
  await page.route(`${addressService}/**`, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q'))
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: foundAddresses({ label, city: 'Bordeaux', coordinates: findCity('bordeaux').center }),
    })
  })

  await form.open(page)
  await page.getByLabel('Adresse d’intervention').focus()
  // A phone's keyboard composes each word, and the last one is not complete yet.
  const keyboard = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await compose('rue')
  await keyboard.send('Input.insertText', { text: 'rue ' })
  await compose('lilas')
  await form.suggestions(page).first().click()
  await page.getByText('Adresse confirmée').waitFor()
  expect(asked.at(-1)).toBe('rue lilas')
  await form.fillIn(page, { address: '' })
  await form.submitForResult(page)

  const price = expectedPrice({ service: 'fuite', urgency: 'urgent', city: 'bordeaux' })
  const result = await page.getByRole('main').textContent()
  expect(plain(result ?? '')).toContain(price.total)
  const { pages } = await readPdf(await readFile(await (await form.downloadPdf(page)).path()))
  expect(pages).toEqual([expect.stringContaining(label)])
  expect(pages[0]).toContain(price.documentTotal.join(' '))
  expect(errors).toEqual([])
}, 90_000)
