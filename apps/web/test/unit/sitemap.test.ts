import { expect, test } from 'vitest'
import { robots, sitemap } from '../../src/site/metadata/sitemap.ts'

test('a sitemap lists every page of the site', () => {
  const xml = sitemap('https://site.fr', ['/', '/plombier-lyon'])
  expect(xml.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://site.fr/</loc>',
    '<loc>https://site.fr/plombier-lyon</loc>',
  ])
})

test('robots.txt lets every crawler in, and says where the sitemap is', () => {
  expect(robots('https://site.fr').trim().split(/\n+/)).toEqual([
    'User-agent: *',
    'Allow: /',
    'Sitemap: https://site.fr/sitemap.xml',
  ])
})
