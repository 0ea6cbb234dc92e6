import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cities } from '@plombier/quote-engine'
import { expect, test } from '../support/e2e/test.ts'

const settingsBuild = join(import.meta.dirname, '../../dist-settings')

test('without VITE_SITE_URL there is no canonical URL, no preview image and no sitemap', async ({
  request,
}) => {
  expect(await (await request.get('/')).text()).not.toMatch(/canonical|og:url|og:image/)
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

  test('every page has a title, description, URL and preview, and is in the sitemap', async ({
    request,
  }) => {
    const titles = new Set<string>()
    const files = readdirSync(settingsBuild).filter((file) => /^(?!404).*\.html$/.test(file))
    for (const file of files) {
      const path = file === 'index.html' ? '/' : `/${basename(file, '.html')}`
      const html = plain(await (await request.get(path)).text())
      const meta = (name: string) =>
        html.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))?.[1] ?? ''
      const title = html.match(/<title>(.*?)<\/title>/)?.[1] ?? ''
      titles.add(title).add(meta('description'))
      expect(html.match(/<h1[^>]*>[^<]+<\/h1>/g), path).toHaveLength(1)
      // The check of a quote's link is sent, and not found by searching.
      expect(html.includes('noindex'), path).toBe(path === '/verifier')
      expect(html, path).toContain('<html lang="fr">')
      expect(html, 'dark before its style sheet').toContain('"color-scheme" content="light dark"')
      expect(html).toContain(`<link rel="canonical" href="https://www.example.org${path}"`)
      const own = ['og:title', 'og:description', 'og:url'].map(meta)
      expect(own).toEqual([title, meta('description'), `https://www.example.org${path}`])
      const common = ['og:site_name', 'og:type', 'og:locale', 'twitter:card'].map(meta)
      const brand = 'Plomb & Fils <Paris>'
      expect(common).toEqual([brand, 'website', 'fr_FR', 'summary_large_image'])
      expect(meta('og:image:alt')).toContain(`${brand} : `)
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
      const image = await request.get(meta('og:image').replace('https://www.example.org', ''))
      expect(image.headers()['content-type'], path).toBe('image/png')
    }
    expect(files).toHaveLength(cities.length + 3)
    expect(titles.size).toBe(2 * files.length)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap.match(/<loc>https:\/\/www\.example\.org\/.*?<\/loc>/g)).toHaveLength(
      files.length - 1,
    )
    expect(sitemap).toContain('<loc>https://www.example.org/plombier-chalon-sur-saone</loc>')
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toContain('Sitemap: https://www.example.org/sitemap.xml')
    expect(robots).toContain('User-agent: *\nAllow: /\n')
  })

  test('structured data tell the service, its prices, and the city or cities that it is for', async ({
    request,
  }) => {
    const dataOf = async (path: string) => {
      const [head = ''] = (await (await request.get(path)).text()).split('</head>')
      return JSON.parse(
        head.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? '',
      )
    }
    const [nimes, home] = [await dataOf('/plombier-nimes'), await dataOf('/')]
    expect(nimes).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: 'Plombier à Nîmes',
      areaServed: [{ '@type': 'City', name: 'Nîmes', geo: { latitude: 43.8374 } }],
      provider: { name: 'Plomb & Fils <Paris>', url: 'https://www.example.org/' },
    })
    expect(nimes.offers).toContainEqual({
      '@type': 'Offer',
      name: 'Plancher chauffant',
      price: 450,
      priceCurrency: 'EUR',
    })
    expect(JSON.stringify(nimes)).not.toMatch(/rating|telephone|"address"/i)
    expect(home.areaServed).toHaveLength(cities.length)
    expect(home.provider).toEqual(nimes.provider)
  })

  test('a phone finds a name and icons for its home screen', async ({ request }) => {
    const html = await (await request.get('/plombier-lyon')).text()
    const linked = (rel: string) =>
      html.match(new RegExp(`<link rel="${rel}"[^>]* href="([^"]*)"`))?.[1] ?? ''
    expect(html, 'behind a password').toContain('crossorigin="use-credentials"')
    const manifest = await (await request.get(linked('manifest'))).json()
    expect(manifest).toMatchObject({
      name: 'Plomb & Fils <Paris>',
      short_name: 'Plomb',
      lang: 'fr',
      start_url: '/',
      icons: [
        { sizes: '192x192', purpose: 'any' },
        { sizes: '512x512', purpose: 'any' },
        { sizes: '512x512', purpose: 'maskable' },
      ],
    })
    const touchIcon = { src: linked('apple-touch-icon'), sizes: '180x180' }
    for (const { src, sizes } of [touchIcon, ...manifest.icons]) {
      const response = await request.get(src)
      expect(response.headers()['content-type'], src).toBe('image/png')
      const png = await response.body()
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
    const tabIcon = await request.get(linked('icon'))
    expect(tabIcon.headers()['content-type']).toBe('image/svg+xml')
  })
})

/** Unescaped from HTML, with plain spaces. */
function plain(html: string) {
  return html
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s/g, ' ')
}
