import { PRICES_AS_OF } from '@plombier/quote-engine'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { date } from '../../src/texts/french.ts'
import { dark } from '../../src/ui/palette.ts'
import { plain } from '../support/amounts.ts'
import { openSite } from '../support/components/render.tsx'
import { textsOf } from '../support/components/texts.ts'

test('the legal notices keep their promises, each under its heading', async () => {
  await openSite('/mentions-legales')
  const sections = textsOf(document.querySelectorAll('main section'))
  for (const promise of [
    /^Service de mise en relation.*plombiers indépendants.*ne réalise aucune intervention lui-même/,
    /^Tarification.*Prix indicatifs, tarifs du .*après diagnostic sur place/,
    /^Responsabilité.*seul responsable de ses interventions/,
    /^Protection des données.*servent uniquement à la mise en relation/,
    /^Protection des données.*ne sont jamais transmises à des tiers à des fins commerciales/,
    /^Protection des données.*le nouvel onglet commence avec une copie/,
    /^Protection des données.*Base Adresse Nationale, Licence Ouverte 2\.0/,
  ]) {
    expect(sections).toContainEqual(expect.stringMatching(promise))
  }
  expect(sections.join()).toContain(`tarifs du ${plain(date(PRICES_AS_OF))} :`)
})

test('the page follows the preferences for a dark scheme and for more contrast', async () => {
  onTestFinished(() => void emulate({}))
  await openSite('/mentions-legales')
  await emulate({ 'prefers-color-scheme': 'dark' })
  const body = page.elementLocator(document.body)
  await expect.element(body).toHaveStyle({ backgroundColor: dark.paper })
  const link = page.getByRole('link', { name: 'Retour' })
  await expect.element(link).toHaveStyle({ color: dark.info })
  await emulate({ 'prefers-color-scheme': 'dark', 'prefers-contrast': 'more' })
  await expect.element(link).toHaveStyle({ color: dark.ink })
})

/** Emulates what a visitor prefers. */
const emulate = (preferences: Record<string, string>) => {
  const features = Object.entries(preferences).map(([name, value]) => ({ name, value }))
  return cdp().send('Emulation.setEmulatedMedia', { media: '', features })
}
