import { findCity } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fillInContact, pickAddress } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { expectedPrice, plain } from '../support/price.ts'

test('the form announces the nearer city and a trip that is too long, and keeps its input on that city’s page', async () => {
  const { center: poitiers } = findCity('poitiers')
  const heard = page.getByRole('status')
  await openSite('/plombier-bordeaux?service=fuite&urgence=emergency')
  await fillInContact()
  await pickAddress({ label: '1 Rue Carnot 86000 Poitiers', coordinates: poitiers })
  await expect.element(heard.getByText(/^Cette adresse est plus proche de Poitiers/)).toBeVisible()
  await expect.element(heard.getByText(/délai de 2\sh ne peut pas être tenu/)).toBeVisible()

  await heard.getByRole('link', { name: 'Calculer depuis Poitiers' }).click()
  await expect.element(page.getByText(/Votre prix à Poitiers/)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(page.getByText('Adresse confirmée')).toBeVisible()
  await expect.element(page.getByLabelText('Nom complet')).toHaveValue('Élodie')
  const { total } = expectedPrice({
    service: 'fuite',
    urgency: 'emergency',
    city: 'poitiers',
    address: poitiers,
  })
  expect(plain(page.getByRole('main').element().textContent)).toContain(total)
})
