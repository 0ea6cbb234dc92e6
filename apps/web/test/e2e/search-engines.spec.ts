import { expect, test } from '@playwright/test'
import { cities, findCity, services } from '@plombier/quote-engine'
import { builtPages } from '../support/e2e/built-pages.ts'
import { structuredData } from '../support/e2e/structured-data.ts'
import { priceOf } from '../support/price.ts'

test('every page is complete HTML with one h1, a title and a description of its own', async ({
  request,
}) => {
  const titles = new Set<string | undefined>()
  const descriptions = new Set<string | undefined>()
  const indexed = builtPages('dist-demo')
  for (const path of indexed) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    expect(html.match(/<h1[^>]*>[^<]+<\/h1>/g), path).toHaveLength(1)
    expect(html, path).not.toContain('noindex')
    expect(html, path).toContain('<html lang="fr">')
    const title = html.match(/<title>(.*?)<\/title>/)?.[1]
    expect(html, path).toContain(`<meta property="og:title" content="${title}"/>`)
    const description = html.match(/<meta name="description" content="(.*?)"/)?.[1]
    expect(html, path).toContain(`<meta property="og:description" content="${description}"/>`)
    titles.add(title)
    descriptions.add(description)
  }
  expect(titles.size).toBe(indexed.length)
  expect(descriptions.size).toBe(indexed.length)
})

test('structured data tell the service, its prices, and the city or all cities that it is for', async ({
  request,
}) => {
  const service = await structuredData(request, '/plombier-nimes')
  expect(service).toMatchObject({ '@type': 'Service', name: 'Plombier à Nîmes' })
  expect(service.areaServed).toMatchObject([
    { '@type': 'City', name: 'Nîmes', geo: findCity('nimes').center },
  ])
  expect(service.offers).toEqual(
    services.map(({ id, name }) => ({
      '@type': 'Offer',
      name,
      price: priceOf({ service: id }).totalPrice,
      priceCurrency: 'EUR',
    })),
  )
  expect(JSON.stringify(service)).not.toMatch(/rating|telephone|"address"/i)
  const { areaServed } = await structuredData(request, '/')
  expect(areaServed.map(({ name }: { name: string }) => name)).toEqual(
    cities.map(({ name }) => name),
  )
})

test('a phone finds a name and icons for its home screen', async ({ page, request }) => {
  await page.goto('/plombier-lyon')
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href')
  const { name, lang, start_url, icons } = await (await request.get(manifest ?? '')).json()
  expect([name, lang, start_url]).toEqual(['Plombier 2 Minutes', 'fr', '/'])
  expect(icons).toHaveLength(3)
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  for (const path of [touchIcon, ...icons.map(({ src }: { src: string }) => src)]) {
    const response = await request.get(path)
    expect(response.headers()['content-type'], path).toBe('image/png')
  }
  const tabIcon = await page.locator('link[rel="icon"]').getAttribute('href')
  const drawing = await request.get(tabIcon ?? '')
  expect(drawing.headers()['content-type']).toBe('image/svg+xml')
})

test('without VITE_SITE_URL there is no canonical URL, no preview image and no sitemap', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  expect(html).not.toMatch(/canonical|og:url|og:image/)
  expect((await request.get('/sitemap.xml')).status()).toBe(404)
  expect((await request.get('/robots.txt')).status()).toBe(404)
})
