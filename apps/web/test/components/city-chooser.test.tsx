import { cities } from '@plombier/quote-engine'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plain } from '../support/amounts.ts'
import { passDebounce, stubAddressService } from '../support/components/address-service.ts'
import { openSite } from '../support/components/render.tsx'
import { placeNorthOf } from '../support/places.ts'

const outside = { x: -20, y: -20 }

const opener = page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first()
const dialog = page.getByRole('dialog', { name: 'Choisissez votre ville' })
const filter = dialog.getByRole('searchbox')
const links = dialog.getByRole('link')
const status = dialog.getByRole('status')

beforeEach(() => page.viewport(1280, 800))

/** Opens the chooser of the home page, and lets the moment pass in which a second press does nothing. */
async function openChooser() {
  await opener.click()
  await expect.element(filter).toHaveFocus()
  for (const animation of dialog.element().getAnimations({ subtree: true })) animation.finish()
}

test('the chooser shows every city and three benefits, and its search stays in sight', async () => {
  await openSite('/')
  await openChooser()
  expect(links.elements()).toHaveLength(cities.length)
  expect(dialog.element()).toMatchTextContent(/Devis instantané gratuit et intervention rapide/)
  for (const benefit of [/sans engagement/, /24h\/7j/, /vérifiés et assurés/]) {
    await expect.element(dialog.getByText(benefit)).toBeVisible()
  }
  await page.viewport(360, 740)
  const thirdRow = links.nth(4).element().getBoundingClientRect()
  expect(thirdRow.bottom, 'above a keyboard').toBeLessThan(440)
  for (const link of links.elements().toReversed() as HTMLElement[]) {
    link.focus()
    const { left, top } = link.getBoundingClientRect()
    expect(link.contains(document.elementFromPoint(left + 9, top + 9)), 'in sight').toBe(true)
  }
})

test('Escape empties and then closes the chooser, as do its button and a press outside', async () => {
  await openSite('/')
  await openChooser()
  await filter.fill('lyon')
  await expect.element(links).toHaveTextContent('Lyon')
  await expect.element(status).toMatchTextContent(/^1 ville trouvée/)
  await userEvent.keyboard('{Escape}')
  await expect.element(filter).toHaveValue('')
  await expect.element(links).toHaveLength(cities.length)
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()

  await openChooser()
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect.element(opener).toHaveFocus()

  await openChooser()
  // Relative to the dialog's upper left corner.
  await dialog.click({ position: outside })
  await expect.element(opener).toHaveFocus()
  expect(dialog.query()).toBeNull()
})

test('a browser without closedby closes the chooser by a press outside, but not by a drag', async () => {
  const known = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'closedBy') ?? {}
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
  onTestFinished(() => void Object.defineProperty(HTMLDialogElement.prototype, 'closedBy', known))
  await openSite('/')
  await openChooser()
  dialog.element().removeAttribute('closedby')
  await filter.fill('lyon')
  await userEvent.dragAndDrop(filter, dialog, { targetPosition: outside })
  await expect.element(filter).toHaveValue('lyon')
  await dialog.click({ position: outside })
  await expect.element(opener).toHaveFocus()
  expect(dialog.query()).toBeNull()
})

test('a closed chooser searches no more, and opens unfiltered', async () => {
  const requests = stubAddressService()
  await openSite('/')
  await openChooser()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await filter.fill('bronze')
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect.element(opener).toHaveFocus()
  // The focus comes back before the page hears that the dialog is closed.
  await openChooser()
  await expect.element(links).toHaveLength(cities.length)
  passDebounce()
  await filter.fill('bronx')
  await expect.poll(() => passDebounce() ?? requests.length).toBeGreaterThan(0)
  expect(requests.map(({ url }) => url.searchParams.get('q'))).toEqual(['bronx'])
})

test('without matchMedia, the chooser opens as on a touch screen', async () => {
  vi.stubGlobal('matchMedia', undefined)
  await openSite('/')
  await opener.click()
  await expect.element(dialog.getByRole('heading')).toHaveFocus()
  await filter.fill('lyon')
  await expect.element(links).toHaveTextContent('Lyon')
})

test('Me localiser says which city is the nearest, marks it, and scrolls to it', async () => {
  await openSite('/')
  await openChooser()
  await page.viewport(360, 740)
  for (const [place, message, name] of [
    [placeNorthOf('brest', 101), 'La plus proche : Brest, à 101 km.', 'Brest'],
    [undefined, /^Position refusée ou introuvable .*réglages/, ''],
  ] as const) {
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, refused) =>
      place
        ? found({ coords: { ...place, accuracy: 20 } } as GeolocationPosition)
        : refused?.({} as GeolocationPositionError),
    )
    await filter.fill('paris')
    await dialog.getByRole('button', { name: 'Me localiser' }).click()
    await expect.poll(() => plain(status.element().textContent)).toMatch(message)
    const marked = links.elements().filter((element) => element.querySelector('svg'))
    expect(marked.map(({ textContent }) => textContent).join()).toBe(name)
    if (name) await expect.element(links.filter({ hasText: name })).toBeInViewport()
  }
})
