import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { cities, findCity } from '@plombier/quote-engine'
import { downloadPdf, fillIn, submitForResult } from '../../page-objects/calculator.ts'
import { cityWithA } from '../../src/format/city-name.ts'
import { securityHeaders } from '../support/answer-headers.ts'
import { builtPages } from '../support/e2e/built-pages.ts'
import { structuredData } from '../support/e2e/structured-data.ts'
import { foundAddresses } from '../support/found-address.ts'
import { readPdf } from '../support/read-pdf.ts'

test.use({ baseURL: process.env['SETTINGS_URL'] })

// The values in `.env.settings`.
const site = 'https://www.example.org'
const addressService = 'https://adresses.example.org'
const brand = 'Plomb & Fils <Paris>'

const cityPages = new Map(cities.map(({ slug, name }) => [`/plombier-${slug}`, name]))

test('every page has a canonical URL and a preview image, and is in the sitemap', async ({
  request,
}) => {
  const paths = builtPages('dist-settings')
  expect(paths).toEqual(expect.arrayContaining(['/', '/mentions-legales', ...cityPages.keys()]))
  for (const path of paths) {
    const city = cityPages.get(path)
    const promise = city ? `Plombier ${cityWithA(city)}` : 'Un plombier en 2 minutes'
    const html = await (await request.get(path)).text()
    const contentOf = (property: string) =>
      plain(html.match(new RegExp(`<meta property="${property}" content="([^"]*)"`))?.[1])
    expect(html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]).toBe(`${site}${path}`)
    expect(contentOf('og:url')).toBe(`${site}${path}`)
    expect(contentOf('og:site_name')).toBe(brand)
    expect(contentOf('og:image:alt')).toContain(`${brand} : ${promise}, à partir de`)
    expect([contentOf('og:image:width'), contentOf('og:image:height')]).toEqual(['1200', '630'])
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
    const image = await request.get(contentOf('og:image').replace(site, ''))
    expect(image.headers()['content-type']).toBe('image/png')
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url)
  expect(listed.toSorted()).toEqual(paths.map((path) => `${site}${path}`).toSorted())
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(robots).toContain('User-agent: *\nAllow: /\n')
})

test('structured data have the URLs of the site', async ({ request }) => {
  for (const path of ['/', '/plombier-lyon']) {
    const { provider } = await structuredData(request, path)
    expect(provider).toMatchObject({ name: brand, url: `${site}/` })
  }
})

test('the result, the PDF and the print sheet have the brand, contact and emergency line', async ({
  page,
}) => {
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
  const answer = await page.goto('/plombier-bordeaux')
  expect(answer?.headers()).toMatchObject(securityHeaders(addressService))
  await expect(page.getByRole('banner')).toContainText(brand)
  await fillIn(page)
  expect(asked).toEqual([`${addressService}/base/search/`])
  await submitForResult(page)
  await expect(page).toHaveTitle(new RegExp(`${brand}$`))
  const ways = page.getByRole('region', { name: 'Et maintenant ?' }).getByRole('link')
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

test('the legal notices name who is responsible for the site, and the contact form is open', async ({
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
  await expect(contact.getByRole('link', { name: '01 99 00 12 34' })).toHaveAttribute(
    'href',
    'tel:0199001234',
  )
})

/** Unescaped from HTML, with plain spaces. */
function plain(content = '') {
  return content
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s/g, ' ')
}
