import { findCity, nearestCity } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { kilometers } from '../../src/format/french.ts'
import { fillInContact, submit } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { pickAddress } from '../support/components/pick-address.ts'
import { plain, priceOf } from '../support/price.ts'

const nearerCity = page.getByRole('link', { name: /Calculer depuis/ })

test('an address near another city offers that city, and the request goes along', async () => {
  const poitiers = findCity('poitiers')?.center
  if (!poitiers) throw new Error('Poitiers is covered')
  await openSite('/plombier-bordeaux?service=fuite&urgence=urgent')
  await fillInContact()
  await page.getByLabelText('Description détaillée').fill('Fuite sous l’évier de la cuisine.')
  await pickAddress({ label: '1 Rue Carnot 86000 Poitiers', coordinates: poitiers })
  await expect.element(nearerCity).toHaveTextContent('Calculer depuis Poitiers')

  await nearerCity.click()
  await expect.element(page.getByText(/Votre plombier à Poitiers/)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect
    .element(page.getByText('Le prix se calcule maintenant depuis Poitiers.'))
    .toBeVisible()
  await expect.element(page.getByText('Adresse confirmée')).toBeVisible()

  await submit.click()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Votre devis à Poitiers')
  const { estimate } = priceOf({
    service: 'fuite',
    urgency: 'urgent',
    city: 'poitiers',
    address: poitiers,
  })
  expect(plain(page.getByRole('main').element().textContent)).toContain(estimate)
})

test('an address far from every city says how far the nearest one is, and offers none', async () => {
  const ocean = { latitude: 45, longitude: -20 }
  const { city, distanceKm } = nearestCity(ocean)
  await openSite('/plombier-bordeaux')
  await pickAddress({ label: 'Au large', coordinates: ocean })
  const hint = page.getByText(/^Aucune ville couverte n’est proche de cette adresse/)
  await expect.element(hint).toBeVisible()
  expect(plain(hint.element().textContent)).toContain(
    plain(`la plus proche est ${city.name}, à ${kilometers(Math.round(distanceKm))}.`),
  )
  expect(nearerCity.query()).toBeNull()
})
