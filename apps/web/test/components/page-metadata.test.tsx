import { cities, currentTariff } from '@plombier/quote-engine'
import { expect, test, vi } from 'vitest'
import { kilometers } from '../../src/format/french.ts'
import { openSite } from '../support/components/open-site.tsx'
import { plain } from '../support/price.ts'

const contentOf = (selector: string) =>
  plain(document.head.querySelector(selector)?.getAttribute('content') ?? '')

test.each([
  [
    '/',
    'Un plombier en 2 minutes, prix immédiat',
    `déplacement compris, dans ${cities.length} villes de France`,
  ],
  ['/mentions-legales', 'Mentions légales', 'responsabilité et protection des données'],
  [
    '/plombier-le-havre',
    'Plombier au Havre : devis immédiat',
    `prix d’un plombier au Havre : ${kilometers(currentTariff.freeKilometers)} de déplacement offerts`,
  ],
])(
  '%s has a title and a description for search engines and social sites',
  async (path, title, description) => {
    await openSite(path)
    const named = `${title} | Plombier 2 Minutes`
    expect(plain(document.title)).toBe(named)
    expect(contentOf('[property="og:title"]')).toBe(named)
    for (const selector of ['[name="description"]', '[property="og:description"]']) {
      expect(contentOf(selector)).toContain(plain(description))
    }
    expect(contentOf('[property="og:site_name"]')).toBe('Plombier 2 Minutes')
    expect(contentOf('[property="og:type"]')).toBe('website')
    expect(contentOf('[property="og:locale"]')).toBe('fr_FR')
    expect(contentOf('[name="robots"]')).toBe('')
  },
)

test('a missing page has a title of its own, and is neither indexed nor described', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openSite('/nulle-part')
  expect(document.title).toBe('Page introuvable | Plombier 2 Minutes')
  expect(contentOf('[name="robots"]')).toBe('noindex')
  expect(contentOf('[name="description"]')).toBe('')
})
