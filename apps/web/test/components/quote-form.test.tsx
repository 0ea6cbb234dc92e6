import { findCity } from '@plombier/quote-engine'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { followCityLink, openSite } from '../support/components/open-site.tsx'
import { fields, fillInTexts, pickAddress, submit } from '../support/components/quote-form.ts'
import { plain } from '../support/components/texts.ts'
import { failures } from '../support/components/toasts.ts'
import { placeAt } from '../support/places.ts'

const main = page.getByRole('main')
const heading = page.getByRole('heading', { level: 1 })
const heard = page.getByRole('status')
const meaux = {
  label: 'Meaux',
  city: 'Meaux',
  type: 'municipality',
  context: '77, Seine-et-Marne, Île-de-France',
  coordinates: placeAt('montreuil', 34.2, 70),
}

beforeEach(() => page.viewport(360, 740))

/** Opens Bordeaux's form and fills it in. */
async function openFilledIn(urgency = 'urgent') {
  const { history } = await openSite(`/plombier-bordeaux?service=fuite&urgence=${urgency}`)
  await fillInTexts()
  await pickAddress()
  return history
}

test('the form names its city, makes its promises, says how the price is computed, and links back', async () => {
  // A service and an urgency that do not exist are ignored.
  await openSite('/plombier-le-havre?service=rien&urgence=jamais')
  expect(fields.service.element()).toHaveValue('')
  expect(fields.urgency.element()).toHaveValue('')
  expect(plain(document.title)).toBe('Plombier au Havre : devis immédiat | Plombier 2 Minutes')
  await expect.element(heading).toHaveTextContent('Calculateur de Prix Professionnel')
  const text = plain(main.element().textContent)
  for (const promise of [
    'Votre prix au Havre, déplacement compris',
    'Devis instantané',
    'Artisan certifié',
    'Intervention rapide',
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
  for (const [name, href] of [
    ['Base Adresse Nationale', 'https://adresse.data.gouv.fr/'],
    ['Vos données', '/mentions-legales'],
    ['Retour à l’accueil', '/'],
  ] as const) {
    await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  const address = fields.address.element()
  expect(address).toHaveAttribute('placeholder', 'Votre adresse au Havre')
  expect(address).toHaveAttribute('autocomplete', 'address-line1')
  // Browsers would offer what was typed into a field of this name on other sites.
  expect(address).toHaveAttribute('name', expect.stringContaining('plombier'))
})

test.each([
  ['debouchage', 'emergency', /^Ça déborde\s\? N’utilisez plus l’eau\.$/],
  ['fuite', 'normal', /^Ça coule\s\? Fermez l’arrivée d’eau\.$/],
])('for %s, %s, first aid is one line with the rest behind it', async (id, key, line) => {
  await openSite(`/plombier-bordeaux?service=${id}&urgence=${key}`)
  const advice = main.getByText(line)
  await expect.element(advice).toBeVisible()
  await expect.element(main.getByText(/^Coupez le courant/)).not.toBeVisible()
  await advice.click()
  await expect.element(main.getByText(/^Coupez le courant/)).toBeVisible()
  // Planned work needs none.
  await fields.service.fill('Remplacement de ballon d’eau chaude')
  await fields.urgency.selectOptions('urgent')
  await expect.element(advice).not.toBeInTheDocument()
})

test('on a phone the head is under 200 pixels high, and says service, commune and distance', async () => {
  await openSite('/plombier-montreuil?service=ballon')
  const asked = page.getByText(/^Remplacement de ballon d’eau chaude, à/)
  await expect.element(asked).toMatchTextContent(/, à Montreuil, déplacement compris$/)
  await pickAddress(meaux)
  await expect.element(asked).toMatchTextContent(/, à Meaux, depuis Montreuil \(34\skm\)$/)
  const [head, form] = ['main header', '#demande'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  )
  expect((form?.top ?? Number.NaN) - (head?.top ?? 0)).toBeLessThanOrEqual(200)
})

test('a picked commune stays in a city that is best for it, and goes in another, with nothing else lost', async () => {
  await openSite('/plombier-paris')
  await pickAddress(meaux)
  await fields.name.fill('Zoé')
  await followCityLink('Montreuil')
  await expect.element(page.getByText(/^Votre prix à Meaux, depuis Montreuil/)).toBeVisible()
  await expect.element(fields.address).toHaveValue('Meaux (Seine-et-Marne)')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, location.href).search)
    return Response.json({ features: [] })
  })
  // Its streets are searched first.
  await fields.address.fill('rue neuve Meaux (Seine-et-Marne)')
  await expect.poll(() => asked[0]).toMatch(`lat=${meaux.coordinates.latitude.toFixed(5)}`)
  expect(asked[0]).toMatch(/q=rue(\+|%20)neuve(\+|%20)Meaux&/)
  await pickAddress(meaux)
  await followCityLink('Lyon')
  await expect.element(page.getByText('Votre prix à Lyon, déplacement compris')).toBeVisible()
  await expect.element(fields.address).toHaveValue('')
  await expect.element(fields.name).toHaveValue('Zoé')
})

test('a notice leads to the nearer city with what was typed, or to a slower urgency', async () => {
  await openFilledIn('normal')
  await pickAddress({
    label: '1 Rue Carnot 86000 Poitiers',
    coordinates: findCity('poitiers').center,
  })
  await expect.element(heard.getByText(/^Cette adresse est plus proche de Poitiers/)).toBeVisible()
  await fields.urgency.selectOptions('emergency')
  await expect
    .element(heard.getByText(/délai de 2\sh, impossible à tenir depuis Bordeaux/))
    .toBeVisible()
  await heard.getByRole('link', { name: 'Calculer depuis Poitiers' }).click()
  await expect.element(page.getByText(/^Réparation de fuite, à Poitiers/)).toBeVisible()
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByText('Adresse confirmée')).toBeVisible()
  await expect.element(fields.name).toHaveValue('Élodie')
  expect(plain(main.element().textContent)).toContain('180 € TTC')

  await pickAddress({ label: 'Loin', coordinates: placeAt('poitiers', 66, 270) })
  await heard.getByRole('button', { name: /^Choisir Urgent \(24h\)\s:/ }).click()
  await expect.element(fields.urgency).toHaveFocus()
  await expect.element(fields.urgency).toHaveValue('urgent')
  await expect.element(fields.urgency).toBeInViewport({ ratio: 1 })
})

test('a submit says at once that it computes, and the quote has its number and day', async () => {
  await openFilledIn()
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  await submit.click()
  await expect.element(page.getByRole('button', { name: 'Calcul en cours...' })).toBeDisabled()
  const paints = frames.mock.calls.map(([paint]) => paint)
  frames.mockRestore()
  for (const paint of paints) paint(performance.now())
  await expect.element(heading).toHaveTextContent('Votre devis à Bordeaux')
  await expect.element(page.getByText('DEV-012345, le 22 novembre 2026')).toBeVisible()
})

test('Nouveau calcul empties the form, and Annuler brings form and result back, until something is typed', async () => {
  const history = await openFilledIn()
  const undo = page.getByRole('button', { name: 'Annuler' })
  const restart = page.getByRole('button', { name: 'Nouveau calcul' })
  await submit.click()
  await restart.click()
  await expect.element(heard.getByText('Tout est effacé')).toBeInViewport()
  await expect.element(heading).toHaveFocus()
  await expect.element(fields.name).toHaveValue('')
  expect(history.location.search).toBe('')
  expect(sessionStorage.getItem('plombier-devis')).toBeNull()

  await undo.click()
  await expect.element(heading).toHaveTextContent('Votre devis à Bordeaux')
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await expect.element(fields.name).toHaveValue('Élodie')
  expect(undo.query(), 'once').toBeNull()

  await submit.click()
  await restart.click()
  await fields.name.fill('Zoé')
  await expect.element(fields.name).toHaveValue('Zoé')
  expect(undo.query()).toBeNull()
})

test('a calculation that fails says so, and the next submit leads to the result', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await openFilledIn()
  vi.spyOn(Date.prototype, 'getTime').mockImplementationOnce(() => {
    throw new Error('on purpose')
  })
  await submit.click()
  await expect
    .element(failures)
    .toMatchTextContent(/Impossible de calculer le devis. Veuillez réessayer./)
  expect(log).toHaveBeenCalledWith('Calcul du devis impossible', expect.anything())
  await submit.click()
  await expect.element(heading).toHaveTextContent('Votre devis à Bordeaux')
})

test('a page that breaks says so, and Réessayer brings the filled-in form back', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await openFilledIn()
  // What React is about to remove is gone.
  page.getByText('Adresse confirmée').element().closest('p')?.parentElement?.remove()
  await userEvent.type(fields.address, '!')
  await expect.element(heading).toHaveTextContent('Cette page ne s’affiche pas')
  await expect.element(heading).toHaveFocus()
  expect(document.title).toBe('Cette page ne s’affiche pas | Plombier 2 Minutes')
  expect(log).toHaveBeenCalledWith('Page en panne', expect.anything())
  await expect
    .element(main.getByRole('link', { name: 'Retour à l’accueil' }))
    .toHaveAttribute('href', '/')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(fields.name).toHaveValue('Élodie')
  await expect.element(fields.address).toHaveValue('1 Place Pey-Berland 33000 Bordeaux!')
  await expect.element(fields.service).toHaveValue('Réparation de fuite')
})
