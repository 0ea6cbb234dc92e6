import { cities, findCity, nearestCity } from '@plombier/quote-engine'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSite } from '../support/components/open-site.tsx'

const opener = page.getByRole('button', { name: 'Devis Instantané Gratuit' })
const dialog = page.getByRole('dialog', { name: 'Choisissez votre ville' })
const filter = dialog.getByLabelText('Rechercher une ville')
const links = dialog.getByRole('link')
const status = dialog.getByRole('status')
// Beside the dialog, from its upper left corner.
const onBackdrop = { x: -20, y: -20 }

async function openChooser() {
  await page.viewport(1280, 800)
  await openSite('/')
  await opener.click()
  await expect.element(filter).toHaveFocus()
}

/** Stub: a device that gives this position, or refuses it. */
function stubPosition(coords?: Pick<GeolocationCoordinates, 'latitude' | 'longitude'>) {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, refused) =>
    coords ? found({ coords } as GeolocationPosition) : refused?.({} as GeolocationPositionError),
  )
}

function locate() {
  return dialog.getByRole('button', { name: 'Me localiser' }).click()
}

test('the chooser shows every city and three benefits', async () => {
  await openChooser()
  expect(links.elements().map(({ textContent }) => textContent)).toEqual(
    cities.map(({ name }) => name),
  )
  expect(dialog.element()).toMatchTextContent(/Devis instantané gratuit et intervention rapide/)
  for (const benefit of [/sans engagement/, /24h\/7j/, /vérifiés et assurés/]) {
    await expect.element(dialog.getByText(benefit)).toBeVisible()
  }
})

test.each([
  [320, 2],
  [360, 2],
  [1280, 6],
])('at %i px the cities stand in %i columns, and no name is cut', async (width, columns) => {
  await openChooser()
  await page.viewport(width, 800)
  await document.fonts.ready
  const elements = links.elements()
  const edges = new Set(elements.map((link) => Math.round(link.getBoundingClientRect().left)))
  expect(edges.size).toBe(columns)
  const cut = elements.filter((link) => link.scrollWidth > link.clientWidth)
  expect(cut.map(({ textContent }) => textContent)).toEqual([])
})

test('typing leaves the cities that match, and a chosen one opens its calculator', async () => {
  await openChooser()
  await userEvent.keyboard('zzz')
  await expect.element(status).toMatchTextContent(/^Aucune ville trouvée\./)
  expect(links.elements()).toEqual([])
  await filter.fill('ST etienne')
  await expect.element(links).toHaveTextContent('Saint-Étienne')
  await links.click()
  await expect.element(page.getByText(/Votre plombier à Saint-Étienne/)).toBeVisible()
  expect(dialog.query()).toBeNull()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its cross', () => dialog.getByRole('button', { name: 'Fermer' }).click()],
])('%s closes the chooser and returns the focus', async (_, close) => {
  await openChooser()
  await close()
  await expect.element(opener).toHaveFocus()
  expect(dialog.query()).toBeNull()
})

test('a click on the backdrop closes the chooser, which reopens unfiltered', async () => {
  await openChooser()
  await filter.fill('lyon')
  await dialog.click({ position: onBackdrop })
  await expect.element(opener).toHaveFocus()
  expect(dialog.query()).toBeNull()

  await opener.click()
  await expect.element(links).toHaveLength(cities.length)
})

test('text selected with a pointer that leaves the dialog does not close it', async () => {
  await openChooser()
  await filter.fill('lyon')
  await userEvent.dragAndDrop(filter, dialog, { targetPosition: onBackdrop })
  await expect.poll(() => getSelection()?.toString()).toBe('lyon')
  expect(dialog.query()).toBeVisible()
})

test('Me localiser marks the nearest city and shows it', async () => {
  await openChooser()
  await page.viewport(360, 740)
  const last = cities.at(-1)
  if (!last) throw new Error('no cities')
  const { city } = nearestCity(last.center)
  await expect.element(links.last()).not.toBeInViewport()
  stubPosition(last.center)
  await locate()
  await expect
    .element(status)
    .toMatchTextContent(new RegExp(`^La plus proche\\s: ${city.name}, à moins de 1\\skm`))
  await expect.element(dialog.getByRole('link', { name: city.name })).toBeInViewport()
})

test('Me localiser shows the nearest city, whatever was typed before', async () => {
  await openChooser()
  await filter.fill('zzz')
  await expect.element(status).toMatchTextContent(/^Aucune ville trouvée/)
  stubPosition(findCity('lyon')?.center)
  await locate()
  await expect.element(status).toMatchTextContent(/^La plus proche/)
  expect(dialog.getByRole('link', { name: 'Lyon' }).element()).toBeVisible()
})

test('Me localiser says where the position is refused', async () => {
  await openChooser()
  stubPosition()
  await locate()
  await expect.element(status).toMatchTextContent(/Choisissez votre ville dans la liste/)
})

test('Me localiser says where no city is near', async () => {
  await openChooser()
  stubPosition({ latitude: 45, longitude: -20 })
  await locate()
  await expect.element(status).toMatchTextContent(/^Aucune ville couverte n’est proche/)
})

test.each([482, 540, 600])(
  'on a phone of %i px in height a city can be pressed',
  async (height) => {
    await page.viewport(360, height)
    await openSite('/')
    await page.getByRole('button', { name: /^Réparation de fuite/ }).click()
    await dialog.getByRole('link', { name: 'Lyon' }).click()
    await expect.element(page.getByText(/Votre plombier à Lyon/)).toBeVisible()
  },
)
