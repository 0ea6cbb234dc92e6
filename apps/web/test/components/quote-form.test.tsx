import { findCity } from '@plombier/quote-engine'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { followCityLink, openSite } from '../support/components/open-site.tsx'
import { fields, fillInTexts, pickAddress, submit } from '../support/components/quote-form.ts'
import { plain } from '../support/components/texts.ts'
import { announced } from '../support/components/toasts.ts'
import { placeAt } from '../support/places.ts'

const main = page.getByRole('main')
const heading = page.getByRole('heading', { level: 1 })
const status = page.getByRole('status')
const meaux = {
  label: 'Meaux',
  city: 'Meaux',
  coordinates: placeAt('montreuil', 34.2, 70),
}

beforeEach(() => page.viewport(360, 740))

/** Opens Bordeaux's form and fills it in. */
async function openFilledIn(urgency = 'urgent') {
  await openSite(`/plombier-bordeaux?service=fuite&urgence=${urgency}`)
  await fillInTexts()
  await pickAddress()
}

test('the form names its city, and says how the price is computed', async () => {
  // A service and an urgency that do not exist are ignored.
  await openSite('/plombier-le-havre?service=rien&urgence=jamais')
  expect(fields.service.element()).toHaveValue('')
  expect(fields.urgency.element()).toHaveValue('')
  expect(plain(document.title)).toBe('Plombier au Havre : devis immédiat | Plombier 2 Minutes')
  const text = plain(main.element().textContent)
  for (const promise of [
    'Retour à l’accueilCalculateur de Prix Professionnel',
    'Votre prix au Havre, déplacement compris',
    'Devis instantanéArtisan certifiéIntervention rapide',
    'Vos informations',
    "Détails de l'intervention",
    'Seul ce que vous tapez pour trouver un lieu part vers le service d’adresses, avec le centre de la ville ; ou votre position, si vous l’utilisez pour l’adresse.',
    'Tous les champs sont obligatoires, sauf mention contraire.',
    'Déplacement : 20 km offerts, puis 0,65 € par km, distance mesurée depuis le centre du Havre.',
    'Prix minimum : 120 € TTC.',
    'Devis gratuit et sans engagement.',
  ]) {
    expect(text).toContain(promise)
  }
  const hrefs = main
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  const expected = ['/', '/mentions-legales', 'https://adresse.data.gouv.fr/']
  expect(hrefs).toEqual(expect.arrayContaining(expected))
  const address = fields.address.element()
  expect(address).toHaveAttribute('placeholder', 'Votre adresse au Havre')
  expect(address).toHaveAttribute('autocomplete', 'address-line1')
  // Browsers would offer what was typed into a field of this name on other sites.
  expect(address).toHaveAttribute('name', expect.stringContaining('plombier'))
})

test('the head is low, and names a commune, until the city is another', async () => {
  await openSite('/plombier-paris?service=ballon')
  const asked = page.getByText(/^Remplacement de ballon d’eau chaude, à/)
  await expect.element(asked).toMatchTextContent(/, à Paris, déplacement compris$/)
  await pickAddress(meaux)
  await fields.name.fill('Zoé')
  await followCityLink('Montreuil')
  await expect.element(asked).toMatchTextContent(/, à Meaux, depuis Montreuil \(34\skm\)$/)
  const [head, form] = ['main header', 'main form'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  )
  expect((form?.top ?? Number.NaN) - (head?.top ?? 0)).toBeLessThanOrEqual(200)
  await followCityLink('Lyon')
  await expect.element(asked).toMatchTextContent(/, à Lyon, déplacement compris$/)
  await expect.element(fields.address).toHaveValue('')
  await expect.element(fields.name).toHaveValue('Zoé')
})

test('a notice leads to a nearer city or to a slower urgency', async () => {
  await openFilledIn('emergency')
  await pickAddress({ label: '1 Rue Carnot', coordinates: findCity('poitiers').center })
  const notice = /^Cette adresse est plus proche de Poitiers.* impossible à tenir depuis Bordeaux/
  await expect.element(status.getByText(notice)).toBeVisible()
  await status.getByRole('link', { name: 'Calculer depuis Poitiers' }).click()
  await expect.element(heading).toHaveFocus()
  await expect.element(fields.name).toHaveValue('Élodie')
  await expect.element(page.getByText('Adresse confirmée')).toBeVisible()
  await expect.element(main).toMatchTextContent(/180\s€\sTTC/)

  await pickAddress({ label: 'Loin', coordinates: placeAt('poitiers', 66, 270) })
  await status.getByRole('button', { name: /^Choisir Urgent \(24h\)\s:/ }).click()
  await expect.element(fields.urgency).toHaveFocus()
  await expect.element(fields.urgency).toHaveValue('urgent')
  await expect.element(fields.urgency).toBeInViewport({ ratio: 1 })
})

test('a submit says at once that it computes, and a calculation that fails says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await openFilledIn()
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValueOnce(0)
  await submit.click()
  await expect.element(page.getByRole('button', { name: 'Calcul en cours...' })).toBeDisabled()
  vi.spyOn(Date.prototype, 'getTime').mockImplementationOnce(() => {
    throw new Error('on purpose')
  })
  frame.mock.calls[0]?.[0](0)
  const failure = /Impossible de calculer le devis. Veuillez réessayer./
  await expect.element(announced).toMatchTextContent(failure)
  await submit.click()
  await expect.element(page.getByText('DEV-012345, le 22 novembre 2026')).toBeVisible()
})
