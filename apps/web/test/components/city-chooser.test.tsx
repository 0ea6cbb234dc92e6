import { type Coordinates, cities, findCity, nearestCity } from '@plombier/quote-engine'
import { createRef } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CityPicker } from '../../src/site/city-chooser/city-picker.tsx'
import { filterCities } from '../../src/site/city-chooser/filter-cities.ts'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { forget } from '../support/components/forget.ts'
import { openSite } from '../support/components/open-site.tsx'
import { renderPage } from '../support/components/render-page.tsx'
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

async function expectClosed() {
  await expect.element(opener).toHaveFocus()
  expect(dialog.query()).toBeNull()
}

test('the chooser shows every city in columns, three benefits, and a search that stays in place', async () => {
  await openChooser()
  expect(links.elements().map(({ textContent }) => textContent)).toEqual(
    filterCities('').flatMap((group) => group.map(({ name }) => name)),
  )
  expect(dialog.element()).toMatchTextContent(/Devis instantané gratuit et intervention rapide/)
  for (const benefit of [/sans engagement/, /24h\/7j/, /vérifiés et assurés/]) {
    await expect.element(dialog.getByText(benefit)).toBeVisible()
  }
  await expect.element(filter).toHaveAttribute('enterkeyhint', 'go')
  await expect.element(filter).toHaveAttribute('autocomplete', 'off')

  await document.fonts.ready
  for (const [width, columns] of [
    [1280, 6],
    [360, 2],
    [320, 2],
  ] as const) {
    await page.viewport(width, 740)
    const elements = links.elements()
    const edges = new Set(elements.map((link) => Math.round(link.getBoundingClientRect().left)))
    expect(edges.size, `columns at ${width} px`).toBe(columns)
    const cut = elements.filter((link) => link.scrollWidth > link.clientWidth)
    expect(cut.map(({ textContent }) => textContent)).toEqual([])
  }

  const search = dialog.getByRole('search')
  const pictures: string[] = []
  for (const block of ['start', 'center'] as const) {
    links.nth(20).element().scrollIntoView({ block })
    await expect.element(filter).toBeInViewport()
    pictures.push(await search.screenshot({ save: false }))
  }
  expect(pictures[0], 'no city shows through').toBe(pictures[1])

  links.first().element().scrollIntoView({ block: 'end' })
  const tops = () => [dialog, filter].map((each) => each.element().getBoundingClientRect().top)
  const before = tops()
  await filter.fill('lyon')
  await expect.element(status).toHaveTextContent('1 ville trouvée')
  expect(tops(), 'while the cities are filtered').toEqual(before)
})

test('typing filters the cities, and Enter opens the only one that is left, with the chosen service', async () => {
  await page.viewport(1280, 720)
  const { visited } = await openSite('/')
  const leak = page.getByRole('button', { name: /^Réparation de fuite/ })
  await leak.click()
  const presses = vi.fn()
  leak.element().addEventListener('click', presses)
  await expect.element(filter).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await filter.fill('s')
  await expect.element(status).toHaveTextContent(`${links.elements().length} villes trouvées`)
  await userEvent.keyboard('{Enter}')
  await filter.fill('zzz')
  await expect.element(status).toMatchTextContent(/^Aucune ville trouvée\./)
  expect(links.elements()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await filter.fill('ST etienne')
  await expect.element(links).toHaveTextContent('Saint-Étienne')
  expect(visited, 'with no or several cities left').toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Votre prix à Saint-Étienne/)).toBeVisible()
  expect(new Set(visited)).toEqual(new Set(['/plombier-saint-etienne']))
  expect(dialog.query()).toBeNull()
  expect(presses, 'by the same key').not.toHaveBeenCalled()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(page.getByLabelText('Type de service')).toHaveValue('Réparation de fuite')
})

test('Escape empties a filled filter and then closes the chooser, also where the search field keeps that key', async () => {
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

test('Escape, the close button and the backdrop close the chooser and return the focus; it reopens unfiltered, without a service', async () => {
  await openChooser()
  await userEvent.keyboard('{Escape}')
  await expectClosed()

  const leak = page.getByRole('button', { name: /^Réparation de fuite/ })
  await leak.click()
  await expect.element(dialog).toMatchTextContent(/Service choisi/)
  await filter.fill('lyon')
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect.element(leak).toHaveFocus()

  await opener.click()
  await expect.element(filter).toHaveFocus()
  await expect.element(links).toHaveLength(cities.length)
  expect(dialog.element()).not.toMatchTextContent(/Service choisi/)
  await expectSelectable()
  await dialog.click({ position: onBackdrop })
  await expectClosed()
})

test('the backdrop closes the chooser where the browser knows no `closedby`', async () => {
  forget(HTMLDialogElement.prototype, 'closedBy')
  await openChooser()
  dialog.element().removeAttribute('closedby')
  await dialog.click({ position: onBackdrop })
  await expectClosed()
})

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
    await dialog.getByRole('button', { name: 'Me localiser' }).click()
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

describe('Me localiser', () => {
  const picker = page.getByRole('main')
  const search = picker.getByRole('searchbox')
  const answer = picker.getByRole('status')
  const locate = () => picker.getByRole('button', { name: 'Me localiser' }).click()

  beforeEach(async () => {
    await renderPage(
      <main>
        <CityPicker filter={createRef()} />
      </main>,
    )
  })

  test.each([
    [12.4, 'La plus proche : Brest, à 12 km.'],
    [12.6, 'La plus proche : Brest, à 13 km.'],
    [99, 'La plus proche : Brest, à 99 km.'],
    [101, 'Aucune ville couverte n’est proche : Brest est à 101 km.'],
  ])('says %d km west of Brest “%s”', async (distanceKm, message) => {
    stubPosition(placeAt('brest', distanceKm, 270))
    await locate()
    await expect.poll(() => plain(answer.element().textContent)).toBe(message)
  })

  test('says so if the browser has no geolocation', async () => {
    forget(Navigator.prototype, 'geolocation')
    await locate()
    await expect.element(answer).toMatchTextContent(/^Votre navigateur ne donne pas votre position/)
  })

  test('shows the nearest city, whatever was typed before', async () => {
    await search.fill('zzz')
    await expect.element(answer).toMatchTextContent(/^Aucune ville trouvée/)
    stubPosition(findCity('lyon').center)
    await locate()
    await expect.element(answer).toMatchTextContent(/^La plus proche/)
    await expect.element(picker.getByRole('link', { name: 'Lyon' })).toBeVisible()
    await search.fill('zzz')
    await expect.element(answer).toMatchTextContent(/^Aucune ville trouvée/)
  })

  test('says so if the position is refused', async () => {
    stubPosition(undefined)
    await locate()
    await expect.element(answer).toMatchTextContent(/Choisissez votre ville dans la liste/)
  })

  describe('on a device that does not answer', () => {
    fakeTimeouts()

    test('says so ten seconds after the last press, and takes a late answer', async () => {
      const device = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockReturnValue()
      await locate()
      await passTime(9_000)
      await locate()
      await expect.poll(() => device.mock.calls).toHaveLength(2)
      await passTime(9_000)
      await expect.element(answer).toHaveTextContent('Localisation en cours…')
      await passTime(1_000)
      await expect
        .element(answer)
        .toHaveTextContent('Position refusée ou introuvable. Choisissez votre ville dans la liste.')
      const [found] = device.mock.lastCall ?? []
      found?.({ coords: findCity('lyon').center } as GeolocationPosition)
      await expect.element(answer).toMatchTextContent(/^La plus proche.*Lyon/)
    })
  })

  /**
   * Lets time pass, until its message can be seen: that of a filter, typed later, was seen too. Each look
   * at the page may add 50 ms, because Vitest moves fake timers on when it waits.
   */
  async function passTime(milliseconds: number) {
    vi.advanceTimersByTime(milliseconds)
    await search.fill('zzz')
    await expect.element(answer).toMatchTextContent(/^Aucune ville trouvée/)
    await search.fill('')
    await expect.element(picker.getByRole('link')).toHaveLength(cities.length)
  }
})

/** Expects the chooser to stay open while a text is selected with a pointer that leaves it. */
async function expectSelectable() {
  await filter.fill('lyon')
  await userEvent.dragAndDrop(filter, dialog, { targetPosition: onBackdrop })
  await expect.poll(() => getSelection()?.toString()).toBe('lyon')
  expect(dialog.query()).toBeVisible()
}

/** Stub: a device that gives this position, or without one refuses it. */
function stubPosition(coords: Coordinates | undefined) {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, refused) =>
    coords ? found({ coords } as GeolocationPosition) : refused?.({} as GeolocationPositionError),
  )
}
