import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSite } from '../support/components/open-site.tsx'
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
    'urgence rapide',
    'partout en France',
    'Artisans vérifiés et assurés',
    'Dispo 24h/7j',
    '2 min mise en relation',
    'Choisissez votre ville',
    'Lisez le prix',
    'votre message ne peut pas être envoyé',
  ]) {
    expect(text.match(new RegExp(promise, 'gi')), promise).toHaveLength(1)
  }
  expect(text).toMatch(/Montrez le devis .* la mise en relation n’est pas encore ouverte\./)
  expect(page.getByRole('region', { name: 'Contact' }).getByRole('button').query()).toBeNull()

  const minimum = { name: 'Remplacement de joint 120 €', includeHidden: true }
  await expect.element(page.getByRole('button', minimum)).toBeInTheDocument()
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  expect(hrefsOf(sections.elements())).toEqual(['/#services', '/#expertise', '/#contact'])
  const footer = page.getByRole('contentinfo')
  const hrefs = hrefsOf(footer.getByRole('link').elements())
  expect(hrefs).toHaveLength(46)
  expect(hrefs).toEqual(expect.arrayContaining(['/plombier-saint-etienne', '/mentions-legales']))
  await expect.element(footer).toMatchTextContent(/Politique de confidentialité.*CGU/)
  const counts = Array.from(document.body.textContent.matchAll(/(\d+)\svilles/g), ([, n]) => n)
  expect(new Set(counts)).toEqual(new Set(['45']))
})

test('a chosen chip shows its sum line by line, and carries its service along', async () => {
  await openSite('/')
  await page.viewport(360, 640)
  await expect.element(start.first()).toBeInViewport({ ratio: 1 })
  await page.viewport(1280, 720)
  const examples = page.getByRole('group', { name: 'Exemples' })
  const example = page.getByRole('figure')
  const dialog = page.getByRole('dialog')
  await expect.element(example).toMatchTextContent(/^Réparation de fuite/)
  await start.first().click()
  await expect.element(dialog).toBeVisible()
  expect(dialog.element()).not.toMatchTextContent(/Service choisi/)
  await userEvent.keyboard('{Escape}')
  await examples.getByText('WC bouché', { exact: true }).click()
  await expect.element(example).toMatchTextContent(/^Débouchage de canalisation à 34 km.*149\s€/)
  expect(textsOf(example.getByRole('row').elements())).toEqual([
    'Prix de base90,00 €',
    'Déplacement (14 km)9,10 €',
    'Majoration « Urgence immédiate (2h) »49,55 €',
    'Arrondi à l’euro0,35 €',
  ])
  await expect.element(examples.getByRole('radio', { name: 'WC bouché 149 €' })).toBeChecked()
  await start.last().click()
  await expect.element(dialog).toMatchTextContent(/Service choisi\s: Débouchage de canalisation/)
})
