import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { cities, findCity, services } from '@plombier/quote-engine'
import { cityWithA } from '../../src/format/city-name.ts'
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

test.describe('with VITE_SITE_URL', () => {
  test.use({ baseURL: process.env['SETTINGS_URL'] })

  // The values in `.env.settings`.
  const site = 'https://www.example.org'
  const brand = 'Plomb & Fils <Paris>'

  test('every page has a canonical URL and a preview image, and is in the sitemap', async ({
    request,
  }) => {
    const paths = builtPages('dist-settings')
    const cityPages = new Map(cities.map(({ slug, name }) => [`/plombier-${slug}`, name]))
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
})

/** Paths of the indexed pages in a built folder: not the 404 page, nor the check of a quote's link. */
function builtPages(folder: 'dist-demo' | 'dist-settings'): string[] {
  return readdirSync(join(import.meta.dirname, '../..', folder))
    .filter((file) => file.endsWith('.html') && !['404.html', 'verifier.html'].includes(file))
    .map((file) => (file === 'index.html' ? '/' : `/${basename(file, '.html')}`))
}

/** The structured data in the head of a page. */
async function structuredData(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const [head = ''] = html.split('</head>')
  const [, data = ''] = head.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? []
  return JSON.parse(data)
}

/** Unescaped from HTML, with plain spaces. */
function plain(content = '') {
  return content
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s/g, ' ')
}
