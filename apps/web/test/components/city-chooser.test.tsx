import { type Coordinates, cities, findCity } from '@plombier/quote-engine'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { CityPicker } from '../../src/city-chooser/city-picker.tsx'
import { filterCities } from '../../src/city-chooser/filter-cities.ts'
import { emulateMedia } from '../support/components/emulated-media.ts'
import { openSite } from '../support/components/open-site.tsx'
import { renderPage } from '../support/components/render-page.tsx'
import { placeAt } from '../support/places.ts'
import { plain } from '../support/price.ts'

const opener = page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first()
const leak = page.getByRole('button', { name: /^Réparation de fuite/ })
const dialog = page.getByRole('dialog', { name: 'Choisissez votre ville' })
const filter = dialog.getByLabelText('Ville, code postal ou adresse')
const links = dialog.getByRole('link')
const status = dialog.getByRole('status')
// Outside the dialog, relative to its upper left corner.
const onBackdrop = { x: -20, y: -20 }

beforeEach(() => page.viewport(1280, 800))

/** Opens the chooser, and lets the moment pass in which a second press does nothing. */
async function openChooser(press: Pick<Locator, 'click'> = opener) {
  await press.click()
  await expect.element(filter).toHaveFocus()
  for (const animation of dialog.element().getAnimations({ subtree: true })) animation.finish()
}

async function expectClosed() {
  await expect.element(opener).toHaveFocus()
  await expect.element(opener).toBeInViewport()
  expect(dialog.query()).toBeNull()
}

function boxOf(element: Locator) {
  return element.element().getBoundingClientRect()
}

function focusOn(element: Locator) {
  const target = element.element()
  if (target instanceof HTMLElement) target.focus()
}

/** What a press on the middle of an element would hit at this moment. */
function whatIsPressed(element: Locator) {
  const { left, top, width, height } = element.element().getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit?.closest('a')?.textContent
}

test('the chooser shows every city, three benefits, and a search that stays in sight', async () => {
  await openSite('/')
  await openChooser()
  expect(links.elements().map(({ textContent }) => textContent)).toEqual(
    filterCities('').flatMap((group) => group.map(({ name }) => name)),
  )
  expect(dialog.element()).toMatchTextContent(/Devis instantané gratuit et intervention rapide/)
  for (const benefit of [/sans engagement/, /24h\/7j/, /vérifiés et assurés/]) {
    await expect.element(dialog.getByText(benefit)).toBeVisible()
  }
  // The browser's own list would cover the cities.
  await expect.element(filter).toHaveAttribute('autocomplete', 'off')
  await page.viewport(360, 740)
  links.last().element().scrollIntoView()
  await expect.element(links.last()).toBeInViewport()
  await expect.element(filter).toBeInViewport()
  expect(boxOf(dialog.getByRole('heading')).height, 'in one line').toBeLessThan(30)
})

test('with a keyboard of 300 pixels on a phone, three rows are in sight, and the page stays in place', async () => {
  await page.viewport(360, 740)
  await openSite('/')
  const { left } = boxOf(opener)
  await openChooser()
  expect(boxOf(opener).left).toBe(left)
  expect(boxOf(links.nth(4)).bottom, 'in two columns').toBeLessThan(440)
  await page.viewport(1280, 800)
  expect(boxOf(filter).width).toBeLessThanOrEqual(480)
})

test('with text twice as large on a phone, the search has the whole width', async () => {
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  await openSite('/')
  await openChooser()
  await page.viewport(360, 740)
  expect(boxOf(filter).width).toBeGreaterThan(240)
})

test.each([
  [390, 844],
  [600, 900],
  [1024, 500],
])(
  'back from the end by Shift and Tab, each link is in sight on a screen of %d × %d',
  async (width, height) => {
    await page.viewport(width, height)
    await openSite('/')
    await openChooser()
    focusOn(links.last())
    for (const link of links.elements().slice(-25).reverse()) {
      expect(document.activeElement).toBe(link)
      const { left, top, width, height } = link.getBoundingClientRect()
      expect(link.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(
        true,
      )
      await userEvent.tab({ shift: true })
    }
  },
)

test('an open chooser is not printed', async () => {
  await openSite('/')
  await openChooser()
  await emulateMedia('print')
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('with a key for another tab, a window or a file, the browser follows a city, and the chooser stays', async () => {
  const { visited } = await openSite('/')
  await openChooser()
  const isLeft: boolean[] = []
  const leave = (event: MouseEvent) => {
    isLeft.push(!event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', leave)
  onTestFinished(() => window.removeEventListener('click', leave))
  for (const key of ['Alt', 'Control', 'Meta', 'Shift'] as const) {
    await links.first().click({ modifiers: [key] })
  }
  expect(isLeft).toEqual([true, true, true, true])
  expect(visited).toEqual([])
  await expect.element(links.first()).toBeVisible()
})

test('on a low screen the wheel scrolls to the last city, and a city can be pressed', async () => {
  await page.viewport(360, 482)
  await openSite('/')
  // The service that is chosen takes a line from the cities.
  await openChooser(leak)
  await expect.element(links.last()).not.toBeInViewport()
  const before = scrollY
  await links.first().wheel({ delta: { y: 10_000 } })
  await expect.element(links.last()).toBeInViewport({ ratio: 0.99 })
  await links.last().wheel({ delta: { y: 10_000 } })
  await page.viewport(1280, 800)
  await dialog.getByRole('heading').wheel({ delta: { y: 10_000 } })
  await page.viewport(360, 482)
  await expect.element(links.first()).toBeVisible()
  expect(scrollY, 'the page does not move').toBe(before)
  await links.filter({ hasText: 'Lyon' }).click()
  await expect.element(page.getByText(/^Réparation de fuite, à Lyon/)).toBeVisible()
})

test('typing filters the cities, and Enter opens the only one that is left, with the chosen service', async () => {
  const { visited } = await openSite('/')
  // The second click is on what covers it by then.
  await openChooser({ click: () => leak.dblClick() })
  const presses = vi.fn()
  leak.element().addEventListener('click', presses)
  await userEvent.keyboard('{Enter}')
  await filter.fill('lyon')
  await expect.element(status).toMatchTextContent(/^1 ville trouvée/)
  await filter.fill('s')
  await expect
    .element(status)
    .toMatchTextContent(new RegExp(`^${links.elements().length} villes trouvées`))
  expect(whatIsPressed(links.first()), 'right after the list has changed').toBe('Strasbourg')
  await filter.fill('ST etienne')
  await expect.element(links).toHaveTextContent('Saint-Étienne')
  const composing = { key: 'Enter', isComposing: true, bubbles: true }
  filter.element().dispatchEvent(new KeyboardEvent('keydown', composing))
  expect(visited, 'with a letter under way').toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Réparation de fuite, à Saint-Étienne/)).toBeVisible()
  expect(new Set(visited)).toEqual(new Set(['/plombier-saint-etienne']))
  expect(dialog.query()).toBeNull()
  expect(presses, 'by the same key').not.toHaveBeenCalled()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(page.getByLabelText('Type de service')).toHaveValue('Réparation de fuite')
})

test('Escape empties a filled filter and then closes the chooser, also where the search field keeps that key', async () => {
  await openSite('/')
  await openChooser()
  // As in WebKit: the dialog never hears of the key.
  filter.element().addEventListener('keydown', (event) => event.preventDefault())
  await filter.fill('lyon')
  await expect.element(links).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(filter).toHaveValue('')
  await expect.element(links).toHaveLength(cities.length)
  expect(dialog.query()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectClosed()
})

test('the close button and the backdrop close the chooser and return the focus; it reopens unfiltered, without a service', async () => {
  await openSite('/')
  await openChooser(leak)
  await expect.element(dialog).toMatchTextContent(/Service choisi/)
  await filter.fill('lyon')
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect.element(leak).toHaveFocus()

  await openChooser()
  await expect.element(links).toHaveLength(cities.length)
  expect(dialog.element()).not.toMatchTextContent(/Service choisi/)
  await dialog.click({ position: onBackdrop })
  await expectClosed()
})

test('the chooser opens, and the backdrop and its button close it, where the browser knows neither commands nor `closedby`', async () => {
  forget(HTMLButtonElement.prototype, 'commandForElement')
  forget(HTMLDialogElement.prototype, 'closedBy')
  await openSite('/')
  for (const button of document.querySelectorAll('button')) button.removeAttribute('commandfor')
  await openChooser()
  expect(dialog.element().matches(':modal')).toBe(true)
  dialog.element().removeAttribute('closedby')
  // A text that is selected with the mouse.
  await filter.dropTo(dialog, { targetPosition: onBackdrop })
  expect(dialog.query()).toBeVisible()
  scrollTo(0, document.body.scrollHeight)
  await dialog.click({ position: onBackdrop })
  await expectClosed()

  await openChooser()
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  expect(dialog.query()).toBeNull()
})

test('on a touch screen the chooser opens on its title, without the keyboard', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
  await openSite('/')
  await opener.click()
  await expect.element(dialog.getByRole('heading')).toHaveFocus()
})

test('Me localiser marks the nearest city and scrolls to it', async () => {
  await openSite('/')
  await openChooser()
  await page.viewport(360, 740)
  const nearest = links.last()
  const name = nearest.element().textContent
  await expect.element(nearest).not.toBeInViewport()
  stubPosition(cities.find((city) => city.name === name)?.center)
  await dialog.getByRole('button', { name: 'Me localiser' }).click()
  await expect.element(status).toMatchTextContent(`La plus proche : ${name}, à moins de 1 km`)
  await expect.element(nearest).toBeInViewport()
  const marked = links.elements().filter((element) => element.querySelector('svg'))
  expect(marked.map(({ textContent }) => textContent)).toEqual([name])
})

describe('Me localiser', () => {
  const search = page.getByRole('searchbox')
  const answer = page.getByRole('status')
  const locate = () => page.getByRole('button', { name: 'Me localiser' }).click()

  beforeEach(async () => {
    await renderPage(<CityPicker />)
  })

  test.each([
    [12.6, 'La plus proche : Brest, à 13 km.'],
    [99, 'La plus proche : Brest, à 99 km.'],
    [101, 'Aucune ville couverte n’est proche : Brest est à 101 km.'],
  ])('says %d km west of Brest “%s”', async (distanceKm, message) => {
    stubPosition(placeAt('brest', distanceKm, 270))
    await locate()
    await expect.poll(() => plain(answer.element().textContent)).toBe(message)
  })

  test('shows the nearest city, whatever was typed before', async () => {
    await search.fill('brest')
    await expect.element(answer).toMatchTextContent(/^1 ville trouvée/)
    stubPosition(findCity('lyon').center)
    await locate()
    await expect.element(answer).toMatchTextContent(/^La plus proche/)
    await expect.element(page.getByRole('link', { name: 'Lyon' })).toBeVisible()
    await search.fill('brest')
    await expect.element(answer).toMatchTextContent(/^1 ville trouvée/)
  })

  test.each([
    [20_000, 'La plus proche : Brest, à 13 km.'],
    [200_000, 'Position connue à 200 km près seulement. Choisissez votre ville dans la liste.'],
  ])('with an accuracy of %d m says “%s”', async (accuracy, message) => {
    stubPosition({ ...placeAt('brest', 12.6, 270), accuracy })
    await locate()
    await expect.poll(() => plain(answer.element().textContent)).toBe(message)
    expect(document.querySelectorAll('a svg').length).toBe(accuracy > 20_000 ? 0 : 1)
  })

  test('says so if the position is refused', async () => {
    stubPosition(undefined)
    await locate()
    await expect.element(answer).toMatchTextContent(/Choisissez votre ville dans la liste/)
  })

  test('gives ten seconds, which end with its answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockReturnValue()
    await locate()
    vi.advanceTimersByTime(9_000)
    await rendered()
    expect(answer.element()).toHaveTextContent('Localisation en cours…')
    vi.advanceTimersByTime(1_000)
    await expect.element(answer).toMatchTextContent(/Choisissez votre ville dans la liste/)
    stubPosition(findCity('lyon').center)
    await locate()
    await expect.element(answer).toMatchTextContent(/^La plus proche/)
    vi.advanceTimersByTime(10_000)
    await rendered()
    expect(answer.element()).toMatchTextContent(/^La plus proche/)
  })
})

/** Two frames, until React has rendered what happened meanwhile. */
async function rendered() {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

/** Stub: a device that gives this position, or without one refuses it. */
function stubPosition(coords: (Coordinates & { readonly accuracy?: number }) | undefined) {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, refused) =>
    coords
      ? found({ coords: { accuracy: 20, ...coords } } as GeolocationPosition)
      : refused?.({} as GeolocationPositionError),
  )
}

/** Stub: a browser that lacks a property, until the test ends. */
function forget(prototype: object, name: string) {
  const property = Object.getOwnPropertyDescriptor(prototype, name) ?? {}
  onTestFinished(() => void Object.defineProperty(prototype, name, property))
  Reflect.deleteProperty(prototype, name)
}
