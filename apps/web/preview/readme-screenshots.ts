import { join } from 'node:path'
import { launchOptions } from 'ensure'
import { chromium } from 'playwright'
import { preview } from 'vite'
import {
  fillIn,
  openCalculator,
  pickAddress,
  pickService,
  submit,
} from '../page-objects/calculator.ts'

// Takes the README's screenshots of the demonstration build: a city's form with its price, and the
// result. Run it after a change to either, and commit the files.
const PORT = 4199
const folder = join(import.meta.dirname, '../../../.github/screenshots')

const server = await preview({
  root: join(import.meta.dirname, '..'),
  mode: 'demo',
  preview: { port: PORT, strictPort: true, host: 'localhost' },
})
const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({
  baseURL: `http://localhost:${PORT}`,
  colorScheme: 'light',
  locale: 'fr-FR',
  reducedMotion: 'reduce',
  viewport: { width: 1100, height: 1000 },
})
const request = { address: 'arcachon', service: 'Dépannage de chauffe-eau' }

// The first search is slow: it builds the address server's index.
await fetch(`http://localhost:${PORT}/geocodage/search/?q=arcachon`)
await openCalculator(page)
await pickAddress(page, request.address)
await pickService(page, request.service)
await page.getByLabel("Niveau d'urgence").selectOption('urgent')
await takeScreenshot('form.png')

await fillIn(page, request)
await submit(page)
await page.getByText('Devis calculé !').waitFor()
await page.getByText('Devis calculé !').waitFor({ state: 'hidden' })
await takeScreenshot('result.png')

await browser.close()
await server.close()

async function takeScreenshot(name: string) {
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.screenshot({ path: join(folder, name) })
}
