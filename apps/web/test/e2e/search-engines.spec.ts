import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cities } from '@plombier/quote-engine'
import { expect, test } from '../support/e2e/test.ts'

const settingsBuild = join(import.meta.dirname, '../../dist-settings')

test('without VITE_SITE_URL there is no URL of a page, no preview image and no sitemap', async ({
  request,
}) => {
  expect(await (await request.get('/')).text()).not.toMatch(/canonical|og:url|og:image|"url"/)
  for (const file of ['/sitemap.xml', '/robots.txt']) {
    expect((await request.get(file)).status()).toBe(404)
  }
})

test.describe('with VITE_SITE_URL', () => {
  test.use({ baseURL: process.env['SETTINGS_URL'] })

  // The values in `.env.settings`.
  const origin = 'https://www.example.org'
  const brand = 'Plomb & Fils <Paris>'

  test('every page has a title, description, URL and preview, and is in the sitemap', async ({
    request,
  }) => {
    const texts = new Set<string>()
    const files = readdirSync(settingsBuild).filter((file) => /^(?!404).*\.html$/.test(file))
    for (const file of files) {
      const path = file === 'index.html' ? '/' : `/${basename(file, '.html')}`
      const html = (await (await request.get(path)).text())
        .replaceAll('&amp;', '&')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
      const meta = (name: string) => html.split(`="${name}" content="`)[1]?.split('"')[0] ?? ''
      const title = html.match(/<title>(.*?)<\/title>/)?.[1] ?? ''
      texts.add(title).add(meta('description'))
      expect(html.match(/<h1.*?<\/h1>/g), path).toHaveLength(1)
      expect(html, path).not.toContain('noindex')
      expect(html, path).toContain('<html lang="fr">')
      expect(meta('color-scheme'), 'dark before its style sheet').toBe('light dark')
      expect(html).toContain(`<link rel="canonical" href="${origin}${path}"`)
      expect(meta('og:url')).toBe(`${origin}${path}`)
      expect(meta('og:title')).toBe(title)
      expect(meta('og:description')).toBe(meta('description'))
      const common = ['og:site_name', 'og:type', 'og:locale', 'twitter:card'].map(meta)
      expect(common).toEqual([brand, 'website', 'fr_FR', 'summary_large_image'])
      expect(meta('og:image:alt')).toBe('Un plombier en 2 minutes')
      const image = await request.get(meta('og:image').replace(origin, ''))
      expect(image.headers()['content-type'], path).toBe('image/png')
    }
    expect(files).toHaveLength(cities.length + 2)
    expect(texts.size).toBe(2 * files.length)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap.match(/<loc>https:\/\/www\.example\.org\/.*?<\/loc>/g)).toHaveLength(
      files.length,
    )
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
  })

  test('structured data tell the service, its prices and its city; a manifest has icons', async ({
    request,
  }) => {
    const html = await (await request.get('/plombier-nimes')).text()
    const linked = (rel: string) =>
      html.match(new RegExp(`<link rel="${rel}"[^>]* href="([^"]*)"`))?.[1] ?? ''
    const [, data = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? []
    expect(JSON.parse(data)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: 'Plombier à Nîmes',
      areaServed: [{ '@type': 'City', name: 'Nîmes', geo: { latitude: 43.8374 } }],
      provider: { name: brand, url: `${origin}/` },
      offers: expect.arrayContaining([
        { '@type': 'Offer', name: 'Plancher chauffant', price: 450, priceCurrency: 'EUR' },
      ]),
    })
    expect(data).not.toMatch(/rating|telephone|"address"/i)
    expect(data, 'could end the script').not.toContain('<')
    expect(html, 'behind a password').toContain('crossorigin="use-credentials"')
    const manifest = await (await request.get(linked('manifest'))).json()
    expect(manifest).toMatchObject({ name: brand, short_name: 'Plomb', lang: 'fr', start_url: '/' })
    const touchIcon = { src: linked('apple-touch-icon'), sizes: '180x180' }
    for (const { src, sizes } of [touchIcon, ...manifest.icons]) {
      const png = await (await request.get(src)).body()
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
    const tabIcon = await request.get(linked('icon'))
    expect(tabIcon.headers()['content-type']).toBe('image/svg+xml')
  })
})
