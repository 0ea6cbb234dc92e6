import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { passDebounce } from '../support/components/address-service.ts'
import { fillInContact, pickAddress, submit } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { type FoundAddress, foundAddresses } from '../support/found-address.ts'
import { placeAt } from '../support/places.ts'

const filter = page.getByLabelText('Ville, code postal ou adresse')
const address = page.getByLabelText('Adresse d’intervention')
const name = page.getByLabelText('Nom complet')
const subtitle = page.getByText(/^Votre prix (à|au)/)
const confirmed = page.getByText('Adresse confirmée')

const meaux = {
  label: 'Meaux',
  city: 'Meaux',
  type: 'municipality',
  context: '77, Seine-et-Marne, Île-de-France',
  coordinates: placeAt('montreuil', 34.2, 70),
}
const street = {
  label: 'Rue Victor Hugo 69100 Villeurbanne',
  city: 'Villeurbanne',
  type: 'street',
  coordinates: placeAt('villeurbanne', 0.4, 0),
}

beforeEach(() => page.viewport(1280, 800))

/** Opens the chooser on the home page, types a text, and follows the row of what is found. */
async function choose(text: string, found?: FoundAddress) {
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
  await expect.element(filter).toHaveFocus()
  if (found) vi.stubGlobal('fetch', async () => Response.json(foundAddresses(found)))
  await filter.fill(text)
  const row = page.getByRole('dialog').getByRole('listitem').getByRole('link')
  await expect.element(row).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(address).toBeVisible()
}

const goHome = () =>
  page
    .getByRole('main')
    .getByRole('link', { name: /accueil/ })
    .click()

test('a commune of the chooser is the address of the form and the place of the quote, and in no address or title', async () => {
  const { history } = await openSite('/')
  await choose('meaux', meaux)
  await expect.element(address).toHaveValue('Meaux (Seine-et-Marne)')
  await expect
    .element(address)
    .toHaveAccessibleDescription(
      /Meaux \(Seine-et-Marne\), à\s34\s?km.*La rue rendra le prix plus juste\./,
    )
  await expect.element(subtitle).toHaveTextContent('Votre prix à Meaux, depuis Montreuil (34 km)')
  await fillInContact()
  await page.getByLabelText('Type de service').fill('Réparation de fuite')
  await page.getByLabelText("Niveau d'urgence").selectOptions('normal')
  await page.getByLabelText('Description détaillée').fill('Fuite sous l’évier.')
  await submit.click()
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Votre devis à Meaux' }))
    .toBeVisible()
  await expect.element(page.getByText('depuis Montreuil, à 34 km', { exact: true })).toBeVisible()
  expect(document.title).toMatch(/^Votre devis à Montreuil/)
  expect(JSON.stringify(history.location)).not.toContain('Meaux')
})

test('an address of the chooser is picked on the page of its city, with what it lacks of the text', async () => {
  await openSite('/')
  await choose('12 rue victor hugo villeurbanne', street)
  await expect.element(address).toHaveValue('Rue Victor Hugo 69100 Villeurbanne')
  await expect.element(address).toHaveAccessibleDescription(/ne connaît pas le numéro 12/)
  await expect.element(subtitle).toHaveTextContent('Votre prix à Villeurbanne, déplacement compris')
})

test('a covered city keeps an address that is best computed from it, another city asks for one again, and nothing else is lost', async () => {
  await openSite('/')
  await choose('meaux', meaux)
  await name.fill('Zoé')
  await goHome()
  await choose('montreuil')
  await expect.element(address).toHaveValue('Meaux (Seine-et-Marne)')
  await goHome()
  await choose('lyon')
  await expect.element(address).toHaveValue('')
  await expect.element(name).toHaveValue('Zoé')
  expect(confirmed.query()).toBeNull()
  await goHome()
  await choose('rue victor hugo', street)
  await expect.element(address).toHaveValue('Rue Victor Hugo 69100 Villeurbanne')
  await expect.element(name).toHaveValue('Zoé')
})

test('who edits a picked commune is searched streets in it first, without its department', async () => {
  await openSite('/plombier-montreuil')
  await pickAddress(meaux)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(foundAddresses(meaux))
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await address.fill('rue neuve Meaux (Seine-et-Marne)')
  passDebounce()
  vi.useRealTimers()
  await expect.poll(() => asked).toHaveLength(1)
  const { searchParams } = new URL(asked[0] ?? '', location.href)
  expect(searchParams.get('q')).toBe('rue neuve Meaux')
  expect(searchParams.get('lat')).toBe(meaux.coordinates.latitude.toFixed(5))
})
