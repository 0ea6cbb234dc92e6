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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plombier Bordeaux' }).click()
  await expect(page.getByRole('banner')).toContainText('Plomb & Fils <Paris>')
  await form.fillIn(page)
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
