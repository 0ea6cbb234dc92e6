import { type Coordinates, findCity, type UrgencyKey } from '@plombier/quote-engine'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { light } from '../../src/design/palette.ts'
import { SpokenText } from '../../src/design/spoken-text.tsx'
import { emulateMedia } from '../support/components/emulated-media.ts'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { pickAddress, submit, suggestions } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { liveAnnouncements, startScreenReader } from '../support/components/screen-reader.ts'
import { textsOf } from '../support/components/texts.ts'
import { placeAt } from '../support/places.ts'
import { euros, expectedPrice, plain, travelRule } from '../support/price.ts'
import {
  lowestUrgency,
  multiplierOf,
  todaysTariff,
  todaysUrgencies,
} from '../support/todays-prices.ts'

const total = page.getByRole('paragraph').filter({ hasText: /€\s*TTC$/ })
const service = page.getByLabelText('Type de service')
const description = page.getByLabelText('Description détaillée')
const urgency = page.getByLabelText("Niveau d'urgence")
const card = page.getByRole('complementary', { name: 'Votre prix' })
const whatToPick = page.getByText('Choisissez un type de service : son prix s’affiche aussitôt.')

/** Far enough for travel to cost something. */
const far = placeAt('bordeaux', todaysTariff.freeKilometers + 31, 250)
const urgentAt = (address?: Coordinates) =>
  expectedPrice({ service: 'chauffe-eau', urgency: 'urgent', address })

const pickFar = () => pickAddress({ label: '1 Quai Carnot 33120 Arcachon', coordinates: far })

/** The lines of the visible price. */
function rows() {
  return textsOf(page.getByRole('row').elements())
}

function focus(locator: Locator) {
  const element = locator.element()
  if (element instanceof HTMLElement) element.focus()
}

function boxOf(locator: Locator) {
  return locator.element().getBoundingClientRect()
}

beforeEach(() => page.viewport(1280, 900))

test('beside the form, the price appears with the first pick and becomes exact', async () => {
  const expectOptions = (priceAt: (urgency: UrgencyKey) => string) =>
    expect(textsOf(urgency.getByRole('option').elements())).toEqual([
      'Choisissez un niveau',
      ...todaysUrgencies.map(
        ({ key, label }) =>
          `${label} × ${multiplierOf(key).toLocaleString('fr-FR')}${priceAt(key)}`,
      ),
    ])
  await openSite('/plombier-bordeaux')
  await expect.element(whatToPick).toBeVisible()
  expect(total.query()).toBeNull()
  expectOptions(() => '')
  await expect.element(urgency.getByRole('option').first()).toBeDisabled()

  await service.fill('chauffe-eau')
  await suggestions.first().click()
  const lowest = expectedPrice({ service: 'chauffe-eau' })
  await expect.element(total).toHaveTextContent(`À partir de ${lowest.total}`)
  expect(whatToPick.query()).toBeNull()
  expect(card.getByText('sur le PDF').query()).toBeNull()
  expectOptions((urgency) => ` – ${expectedPrice({ service: 'chauffe-eau', urgency }).amount}`)
  await urgency.selectOptions('urgent')
  await expect.element(total).toHaveTextContent(`À partir de ${urgentAt().total}`)
  await expect.element(card).toMatchTextContent(/Dépannage de chauffe-eau, Urgent \(24h\)/)
  const [base, ...others] = urgentAt().lines.screen.map((line) => line.join(''))
  expect(rows(), 'the travel rule in place of the travel').toEqual([base, travelRule(), ...others])

  await pickFar()
  const exact = urgentAt(far)
  await expect.element(card.getByText(exact.onPdf)).toBeVisible()
  expect(plain(total.first().element().textContent)).toBe(exact.total)
  expectOptions((urgency) =>
    // The chosen one's total is the figure beside the form.
    urgency === 'urgent'
      ? ''
      : ` – ${expectedPrice({ service: 'chauffe-eau', urgency, address: far }).amount}`,
  )
  expect(rows()).toEqual(exact.lines.screen.map((line) => line.join('')))
})

test('until an urgency is picked, an address gives the travel, and the price is a starting price', async () => {
  await openSite('/plombier-bordeaux?service=chauffe-eau')
  await pickFar()
  const start = expectedPrice({ service: 'chauffe-eau', address: far })
  await expect.element(total).toHaveTextContent(`À partir de ${start.total}`)
  expect(rows()).toEqual(start.lines.screen.map((line) => line.join('')))
  expect(card.getByText('sur le PDF').query()).toBeNull()
})

test('beside the form, the total stays in sight from the first field to the button', async () => {
  await page.viewport(1024, 600)
  await openSite('/plombier-bordeaux?service=fuite&urgence=emergency')
  await pickFar()
  for (const control of [page.getByLabelText('Nom complet'), service, submit]) {
    focus(control)
    await expect.element(total.first()).toBeInViewport({ ratio: 1 })
    const { left, top } = boxOf(total.first())
    const seen = document.elementFromPoint(left + 8, top + 8)
    expect(total.first().element().contains(seen), 'nothing covers it').toBe(true)
  }
  await page.viewport(1023, 600)
  // In the bar, where the card has no room.
  await expect.element(total).toBeInViewport({ ratio: 1 })
})

describe('on a phone', () => {
  const toggle = page.getByText('Détail', { exact: true })
  const summary = page.getByRole('group', { name: /à corriger/ })

  /** The bar: the submit button's parent. */
  function bar() {
    const { parentElement } = submit.element()
    if (!parentElement) throw new Error('no bar')
    return page.elementLocator(parentElement)
  }

  const barBox = () => boxOf(bar())

  async function expectAboveBar(locator: Locator) {
    await expect.poll(() => boxOf(locator).top).toBeGreaterThanOrEqual(0)
    await expect.poll(() => boxOf(locator).bottom).toBeLessThanOrEqual(barBox().top)
  }

  /** Presses Tab until what unfolds the lines has the focus, and looks at the controls before it. */
  async function tabToLines(look?: (control: Element) => Promise<void>) {
    for (;;) {
      await userEvent.tab()
      const control = document.activeElement
      if (control?.contains(toggle.element())) return
      if (!control?.closest('form')) throw new Error('Tab has left the form')
      await look?.(control)
    }
  }

  /** Opens Lyon's form with a service, so that there is a price. */
  async function openWithPrice() {
    await openSite('/plombier-lyon?service=chauffe-eau')
    await expect.element(total).toBeVisible()
  }

  beforeEach(() => page.viewport(360, 740))

  test('in a refused form the bar covers no field and no message, by a link in the summary or by Tab', async () => {
    await openWithPrice()
    focus(description)
    await submit.click()
    await expect.element(summary).toHaveFocus()
    await summary.getByRole('link', { name: 'Adresse requise' }).click()
    await expectAboveBar(page.getByText('Adresse requise').last())

    focus(summary.getByRole('link').last())
    await tabToLines(async (control) => {
      const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
      for (const shown of [control, ...ids.map((id) => document.getElementById(id))]) {
        if (shown) await expectAboveBar(page.elementLocator(shown))
      }
    })
  })

  test('a list ends above the bar, and above an on-screen keyboard that comes up later', async () => {
    await openWithPrice()
    // Stub: the part of the screen that an on-screen keyboard leaves.
    const screen = Object.assign(new EventTarget(), { offsetTop: 0, height: 740 })
    vi.stubGlobal('visualViewport', screen)
    await service.click()
    const list = page.getByRole('listbox')
    await expect.element(list).toBeVisible()
    await expect.element(bar()).toHaveStyle({ backgroundColor: light.surface })
    expect(boxOf(list).bottom).toBeLessThanOrEqual(barBox().top)

    screen.height = 360
    screen.dispatchEvent(new Event('resize'))
    expect(boxOf(list).bottom).toBeLessThanOrEqual(360)
    expect(boxOf(list).height).toBeGreaterThan(100)
    expect(boxOf(service).top).toBeGreaterThanOrEqual(0)
  })

  test('the price is led to from the start, by the bar and from the first step, as often as that is pressed', async () => {
    await openSite('/plombier-lyon')
    const start = page.getByRole('link', { name: 'Choisissez un service' })
    await expect.element(start).toBeInViewport({ ratio: 1 })
    const inStep = page.getByRole('link', { name: 'commencez par le service' })
    for (const link of [start, inStep]) {
      await link.click()
      await expect.element(service).toHaveFocus()
      await expect.element(service).toBeInViewport({ ratio: 1 })
      focus(description)
      await link.click()
      await expect.element(service).toHaveFocus()
    }
    expect(window.location.hash, 'Back leaves the page').toBe('')
    await service.fill('chauffe-eau')
    await suggestions.first().click()
    await expect.element(total).toBeInViewport({ ratio: 1 })
    expect([start.query(), inStep.query()]).toEqual([null, null])
    await page.getByRole('link', { name: 'Changer de service' }).click()
    await expect.element(service).toHaveFocus()
  })

  test('once the price is exact, the bar has the PDF’s total as its second line', async () => {
    await openSite('/plombier-bordeaux?service=chauffe-eau&urgence=urgent')
    await expect.element(total).toHaveTextContent(`À partir de ${urgentAt().total}`)
    expect(page.getByText(/^Avec TVA/).query()).toBeNull()
    await pickFar()
    const amount = euros(urgentAt(far).pdf.total)
    await expect
      .element(page.getByText(/^Avec TVA/))
      .toHaveTextContent(`Avec TVA (PDF) : ${amount}`)
  })

  test('printed, the form has the price in place of the bar', async () => {
    await openWithPrice()
    await emulateMedia('print')
    await expect.element(total).toBeInTheDocument()
    await expect.element(card).toMatchTextContent(/TTC/)
    expect(submit.query()).toBeNull()
  })

  test('the total in the bar leads to its lines', async () => {
    await openWithPrice()
    await expect.element(card).not.toBeInViewport()
    await toggle.click()
    await expect.element(page.getByRole('row').last()).toBeInViewport({ ratio: 1 })
    await expect.element(card).toHaveFocus()
  })

  test('the price stays in sight with the keyboard alone at 400 % zoom', async () => {
    // What a screen of 1280 × 1024 pixels shows at that zoom.
    await page.viewport(320, 256)
    await openSite('/plombier-bordeaux')
    focus(service)
    await userEvent.keyboard('chauffe-eau{Enter}')
    await expect.element(total).toBeInViewport({ ratio: 1 })
    await userEvent.tab()
    await userEvent.keyboard('Urgent')
    const urgent = expectedPrice({ service: 'chauffe-eau', urgency: 'urgent' })
    await expect.element(total).toHaveTextContent(`À partir de ${urgent.total}`)
    await expect.element(total).toBeInViewport({ ratio: 1 })
    await userEvent.tab()
    await expect.element(description).toHaveFocus()
    await tabToLines()
    await userEvent.keyboard('{Enter}')
    const surcharge = page.getByRole('row', { name: /^Majoration « Urgent/ })
    await expect.element(surcharge).toBeInViewport({ ratio: 1 })
  })
})

describe('a screen reader', () => {
  fakeTimeouts()

  test('announces only the last of several texts, half a second after it, and not the initial one', async () => {
    const screen = await render(<SpokenText>0 euros</SpokenText>)
    await startScreenReader()
    vi.advanceTimersByTime(500)
    for (const text of ['1 euro', '2 euros', '3 euros']) {
      await screen.rerender(<SpokenText>{text}</SpokenText>)
      vi.advanceTimersByTime(300)
    }
    vi.advanceTimersByTime(200)
    await expect.poll(liveAnnouncements).toEqual(['polite: 3 euros'])
    expect(page.getByRole('status').element().clientWidth, 'only heard').toBe(1)
  })

  test('hears from which price on, and the exact one without these words', async () => {
    await openSite('/plombier-lyon?service=chauffe-eau')
    const { totalPrice } = expectedPrice({ service: 'chauffe-eau', city: 'lyon' })
    const heard = page.getByRole('status').filter({ hasText: /euros$/ })
    vi.advanceTimersByTime(500)
    await expect.element(heard).toHaveTextContent(`À partir de ${totalPrice} euros`)
    await pickAddress({ label: 'Place Bellecour', coordinates: findCity('lyon').center })
    await urgency.selectOptions(lowestUrgency.key)
    vi.advanceTimersByTime(500)
    await expect.element(heard).toHaveTextContent(`${totalPrice} euros`)
    expect(heard.element()).not.toHaveTextContent('À partir de')
  })
})
