import { MINIMUM_TOTAL, PRICES_AS_OF, VAT_RATE } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { date } from '../../src/format/date.ts'
import { percent, wholeEuros } from '../../src/format/french.ts'
import { openSite } from '../support/components/open-site.tsx'
import { plain, travelRule } from '../support/price.ts'

test('the legal notices have the current figures of the tariff', async () => {
  await openSite('/mentions-legales')
  const text = plain(page.getByRole('main').element().textContent)
  for (const phrase of [
    `tarifs du ${date(PRICES_AS_OF)}`,
    `déplacement depuis le centre de la ville choisie (${travelRule})`,
    `minimum de ${wholeEuros(MINIMUM_TOTAL)} TTC`,
    `TVA de ${percent(VAT_RATE)}`,
  ]) {
    expect(text).toContain(plain(phrase))
  }
})

test('without an e-mail address the legal notices promise no message, and name no publisher', async () => {
  await openSite('/mentions-legales')
  const main = page.getByRole('main')
  await expect.element(main.getByText(/formulaire de contact.*pas encore ouvert/)).toBeVisible()
  expect(main.element().querySelector('dl')).toBeNull()
})

test('the credit for the addresses links to their publisher', async () => {
  await openSite('/mentions-legales')
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Base Adresse Nationale' }))
    .toHaveAttribute('href', 'https://adresse.data.gouv.fr/')
})
