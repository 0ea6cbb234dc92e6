import { expect, test } from 'vitest'
import { robots, sitemap } from '../../src/site/metadata/sitemap.ts'

test('a site map is XML, whatever the addresses', () => {
  const xml = sitemap('https://site.fr', ['/', '/a&b'])
  expect(xml.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://site.fr/</loc>',
    '<loc>https://site.fr/a&amp;b</loc>',
  ])
})

test('every crawler is let in, and told where the site map is', () => {
  expect(robots('https://site.fr').trim().split(/\n+/)).toEqual([
    'User-agent: *',
    'Allow: /',
    'Sitemap: https://site.fr/sitemap.xml',
  ])
})
