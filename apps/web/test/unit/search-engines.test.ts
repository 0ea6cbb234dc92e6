import { type City, cities, MINIMUM_TOTAL } from '@plombier/quote-engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { robots, sitemap } from '../../src/site/metadata/sitemap.ts'

/** Imports the modules as a build with these settings would. */
async function builtWith(env: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const [{ PageMeta }, { PictureMeta }, { cityPicture }, jsonLd] = await Promise.all([
    import('../../src/site/metadata/page-meta.tsx'),
    import('../../src/site/metadata/picture-meta.tsx'),
    import('../../src/site/metadata/link-picture.ts'),
    import('../../src/site/metadata/json-ld.ts'),
  ])
  vi.unstubAllEnvs()
  const page = { path: '/plombier-lyon', title: 'Plombier à Lyon', description: 'D' }
  const lyon = cities.find(({ slug }) => slug === 'lyon') as City
  const elements = [
    createElement(PageMeta, page),
    createElement(PictureMeta, { picture: cityPicture(lyon) }),
  ]
  return { ...jsonLd, meta: elements.map((element) => renderToStaticMarkup(element)).join('') }
}

describe('search engines', () => {
  test('learn the canonical URL of a page where VITE_SITE_URL is set', async () => {
    const { meta, breadcrumbJsonLd } = await builtWith({ VITE_SITE_URL: 'https://site.fr/' })
    expect(meta).toContain('<link rel="canonical" href="https://site.fr/plombier-lyon"/>')
    expect(JSON.stringify(breadcrumbJsonLd({ name: 'Lyon', path: '/plombier-lyon' }))).toContain(
      '"item":"https://site.fr/plombier-lyon"',
    )
  })

  test('and social sites learn the preview picture of a page where VITE_SITE_URL is set', async () => {
    const { meta } = await builtWith({ VITE_SITE_URL: 'https://site.fr/' })
    expect(meta).toContain('"og:image" content="https://site.fr/apercus/plombier-lyon.png"')
    expect(meta).toContain(
      '"og:image:alt" content="Plombier 2 Minutes\u00A0: Plombier à Lyon, à partir de 120\u00A0€ TTC"',
    )
  })

  test('learn no price below the minimum', async () => {
    const { serviceJsonLd } = await builtWith({})
    const { offers } = serviceJsonLd('Plombier', cities) as unknown as {
      offers: { price: number }[]
    }
    expect(Math.min(...offers.map(({ price }) => price))).toBe(MINIMUM_TOTAL)
  })

  test('find every page in the sitemap, and the sitemap in robots.txt', () => {
    const xml = sitemap('https://site.fr', ['/', '/a&b'])
    expect(xml.match(/<loc>.*?<\/loc>/g)).toEqual([
      '<loc>https://site.fr/</loc>',
      '<loc>https://site.fr/a&amp;b</loc>',
    ])
    expect(robots('https://site.fr')).toContain('Sitemap: https://site.fr/sitemap.xml')
  })
})
