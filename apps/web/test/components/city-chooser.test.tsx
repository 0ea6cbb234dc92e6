import { cities, findCity, nearestCity } from '@plombier/quote-engine'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSite } from '../support/components/open-site.tsx'
import { placeAt } from '../support/places.ts'
import { plain } from '../support/price.ts'

const opener = page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first()
const dialog = page.getByRole('dialog', { name: 'Choisissez votre ville' })
const filter = dialog.getByLabelText('Rechercher une ville')
const links = dialog.getByRole('link')
const status = dialog.getByRole('status')
// Outside the dialog, relative to its upper left corner.
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

/** Stub: a device that does not answer, and timeouts that wait for `passTime`. */
function stubSilentDevice() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockReturnValue()
}

/**
 * Lets time pass, until its message can be seen: that of a filter, typed later, was seen too. Each look
 * at the page may add 50 ms, because Vitest moves fake timers on when it waits.
 */
async function passTime(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds)
  await filter.fill('zzz')
  await expect.element(status).toMatchTextContent(/^Aucune ville trouvée/)
  await filter.fill('')
  await expect.element(links).toHaveLength(cities.length)
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
])('at %i px the cities are in %i columns, and no name is cut', async (width, columns) => {
  await openChooser()
  await page.viewport(width, 800)
  await document.fonts.ready
  const elements = links.elements()
  const edges = new Set(elements.map((link) => Math.round(link.getBoundingClientRect().left)))
  expect(edges.size).toBe(columns)
  const cut = elements.filter((link) => link.scrollWidth > link.clientWidth)
  expect(cut.map(({ textContent }) => textContent)).toEqual([])
})

test('typing filters the cities, and picking one opens its calculator', async () => {
  await openChooser()
  await userEvent.keyboard('zzz')
  await expect.element(status).toMatchTextContent(/^Aucune ville trouvée\./)
  expect(links.elements()).toEqual([])
  await filter.fill('s')
  await expect.element(status).toHaveTextContent(`${links.elements().length} villes trouvées`)
  await filter.fill('ST etienne')
  await expect.element(links).toHaveTextContent('Saint-Étienne')
  await links.click()
  await expect.element(page.getByText(/Votre plombier à Saint-Étienne/)).toBeVisible()
  expect(dialog.query()).toBeNull()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => dialog.getByRole('button', { name: 'Fermer' }).click()],
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
  await expect.element(filter).toHaveFocus()
  await expect.element(links).toHaveLength(cities.length)
})

/** Stub: a browser that lacks a property. */
function forget(prototype: object, name: string) {
  const property = Object.getOwnPropertyDescriptor(prototype, name) ?? {}
  onTestFinished(() => void Object.defineProperty(prototype, name, property))
  Reflect.deleteProperty(prototype, name)
}

test('the chooser opens and closes where the browser knows no commands', async () => {
  forget(HTMLButtonElement.prototype, 'commandForElement')
  await openSite('/')
  for (const button of document.querySelectorAll('button')) button.removeAttribute('commandfor')
  await opener.click()
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().matches(':modal')).toBe(true)
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  expect(dialog.query()).toBeNull()
})

test('a click on the backdrop closes the chooser where the browser does not', async () => {
  forget(HTMLDialogElement.prototype, 'closedBy')
  await openChooser()
  dialog.element().removeAttribute('closedby')
  await dialog.click({ position: onBackdrop })
  await expect.element(opener).toHaveFocus()
  expect(dialog.query()).toBeNull()
})

test('selecting text with a pointer that leaves the dialog does not close it', async () => {
  await openChooser()
  await filter.fill('lyon')
  await userEvent.dragAndDrop(filter, dialog, { targetPosition: onBackdrop })
  await expect.poll(() => getSelection()?.toString()).toBe('lyon')
  expect(dialog.query()).toBeVisible()
})

test('on a touch screen the chooser opens without the keyboard, which would cover it', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
  await openSite('/')
  await opener.click()
  await expect.element(dialog.getByRole('button', { name: 'Fermer' })).toHaveFocus()
})

test('Me localiser marks the nearest city and scrolls to it, downwards and upwards', async () => {
  await openChooser()
  await page.viewport(360, 740)
  for (const { center } of [...cities.slice(-1), ...cities.slice(0, 1)]) {
    const { city } = nearestCity(center)
    const link = dialog.getByRole('link', { name: city.name, exact: true })
    await expect.element(link).not.toBeInViewport()
    stubPosition(center)
    await locate()
    await expect
      .element(status)
      .toMatchTextContent(new RegExp(`^La plus proche\\s: ${city.name}, à moins de 1\\skm`))
    await expect.element(link).toBeInViewport()
    const { x, y, width, height } = link.element().getBoundingClientRect()
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
    expect(link.element().contains(onTop), 'not under the search').toBe(true)
    const marked = links.elements().filter((element) => element.querySelector('svg'))
    expect(marked.map(({ textContent }) => textContent)).toEqual([city.name])
  }
})

test.each([
  [12.4, 'La plus proche : Brest, à 12 km.'],
  [12.6, 'La plus proche : Brest, à 13 km.'],
  [99, 'La plus proche : Brest, à 99 km.'],
  [101, 'Aucune ville couverte n’est proche : Brest est à 101 km.'],
])('%d km west of Brest Me localiser says “%s”', async (distanceKm, message) => {
  await openChooser()
  stubPosition(placeAt('brest', distanceKm, 270))
  await locate()
  await expect.poll(() => plain(status.element().textContent)).toBe(message)
})

test('Me localiser says after ten seconds that there is no answer, and takes a late one', async () => {
  await openChooser()
  const search = stubSilentDevice()
  await locate()
  await passTime(9_000)
  await expect.element(status).toHaveTextContent('Localisation en cours…')
  await passTime(1_000)
  await expect
    .element(status)
    .toHaveTextContent('Position refusée ou introuvable. Choisissez votre ville dans la liste.')
  const [found] = search.mock.lastCall ?? []
  found?.({ coords: findCity('lyon').center } as GeolocationPosition)
  await expect.element(status).toMatchTextContent(/^La plus proche.*Lyon/)
})

test('Me localiser pressed again counts from the later press', async () => {
  await openChooser()
  const search = stubSilentDevice()
  await locate()
  await passTime(9_000)
  await locate()
  await expect.poll(() => search.mock.calls).toHaveLength(2)
  await passTime(9_000)
  await expect.element(status).toHaveTextContent('Localisation en cours…')
  await passTime(1_000)
  await expect.element(status).toMatchTextContent(/^Position refusée ou introuvable/)
})

test('Me localiser says so if the browser has no geolocation', async () => {
  forget(Navigator.prototype, 'geolocation')
  await openChooser()
  await locate()
  await expect.element(status).toMatchTextContent(/^Votre navigateur ne donne pas votre position/)
})

test('Me localiser shows the nearest city, whatever was typed before', async () => {
  await openChooser()
  await filter.fill('zzz')
  await expect.element(status).toMatchTextContent(/^Aucune ville trouvée/)
  stubPosition(findCity('lyon').center)
  await locate()
  await expect.element(status).toMatchTextContent(/^La plus proche/)
  expect(dialog.getByRole('link', { name: 'Lyon' }).element()).toBeVisible()
  await filter.fill('zzz')
  await expect.element(status).toMatchTextContent(/^Aucune ville trouvée/)
})

test('Me localiser says so if the position is refused', async () => {
  await openChooser()
  stubPosition()
  await locate()
  await expect.element(status).toMatchTextContent(/Choisissez votre ville dans la liste/)
})

test('the cities do not show through the search that they scroll under', async () => {
  await openChooser()
  await page.viewport(360, 740)
  const search = dialog.getByRole('search')
  const pictures: string[] = []
  for (const block of ['start', 'center'] as const) {
    links.nth(20).element().scrollIntoView({ block })
    await expect.element(filter).toBeInViewport()
    pictures.push(await search.screenshot({ save: false }))
  }
  expect(pictures[0]).toBe(pictures[1])
})

test('the filter stays in place while the cities are filtered on a phone', async () => {
  await openChooser()
  await page.viewport(360, 740)
  await document.fonts.ready
  const tops = () => [dialog, filter].map((each) => each.element().getBoundingClientRect().top)
  const before = tops()
  await filter.fill('lyon')
  await expect.element(status).toHaveTextContent('1 ville trouvée')
  expect(tops()).toEqual(before)
})

test.each([482, 540, 600])('on a phone %i px high a city can be pressed', async (height) => {
  await page.viewport(360, height)
  await openSite('/')
  await page.getByRole('button', { name: /^Réparation de fuite/ }).click()
  await dialog.getByRole('link', { name: 'Lyon' }).click()
  await expect.element(page.getByText(/Votre plombier à Lyon/)).toBeVisible()
})
