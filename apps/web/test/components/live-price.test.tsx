import {
  type Coordinates,
  currentTariff,
  findCity,
  type UrgencyKey,
  urgencies,
} from '@plombier/quote-engine'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { livePrice } from '../../src/features/quote/live-price/live-price.ts'
import { SpokenPrice } from '../../src/features/quote/live-price/spoken-price.tsx'
import { multiplier } from '../../src/format/french.ts'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { submit, suggestions } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { pickAddress } from '../support/components/pick-address.ts'
import { liveAnnouncements, startScreenReader } from '../support/components/screen-reader.ts'
import { placeAt } from '../support/places.ts'
import { plain, priceOf, travelRule } from '../support/price.ts'

const total = page.getByRole('paragraph').filter({ hasText: /€\s*TTC$/ })
const urgency = page.getByLabelText("Niveau d'urgence")
const card = page.getByRole('complementary', { name: 'Votre prix' })
const whatToPick = page.getByText(/^Choisissez un type de service/)

/** Far enough for travel to cost something. */
const far = placeAt('bordeaux', currentTariff.freeKilometers + 31, 250)
const urgentAt = (address?: Coordinates) =>
  priceOf({ service: 'chauffe-eau', urgency: 'urgent', address })

const pickFar = () => pickAddress({ label: '1 Quai Carnot 33120 Arcachon', coordinates: far })

function textsOf(elements: readonly Element[]) {
  return elements.map(({ textContent }) => plain(textContent))
}

/** The lines of the visible price. */
function rows() {
  return textsOf(page.getByRole('row').elements())
}

beforeEach(() => page.viewport(1280, 900))

test('beside the form, the price appears with the first pick and becomes exact', async () => {
  const expectOptions = (address?: Coordinates) =>
    expect(textsOf(urgency.getByRole('option').elements()).slice(1)).toEqual(
      urgencies.map(({ key, label, multiplier: factor }) => {
        const { amount } = priceOf({ service: 'chauffe-eau', urgency: key, address })
        return plain(`${label} ${multiplier(factor)} – ${amount}`)
      }),
    )
  await openSite('/plombier-bordeaux')
  await expect.element(whatToPick).toBeVisible()
  expect(total.query()).toBeNull()

  await page.getByLabelText('Type de service').fill('chauffe-eau')
  await suggestions.first().click()
  const lowest = priceOf({ service: 'chauffe-eau' })
  await expect.element(total).toHaveTextContent(`À partir de ${lowest.total}`)
  // A phone's bar needs room at the end of the page.
  expect(getComputedStyle(document.body).paddingBottom).toBe('0px')
  expect(whatToPick.query()).toBeNull()
  expect(card.getByText('Total du document PDF').query()).toBeNull()
  expectOptions()
  await urgency.selectOptions('urgent')
  await expect.element(total).toHaveTextContent(`À partir de ${urgentAt().total}`)

  await pickFar()
  const exact = urgentAt(far)
  await expect.element(card.getByText(exact.pdfTotal)).toBeVisible()
  expect(plain(total.first().element().textContent)).toBe(exact.estimate)
  expectOptions(far)
  expect(rows()).toEqual([
    ...exact.lines.screen.map((line) => line.join('')),
    `Total TTC${exact.exactAmount}`,
  ])
})

test('until an urgency is picked, an address gives the travel, and the price is a starting price', async () => {
  await openSite('/plombier-bordeaux?service=chauffe-eau')
  await pickFar()
  const start = priceOf({ service: 'chauffe-eau', address: far })
  await expect.element(total).toHaveTextContent(`À partir de ${start.total}`)
  expect(rows()).toEqual([
    ...start.lines.screen.map((line) => line.join('')),
    `À partir de (TTC)${start.exactAmount}`,
  ])
  expect(card.getByText('Total du document PDF').query()).toBeNull()
})

test('until an address is picked, the travel rule is below the base price', async () => {
  await openSite('/plombier-bordeaux?service=chauffe-eau&urgence=urgent')
  await expect.element(card).toMatchTextContent(/Dépannage de chauffe-eau, Urgent \(24h\)/)
  const { lines, exactAmount } = urgentAt()
  const [base, ...others] = lines.screen.map((line) => line.join(''))
  expect(rows()).toEqual([base, travelRule(), ...others, `À partir de (TTC)${exactAmount}`])
  const rule = page.getByRole('rowheader', { name: travelRule() }).element()
  const { right } = page.getByRole('table').element().getBoundingClientRect()
  expect(rule.getBoundingClientRect().right, 'room for the whole rule').toBeCloseTo(right, 0)
})

test('beside the form, the total stays in sight from the first field to the button', async () => {
  await page.viewport(1024, 600)
  await openSite('/plombier-bordeaux?service=fuite&urgence=emergency')
  await pickFar()
  for (const control of [
    page.getByLabelText('Nom complet'),
    page.getByLabelText('Adresse d’intervention'),
    page.getByLabelText('Type de service'),
    urgency,
    page.getByLabelText('Description détaillée'),
    submit,
  ]) {
    const element = control.element()
    if (element instanceof HTMLElement) element.focus()
    const { left, top, bottom } = total.first().element().getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(innerHeight)
    const onTop = document.elementFromPoint(left + 1, (top + bottom) / 2)
    expect(total.first().element().contains(onTop), 'not under its lines').toBe(true)
  }
})

describe('a screen reader', () => {
  fakeTimeouts()

  const status = page.getByRole('status')

  const lyon = findCity('lyon')
  const euros = (urgency: UrgencyKey) =>
    `${priceOf({ service: 'chauffe-eau', urgency, city: 'lyon' }).totalPrice} euros`

  function price(urgency: UrgencyKey | '', isExact = false) {
    const address = isExact ? { label: 'Lyon', coordinates: lyon.center } : undefined
    return livePrice({ service: 'chauffe-eau', urgency, address }, lyon)
  }

  test('announces the price half a second after its last change, and not before', async () => {
    const screen = await render(<SpokenPrice livePrice={undefined} />)
    await expect.element(status).toBeEmptyDOMElement()

    await screen.rerender(<SpokenPrice livePrice={price('')} />)
    vi.advanceTimersByTime(400)
    await screen.rerender(<SpokenPrice livePrice={price('urgent')} />)
    vi.advanceTimersByTime(400)
    await expect.element(status).toBeEmptyDOMElement()
    vi.advanceTimersByTime(100)
    await expect.element(status).toHaveTextContent(`À partir de ${euros('urgent')}`)

    await screen.rerender(<SpokenPrice livePrice={price('urgent', true)} />)
    vi.advanceTimersByTime(500)
    await expect.element(status).toHaveTextContent(euros('urgent'))
  })

  test('announces only the last of several prices in quick succession', async () => {
    const screen = await render(<SpokenPrice livePrice={undefined} />)
    await startScreenReader()
    for (const urgency of ['urgent', 'emergency', 'normal'] as const) {
      await screen.rerender(<SpokenPrice livePrice={price(urgency)} />)
      vi.advanceTimersByTime(300)
    }
    vi.advanceTimersByTime(200)
    await expect.poll(liveAnnouncements).toEqual([`polite: À partir de ${euros('normal')}`])
  })

  test('does not announce the initial price', async () => {
    const screen = await render(<SpokenPrice livePrice={price('urgent')} />)
    await startScreenReader()
    vi.advanceTimersByTime(500)
    await screen.rerender(<SpokenPrice livePrice={price('')} />)
    vi.advanceTimersByTime(500)
    await expect.poll(liveAnnouncements).toEqual([`polite: À partir de ${euros('normal')}`])
  })
})
