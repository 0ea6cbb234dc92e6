import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../support/components/render.tsx'
import { plain, textsOf } from '../support/components/texts.ts'

const start = page.getByRole('button', { name: 'Devis Instantané Gratuit' })
const hrefsOf = (links: Element[]) => links.map((link) => link.getAttribute('href'))

test('the home page makes each promise once, and leads on', async () => {
  await page.viewport(1280, 900)
  await openSite('/')
  expect(plain(document.title)).toBe('Un plombier en 2 minutes, prix immédiat | Plombier 2 Minutes')
  const text = textsOf(document.querySelectorAll('main > section')).join(' ')
  for (const promise of [
    'prix immédiat',
    'gratuit sans engagement',
    '20 km offerts, puis 0,65 € par km',
    'Partout en France, au départ de 45 villes',
    'Artisans vérifiés et assurés',
    'Dispo 24h/7j',
    '2 min mise en relation',
  ]) {
    expect(text.match(new RegExp(promise, 'gi')), promise).toHaveLength(1)
  }
  expect(page.getByRole('region', { name: 'Contact' }).getByRole('button').query()).toBeNull()
  const category = page.getByRole('list', { name: /Sanitaires/, includeHidden: true })
  await expect.element(category).toMatchTextContent(/Remplacement de joint\s120\s€/)

  const header = page.getByRole('banner').getByRole('link')
  const anchors = ['/', '/#services', '/#expertise', '/#contact']
  expect(hrefsOf(header.elements())).toEqual(anchors)
  const footer = page.getByRole('contentinfo')
  const hrefs = hrefsOf(footer.getByRole('link').elements())
  expect(hrefs).toHaveLength(46)
  expect(hrefs).toEqual(expect.arrayContaining(['/plombier-saint-etienne', '/mentions-legales']))
})

test('an example shows its sum line by line, and the button is whole on a small phone', async () => {
  await openSite('/')
  await page.viewport(375, 553)
  await expect.element(start.first()).toBeInViewport({ ratio: 1 })
  await page.viewport(1280, 720)
  const example = page.getByRole('figure')
  await expect.element(example).toMatchTextContent(/^Réparation de fuiteà 34\skm, Urgence imm/)
  expect(example.getByRole('row').elements()).toHaveLength(4)
  await expect.element(example).toMatchTextContent(/194\s€/)
})
