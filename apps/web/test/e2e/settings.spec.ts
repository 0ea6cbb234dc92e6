import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { findCity } from '@plombier/quote-engine'
import { downloadPdf, fillIn, submitForResult } from '../../page-objects/calculator.ts'
import { followCityLink } from '../../page-objects/home.ts'
import { foundAddresses } from '../support/found-address.ts'
import { readPdf } from '../support/read-pdf.ts'

test.use({ baseURL: process.env['SETTINGS_URL'] })

// The values in `.env.settings`.
const addressService = 'https://adresses.example.org'
const brand = 'Plomb & Fils <Paris>'

test('the legal notices name who is responsible, the contact form is open, and result, PDF and print sheet have brand, contact and emergency line', async ({
  page,
}) => {
  await page.goto('/mentions-legales')
  const facts = page.getByRole('main').locator('dl > *')
  await expect(facts).toHaveText([
    'ÉditeurÉditeur d’exemple',
    'Direction de la publicationDirection d’exemple',
    'HébergeurHébergeur d’exemple',
    'Médiateur de la consommationMédiateur d’exemple',
  ])
  await expect(page.getByText('Base Adresse Nationale').first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'formulaire de contact' }).click()
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect(contact).toBeFocused()
  await expect(contact.getByRole('button')).toBeEnabled()
  await expect(page.getByText(/^Envoyez votre demande/)).toBeVisible()

  const asked: string[] = []
  // Stub of the address service that is set: the content security policy refuses any other one.
  await page.route(`${addressService}/**`, (route) => {
    const { origin, pathname } = new URL(route.request().url())
    asked.push(`${origin}${pathname}`)
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: foundAddresses({ label: 'Bordeaux', coordinates: findCity('bordeaux').center }),
    })
  })
  await followCityLink(page, 'Bordeaux')
  await expect(page.getByRole('banner')).toContainText(brand)
  await fillIn(page)
  expect(asked).toEqual([`${addressService}/base/search/`])
  await submitForResult(page)
  await expect(page).toHaveTitle(new RegExp(`${brand}$`))
  const prices = page.getByRole('region', { name: /^Prix$/ })
  await expect(prices.getByText('Appelez, ou ouvrez un message prêt')).toBeVisible()
  const ways = prices.getByRole('link', { name: /^01 99 00 12 34$|^Demander/ })
  await expect(ways).toHaveText(['01 99 00 12 34', 'Demander une mise en relation'])
  await expect(ways.first()).toHaveAttribute('href', 'tel:0199001234')
  await expect(ways.last()).toHaveAttribute('href', /^mailto:contact@example\.org\?/)
  const download = await downloadPdf(page)
  const pdfs = [await readFile(await download.path()), await page.pdf()]
  for (const { pages } of await Promise.all(pdfs.map(readPdf))) {
    const text = pages.join(' ')
    expect(text).toContain(brand)
    expect(text).toContain('01 99 00 12 34 · contact@example.org · https://www.example.org')
    expect(text).toContain('Urgence : ligne d’exemple')
  }
})
