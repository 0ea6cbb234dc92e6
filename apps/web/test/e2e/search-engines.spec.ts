import { expect, test } from '@playwright/test'
import { cities, services } from '@plombier/quote-engine'

const indexed = ['/', '/mentions-legales', ...cities.map(({ slug }) => `/plombier-${slug}`)]

test('every indexable page has its own title and description, and one h1', async ({ request }) => {
  const heads = await Promise.all(
    indexed.map(async (path) => {
      const html = await (await request.get(path)).text()
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(html).not.toContain('noindex')
      const title = html.match(/<title>(.*?)<\/title>/)?.[1]
      expect(html).toContain(`<meta property="og:title" content="${title}"/>`)
      return { title, description: html.match(/<meta name="description" content="(.*?)"/)?.[1] }
    }),
  )
  expect(new Set(heads.map(({ title }) => title)).size).toBe(indexed.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(indexed.length)
})

test('a city page tells its service, its prices and its place in the site', async ({ page }) => {
  await page.goto('/plombier-nimes')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [service, breadcrumb] = data.map((text) => JSON.parse(text))
  expect(service).toMatchObject({ '@type': 'Service', name: 'Plombier à Nîmes' })
  expect(service.areaServed).toMatchObject([{ '@type': 'City', name: 'Nîmes' }])
  expect(service.offers).toHaveLength(services.length)
  expect(service.offers).toContainEqual({
    '@type': 'Offer',
    name: 'Remplacement de joint',
    price: 120,
    priceCurrency: 'EUR',
  })
  expect(JSON.stringify(service)).not.toMatch(/rating|telephone|"address"/i)
  expect(breadcrumb['@type']).toBe('BreadcrumbList')
  expect(breadcrumb.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Accueil',
    'Plombier à Nîmes',
  ])
})

test('a visitor without JavaScript finds every city', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/')
  const links = page.getByRole('contentinfo').getByRole('link', { name: /^Plombier / })
  await expect(links).toHaveCount(cities.length)
  await page.goto('/plombier-lyon')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

test('without an address of its own the site names no canonical and no sitemap', async ({
  request,
}) => {
  expect(await (await request.get('/')).text()).not.toContain('canonical')
  expect((await request.get('/sitemap.xml')).status()).toBe(404)
  expect((await request.get('/robots.txt')).status()).toBe(404)
})

test('the 404 page is not indexed, and offers the cities', async ({ page }) => {
  await page.goto('/plombier-nulle-part', { waitUntil: 'networkidle' })
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  await page.getByLabel('Rechercher une ville').fill('macon')
  await page.getByRole('main').getByRole('link', { name: 'Mâcon' }).click()
  await expect(page).toHaveURL('/plombier-macon')
})
