import { findService } from '@plombier/quote-engine'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ServiceField } from '../../src/features/quote/form/service-field.tsx'
import {
  type AddressRequest,
  passDebounce,
  stubAddressService,
} from '../support/components/address-service.ts'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { suggestions } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import '../../src/design/global.css.ts'

const address = page.getByLabelText('Adresse d’intervention')
const service = page.getByLabelText('Type de service')

/** Turns the wheel over the first row. */
async function expectWheelScrolls(rows: Locator) {
  await expect.element(rows.first()).toBeVisible()
  await expect.element(rows.last()).not.toBeInViewport()
  const before = scrollY
  await rows.first().wheel({ delta: { y: 10_000 } })
  await expect.element(rows.last()).toBeInViewport({ ratio: 0.99 })
  expect(scrollY, 'the page does not move').toBe(before)
}

test('the wheel scrolls to the end of the city chooser, on a phone and on low screens, where a city can be pressed', async () => {
  await page.viewport(360, 740)
  await openSite('/')
  // The service that is chosen takes a line from the cities.
  await page.getByRole('button', { name: /^Réparation de fuite/ }).click()
  const cities = page.getByRole('dialog').getByRole('link')
  for (const [width, height] of [
    [360, 740],
    [1280, 600],
    [360, 482],
  ] as const) {
    await page.viewport(width, height)
    cities.first().element().scrollIntoView({ block: 'end' })
    await expectWheelScrolls(cities)
  }
  await cities.filter({ hasText: 'Lyon' }).click()
  await expect.element(page.getByText(/Votre prix à Lyon/)).toBeVisible()
})

test('the wheel scrolls to the end of the list of services', async () => {
  await page.viewport(360, 740)
  await openSite('/plombier-lyon')
  // Otherwise the list would end below the screen.
  service.element().scrollIntoView()
  await service.click()
  await expectWheelScrolls(suggestions)
})

test.each(['', 'fuite'])(
  'on a phone, five services are in sight, each in a row that suits a finger: « %s »',
  async (text) => {
    await page.viewport(360, 740)
    await openSite('/plombier-lyon')
    await service.fill(text)
    await service.click()
    await expect.element(suggestions.nth(4)).toBeInViewport({ ratio: 0.99 })
    for (const row of suggestions.elements()) {
      const { height } = row.getBoundingClientRect()
      expect(height).toBeGreaterThanOrEqual(44)
      expect(height).toBeLessThanOrEqual(72)
    }
  },
)

test('the wheel scrolls to the end of the lines of the price on a low screen', async () => {
  await page.viewport(320, 256)
  await openSite('/plombier-lyon?service=chauffe-eau')
  await page.getByText('Détail', { exact: true }).click()
  await expectWheelScrolls(page.getByRole('group', { name: 'Détail du prix' }).getByRole('row'))
})

test('a list ends above the on-screen keyboard, also one that comes up later', async () => {
  await page.viewport(360, 740)
  await openSite('/plombier-lyon')
  // Stub: the part of the screen that an on-screen keyboard leaves.
  const screen = Object.assign(new EventTarget(), { offsetTop: 0, height: 740 })
  vi.stubGlobal('visualViewport', screen)
  await service.click()
  const list = page.getByRole('listbox')
  await expect.element(list).toBeVisible()
  const box = () => list.element().getBoundingClientRect()
  expect(box().bottom).toBeLessThanOrEqual(740)

  screen.height = 360
  screen.dispatchEvent(new Event('resize'))
  expect(box().bottom).toBeLessThanOrEqual(360)
  expect(box().height).toBeGreaterThan(100)
  expect(service.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
})

describe('the list of addresses', () => {
  let requests: AddressRequest[]

  fakeTimeouts()
  beforeEach(async () => {
    await page.viewport(360, 740)
    await openSite('/plombier-bordeaux')
    requests = stubAddressService()
  })

  /** Pixels from the top of the field to the top of an element below it. */
  function below(element: Locator) {
    const [upper = Number.NaN, lower = Number.NaN] = [address, element].map(
      (each) => each.element().getBoundingClientRect().top,
    )
    return lower - upper
  }

  test('nothing moves by more than a line while an address is searched for and not found, in any script', async () => {
    const nothingFound = page.getByText('Aucune adresse trouvée.')
    const line = Number.parseFloat(getComputedStyle(document.body).lineHeight)
    const start = below(service)
    const moved = () => Math.abs(below(service) - start)
    for (const text of ['zzqqxx', 'Париж', '٣ شارع باريس', '東京都千代田区']) {
      await address.fill(text)
      await expect.element(page.getByText('Recherche en cours...')).toBeVisible()
      expect(moved()).toBeLessThanOrEqual(line)

      passDebounce()
      requests.at(-1)?.found()
      await expect.element(nothingFound).toBeVisible()
      expect(address.element()).toHaveAttribute('aria-expanded', 'false')
      expect(moved()).toBeLessThanOrEqual(line)

      await address.fill('')
      await expect.poll(() => nothingFound.query()).toBeNull()
      expect(moved()).toBeLessThanOrEqual(line)
    }
  })

  test('its rows suit a touch screen, the one under the pointer stands out, and nothing moves', async () => {
    const before = below(service)
    await address.fill('lyon')
    passDebounce()
    requests[0]?.found({ label: 'Lyon' }, { label: 'Lyons-la-Forêt' })
    await expect.element(suggestions).toHaveLength(2)
    for (const row of suggestions.elements()) {
      expect(row.getBoundingClientRect().height).toBeGreaterThan(43)
    }
    const [first, second] = [suggestions.nth(0), suggestions.nth(1)]
    const secondPlace = below(second)
    const ground = (row: Locator) => getComputedStyle(row.element()).backgroundColor
    for (const [row, other] of [
      [first, second],
      [second, first],
    ] as const) {
      await row.hover()
      await expect.element(row).toHaveAttribute('aria-selected', 'true')
      expect(ground(row)).not.toBe(ground(other))
      expect(below(second)).toBe(secondPlace)
      expect(below(service)).toBe(before)
    }
  })

  test('its field suits a touch screen', () => {
    const input = address.element()
    expect(input).toHaveAttribute('autocomplete', 'address-line1')
    expect(input).toHaveAttribute('spellcheck', 'false')
    // Below 16 px, phones zoom into a field.
    expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16)
  })
})

describe('a list of services', () => {
  const field = page.getByRole('combobox')

  test.each([
    ['a name', 'Réparation de fuite', 'fuite'],
    // The list also has what is installed otherwise.
    ['a name in other letters', ' INSTALLATION Sanitaire ', 'installation'],
    ['words that leave one service', 'machine à laver', 'raccordement'],
  ] as const)('%s, typed in full, is picked when the field is left', async (_, text, id) => {
    await render(<LowField />)
    await field.fill(text)
    await userEvent.tab()
    const { name, description: details } = findService(id)
    await expect.element(field).toHaveValue(name)
    const description = page.getByText(details, { exact: false })
    await expect.element(description).toBeVisible()
  })

  test('a row picked after a name was typed in full stays when the field is left', async () => {
    await render(<LowField />)
    await field.fill(findService('fuite').name)
    const { name } = findService('wc-repair')
    await suggestions.filter({ hasText: name }).click()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Suite' })).toHaveFocus()
    expect(field.element()).toHaveValue(name)
  })

  test('Enter picks nothing in a field that was emptied', async () => {
    await render(<LowField />)
    await field.fill('évier')
    await expect.element(page.getByRole('option', { selected: true })).toBeVisible()
    await field.fill('')
    await userEvent.keyboard('{Enter}')
    expect(field.element()).toHaveValue('')
  })

  test('Tab leaves an open list for the next control', async () => {
    await render(<LowField />)
    await field.click()
    await expect.element(suggestions.first()).toBeVisible()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Suite' })).toHaveFocus()
    expect(suggestions.elements()).toEqual([])
  })

  test('the active row of a list is in sight, however low the list opens', async () => {
    await page.viewport(360, 740)
    await render(<LowField />)
    const input = field.element()
    input.scrollIntoView({ block: 'end' })
    if (input instanceof HTMLElement) input.focus()
    await expect.element(suggestions.first()).toBeVisible()
    const activeRow = page.getByRole('option', { selected: true })
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`)
      await expect.element(activeRow).toBeInViewport({ ratio: 0.99 })
    }
  })
})

/** A service field at the lower edge of the screen, and what comes after it. */
function LowField() {
  const [{ value, text }, setService] = useState({ value: '', text: '' })
  return (
    <div style={{ paddingBlock: '100vh' }}>
      <ServiceField
        id="service"
        value={value}
        text={text}
        onChange={(value, text) => setService({ value, text })}
        error={undefined}
      />
      <button type="button">Suite</button>
    </div>
  )
}
