import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { cities, findCity } from '@plombier/quote-engine'
import { cityWithA } from '../../src/format/city-name.ts'
import { expectedPrice } from '../support/price.ts'
import { todaysServices } from '../support/todays-prices.ts'

const settingsBuild = join(import.meta.dirname, '../../dist-settings')

test('without VITE_SITE_URL there is no canonical URL, no preview image and no sitemap', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  expect(html).not.toMatch(/canonical|og:url|og:image/)
  expect((await request.get('/sitemap.xml')).status()).toBe(404)
  expect((await request.get('/robots.txt')).status()).toBe(404)
})

test('the build has what Apache reads, and what Cloudflare reads, which takes a hundred rules', () => {
  expect(readFileSync(join(settingsBuild, '.htaccess'), 'utf8')).toContain('RewriteEngine On')
  const rules = readFileSync(join(settingsBuild, '_headers'), 'utf8').match(/^\/.*/gm) ?? []
  expect(rules).toContainEqual(expect.stringMatching(/^\/assets\/.+\.js$/))
  expect(rules.length).toBeLessThanOrEqual(100)
})

test.describe('with VITE_SITE_URL', () => {
  test.use({ baseURL: process.env['SETTINGS_URL'] })

  // The values in `.env.settings`.
  const site = 'https://www.example.org'
  const brand = 'Plomb & Fils <Paris>'

  test('every page is complete HTML with a title, a description and a URL of its own, has a preview image, and is in the sitemap unless it checks a link', async ({
    request,
  }) => {
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    const paths = builtPages()
    const cityPages = new Map(cities.map(({ slug, name }) => [`/plombier-${slug}`, name]))
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/mentions-legales', unlisted, ...cityPages.keys()]),
    )
    for (const path of paths) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(200)
      const html = await response.text()
      expect(html.match(/<h1[^>]*>[^<]+<\/h1>/g), path).toHaveLength(1)
      expect(html.includes('noindex'), path).toBe(path === unlisted)
      expect(html, path).toContain('<html lang="fr">')
      expect(html, 'dark before its style sheet').toContain('"color-scheme" content="light dark"')
      const contentOf = (property: string) =>
        plain(
          html.match(new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`))?.[1],
        )
      const title = plain(html.match(/<title>(.*?)<\/title>/)?.[1])
      expect(contentOf('og:title'), path).toBe(title)
      titles.add(title)
      expect(contentOf('og:description'), path).toBe(contentOf('description'))
      descriptions.add(contentOf('description'))

      const city = cityPages.get(path)
      const promise = city ? `Plombier ${cityWithA(city)}` : 'Un plombier en 2 minutes'
      const preview =
        path === unlisted ? 'Vérifier un devis, prix conforme ?' : `${promise}, à partir de`
      expect(html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]).toBe(`${site}${path}`)
      expect(contentOf('og:url')).toBe(`${site}${path}`)
      expect(contentOf('og:site_name')).toBe(brand)
      expect([contentOf('og:type'), contentOf('og:locale')]).toEqual(['website', 'fr_FR'])
      expect(contentOf('og:image:alt')).toContain(`${brand} : ${preview}`)
      expect([contentOf('og:image:width'), contentOf('og:image:height')]).toEqual(['1200', '630'])
      expect(contentOf('twitter:card')).toBe('summary_large_image')
      const [before, image = ''] = contentOf('og:image').split(/(?<=\.org)/)
      expect(before).toBe(site)
      expect((await request.get(image)).headers()['content-type']).toBe('image/png')
    }
    expect(titles.size).toBe(paths.length)
    expect(descriptions.size).toBe(paths.length)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url)
    const indexed = paths.filter((path) => path !== unlisted)
    expect(listed.toSorted()).toEqual(indexed.map((path) => `${site}${path}`).toSorted())
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`)
    expect(robots).toContain('User-agent: *\nAllow: /\n')
  })

  test('structured data tell the site, the service, its prices, and the city or all cities that it is for', async ({
    request,
  }) => {
    const service = await structuredData(request, '/plombier-nimes')
    expect(service).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: 'Plombier à Nîmes',
    })
    expect(service.areaServed).toMatchObject([
      { '@type': 'City', name: 'Nîmes', geo: findCity('nimes').center },
    ])
    expect(service.offers).toEqual(
      todaysServices.map(({ id, name }) => ({
        '@type': 'Offer',
        name,
        price: expectedPrice({ service: id }).totalPrice,
        priceCurrency: 'EUR',
      })),
    )
    expect(JSON.stringify(service)).not.toMatch(/rating|telephone|"address"/i)
    const home = await structuredData(request, '/')
    expect(home.areaServed.map(({ name }: { name: string }) => name)).toEqual(
      cities.map(({ name }) => name),
    )
    for (const { provider } of [service, home]) {
      expect(provider).toMatchObject({ name: brand, url: `${site}/` })
    }
  })

  test('a phone finds a name and icons for its home screen', async ({ request }) => {
    const html = await (await request.get('/plombier-lyon')).text()
    const linked = (rel: string) =>
      html.match(new RegExp(`<link rel="${rel}"[^>]* href="([^"]*)"`))?.[1] ?? ''
    const { name, short_name, lang, start_url, icons } = await (
      await request.get(linked('manifest'))
    ).json()
    expect([name, lang, start_url]).toEqual([brand, 'fr', '/'])
    expect(short_name.length).toBeLessThanOrEqual(12)
    expect(html, 'behind a password').toContain('crossorigin="use-credentials"')
    expect(icons.map(({ sizes, purpose }: Icon) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ])
    for (const { src, sizes } of [
      { src: linked('apple-touch-icon'), sizes: '180x180' },
      ...icons,
    ]) {
      const response = await request.get(src)
      expect(response.headers()['content-type'], src).toBe('image/png')
      const png = await response.body()
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
    const tabIcon = await request.get(linked('icon'))
    expect(tabIcon.headers()['content-type']).toBe('image/svg+xml')
  })
})

/** Of the web app manifest. */
interface Icon {
  readonly src: string
  readonly sizes: string
  readonly purpose: string
}

/** The check of a quote's link: it is sent, and not found by searching. */
const unlisted = '/verifier'

/** Paths of the pages of the built site, apart from the 404 page. */
function builtPages(): string[] {
  return readdirSync(settingsBuild)
    .filter((file) => file.endsWith('.html') && file !== '404.html')
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
