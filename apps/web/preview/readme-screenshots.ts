import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { launchOptions } from 'ensure'
import { chromium } from 'playwright'
import { preview } from 'vite'
import * as form from '../page-objects/form.ts'

// Takes the README's screenshots of the demonstration build: a city's form with its price, and the
// result. Run it after a change to either, and commit the files. They are set in Inter, so that they do not
// change with the fonts of the machine.
const PORT = 4199
const folder = join(import.meta.dirname, '../../../.github/screenshots')

const server = await preview({
  root: join(import.meta.dirname, '..'),
  mode: 'demo',
  preview: { port: PORT, strictPort: true, host: 'localhost' },
})
const browser = await chromium.launch(await launchOptions())
const page = await browser.newPage({
  baseURL: `http://localhost:${PORT}`,
  // Which allows no style of ours.
  bypassCSP: true,
  colorScheme: 'light',
  locale: 'fr-FR',
  reducedMotion: 'reduce',
  viewport: { width: 1100, height: 1000 },
})
const request = { address: 'arcachon', service: 'Dépannage de chauffe-eau' }

// The first search is slow: it builds the address server's index.
await fetch(`http://localhost:${PORT}/geocodage/search/?q=arcachon`)
await form.open(page)
await page.addStyleTag({ content: `${inter()} body { font-family: Inter }` })
await form.pickAddress(page, request.address)
await form.pickService(page, request.service)
await page.getByLabel("Niveau d'urgence").selectOption('urgent')
await takeScreenshot('form.png')

await form.fillIn(page, request)
await form.submit(page)
await page.getByText('Devis calculé !').waitFor()
await page.getByText('Devis calculé !').waitFor({ state: 'hidden' })
await takeScreenshot('result.png')

await browser.close()
await server.close()

/** The text font of the PDF, whose files in the repository lack characters that only pages have. */
function inter() {
  const { resolve } = createRequire(join(import.meta.dirname, '../build/fonts/package.json'))
  const faces = { '400Regular': 400, '600SemiBold': 600, '700Bold': 700 }
  return Object.entries(faces)
    .map(([name, weight]) => {
      const file = `@expo-google-fonts/inter/${name}/Inter_${name}.ttf`
      const data = readFileSync(resolve(file), 'base64')
      return `@font-face { font-family: Inter; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}) }`
    })
    .join(' ')
}

async function takeScreenshot(name: string) {
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    window.scrollTo(0, 0)
    await document.fonts.ready
  })
  await page.screenshot({ path: join(folder, name) })
}
