import { expect, test } from 'vitest'
import { robots, sitemap } from '../../src/site/metadata/sitemap.ts'

test('a sitemap escapes what XML does not allow in a URL', () => {
  const xml = sitemap('https://site.fr', ['/', '/a&b'])
  expect(xml.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://site.fr/</loc>',
    '<loc>https://site.fr/a&amp;b</loc>',
  ])
})

test('robots.txt lets every crawler in, and says where the sitemap is', () => {
  expect(robots('https://site.fr').trim().split(/\n+/)).toEqual([
    'User-agent: *',
    'Allow: /',
    'Sitemap: https://site.fr/sitemap.xml',
  ])
})
