import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as form from '../../page-objects/form.ts'
import { expect, test } from '../support/e2e/test.ts'
import { foundAddresses } from '../support/found-address.ts'
import { readPdf } from '../support/read-pdf.ts'

test.use({ baseURL: process.env['SETTINGS_URL'] })

test('notices, contact, result, PDF and print show the settings of the operator', async ({
  page,
}) => {
  await page.goto('/mentions-legales')
  await expect(page.getByRole('main').locator('dl > *')).toHaveText([
    'ÉditeurÉditeur d’exemple',
    'Direction de la publicationDirection d’exemple',
    'HébergeurHébergeur d’exemple',
    'Médiateur de la consommationMédiateur d’exemple',
  ])
  await page.getByRole('main').getByRole('link', { name: 'formulaire de contact' }).click()
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect(contact).toBeInViewport()
  await expect(contact.getByRole('button')).toBeEnabled()

  const coordinates = { latitude: 44.84, longitude: -0.58 }
  // The content security policy refuses any other address service.
  await page.route('https://data.geopf.fr/geocodage/search/*', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: foundAddresses({ label: 'Bordeaux', coordinates }),
    }),
  )
  const city = page.getByRole('contentinfo').getByRole('link', { name: 'Plombier Bordeaux' })
  await page.goto(`${await city.getAttribute('href')}?utm_source=lettre`)
  await expect(page.getByRole('banner')).toContainText('Plomb & Fils <Paris>')
  await form.fillIn(page)
  // Also once the page is hydrated, which knows the query.
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', 'https://www.example.org/plombier-bordeaux')
  await form.submitForResult(page)
  await expect(page).toHaveTitle(/Plomb & Fils <Paris>$/)
  const ways = page.getByRole('main').getByRole('link', { name: /^01 99 00 12 34$|^Demander/ })
  await expect(ways).toHaveText(['01 99 00 12 34', 'Demander une mise en relation'])
  await expect(ways.first()).toHaveAttribute('href', 'tel:0199001234')
  await expect(ways.last()).toHaveAttribute('href', /^mailto:contact@example\.org\?/)
  const download = await form.downloadPdf(page)
  const pdfs = [await download.path(), await page.pdf()]
  for (const { pages } of await Promise.all(pdfs.map(readPdf))) {
    expect(pages.join(' ')).toMatch(/Plomb & Fils <Paris>.*Urgence : ligne d’exemple/)
    for (const contact of ['01 99 00 12 34', 'contact@example.org', 'https://www.example.org']) {
      expect(pages[0]).toContain(contact)
    }
  }
})

test('the legal notices link the licences of all packages, icons and fonts', async ({
  request,
}) => {
  expect(await (await request.get('/mentions-legales')).text()).toContain('href="/licences.txt"')
  const licences = await (await request.get('/licences.txt')).text()
  expect(licences, 'with a byte order mark').toMatch(/^\uFEFF/)
  const read = (file: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'))
  // pdfmake is one file, into which its own packages were bundled.
  const sources: string[] = read('node_modules/pdfmake/build/pdfmake.js.map').sources
  const bundled = sources.map((source) => /.*node_modules\/((?:@.+?\/)?[^/]+)/.exec(source)?.[1])
  // Not @plombier, and not @fontsource, whose font follows below.
  const own = Object.keys(read('package.json').dependencies).filter((name) => !/^@[pf]/.test(name))
  const words = new Set(licences.split(/[\s,]+/))
  expect([...own, ...bundled].filter((name) => name && !words.has(name))).toEqual([])
  for (const text of ['SIL OPEN FONT', 'Inter Project', 'Bricolage Grotesque Project', 'Lucide']) {
    expect(licences).toContain(text)
  }
})
