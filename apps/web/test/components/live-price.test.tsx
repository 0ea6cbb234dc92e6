import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { openSite } from '../support/components/open-site.tsx'
import { fields, pickAddress, submit, suggestions } from '../support/components/quote-form.ts'
import { textsOf } from '../support/components/texts.ts'
import { placeAt } from '../support/places.ts'

const { service, urgency, description } = fields
const total = page.getByRole('paragraph').filter({ hasText: /€\s*TTC$/ })
const card = page.getByRole('complementary', { name: 'Votre prix' })

const pickFar = () =>
  pickAddress({ label: '1 Quai Carnot 33120 Arcachon', coordinates: placeAt('bordeaux', 51, 250) })

const rows = () => textsOf(page.getByRole('row').elements())

function boxOf(locator: Locator) {
  return locator.element().getBoundingClientRect()
}

test('beside the form, the price appears with the first pick and becomes exact with the last', async () => {
  await page.viewport(1280, 900)
  await openSite('/plombier-bordeaux')
  const whatToPick = page.getByText('Choisissez un type de service : son prix s’affiche aussitôt.')
  const options = () => textsOf(urgency.getByRole('option').elements()).slice(1)
  await expect.element(whatToPick).toBeVisible()
  expect(total.query()).toBeNull()
  expect(options()).toEqual([
    'Normal (48h) × 1',
    'Urgent (24h) × 1,2',
    'Urgence immédiate (2h) × 1,5',
  ])
  await expect.element(urgency.getByRole('option').first()).toBeDisabled()

  await service.fill('chauffe-eau')
  await suggestions.first().click()
  await expect.element(total).toHaveTextContent('À partir de 180 € TTC')
  expect(whatToPick.query()).toBeNull()
  expect(rows()).toEqual(['Prix de base180,00 €', '20 km offerts, puis 0,65 € par km'])

  await pickFar()
  await expect.element(total).toHaveTextContent('À partir de 200 € TTC')
  expect(card.getByText('sur le PDF').query()).toBeNull()
  expect(options()).toEqual([
    'Normal (48h) × 1 – 200 €',
    'Urgent (24h) × 1,2 – 240 €',
    'Urgence immédiate (2h) × 1,5 – 300 €',
  ])

  await urgency.selectOptions('urgent')
  await expect.element(card).toMatchTextContent(/Dépannage de chauffe-eau, Urgent \(24h\)/)
  await expect.element(card.getByText('288,22 € sur le PDF, TVA de 20 % ajoutée')).toBeVisible()
  expect(textsOf([total.first().element()])).toEqual(['240 € TTC'])
  expect(rows()).toEqual([
    'Prix de base180,00 €',
    'Déplacement (31 km)20,15 €',
    'Majoration « Urgent (24h) »40,03 €',
    'Arrondi à l’euro−0,18 €',
  ])

  await page.viewport(1024, 600)
  for (const control of [fields.name, service, submit]) {
    control.element().focus()
    await expect.element(total.first()).toBeInViewport({ ratio: 1 })
    const { left, top } = boxOf(total.first())
    const seen = document.elementFromPoint(left + 8, top + 8)
    expect(total.first().element().contains(seen), 'the lines scroll under it').toBe(true)
  }
})

describe('on a phone', () => {
  const toggle = page.getByText('Détail', { exact: true })
  const lines = page.getByRole('group', { name: 'Détail du prix' })
  const summary = page.getByRole('group', { name: /à corriger/ })

  /** The bar: the submit button's parent. */
  const bar = () => page.elementLocator(submit.element().parentElement as Element)

  async function expectAboveBar(locator: Locator) {
    await expect.poll(() => boxOf(locator).top).toBeGreaterThanOrEqual(0)
    await expect.poll(() => boxOf(locator).bottom).toBeLessThanOrEqual(boxOf(bar()).top)
  }

  /** Opens Lyon's form with a service, so that there is a price. */
  async function openWithPrice() {
    await openSite('/plombier-lyon?service=chauffe-eau')
    await expect.element(total).toBeVisible()
  }

  beforeEach(() => page.viewport(360, 740))

  test('the bar covers no field and no message of a refused form, by a link or by Tab', async () => {
    await openWithPrice()
    await submit.click()
    await expect.element(summary).toHaveFocus()
    await summary.getByRole('link', { name: 'Adresse requise' }).click()
    await expectAboveBar(page.getByText('Adresse requise').last())

    summary.getByRole('link').last().element().focus()
    while (document.activeElement !== description.element()) {
      await userEvent.tab()
      const control = document.activeElement
      const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? []
      for (const shown of [control, ...ids.map((id) => document.getElementById(id))]) {
        if (shown) await expectAboveBar(page.elementLocator(shown))
      }
    }
  })

  test('a list ends above the bar, and above an on-screen keyboard that comes up later', async () => {
    await openWithPrice()
    // Stub: the part of the screen that an on-screen keyboard leaves.
    const screen = Object.assign(new EventTarget(), { offsetTop: 0, height: 740 })
    vi.stubGlobal('visualViewport', screen)
    await service.click()
    const list = page.getByRole('listbox')
    await expect.element(list).toBeVisible()
    expect(boxOf(list).bottom).toBeLessThanOrEqual(boxOf(bar()).top)
    screen.height = 360
    screen.dispatchEvent(new Event('resize'))
    expect(boxOf(list).bottom).toBeLessThanOrEqual(360)
    expect(boxOf(list).height).toBeGreaterThan(100)
    expect(boxOf(service).top).toBeGreaterThanOrEqual(0)
  })

  test('the bar and the first step lead to the service, as often as they are pressed', async () => {
    await openSite('/plombier-bordeaux')
    const start = page.getByRole('link', { name: 'Choisissez un service' })
    const inStep = page.getByRole('link', { name: 'commencez par le service' })
    await expect.element(start).toBeInViewport({ ratio: 1 })
    for (const link of [start, start, inStep]) {
      await link.click()
      await expect.element(service).toHaveFocus()
      await expect.element(service).toBeInViewport({ ratio: 1 })
      description.element().focus()
    }
    expect(window.location.hash, 'Back leaves the page').toBe('')
    await service.fill('chauffe-eau')
    await suggestions.first().click()
    await expect.element(total).toBeInViewport({ ratio: 1 })
    expect([start.query(), inStep.query()]).toEqual([null, null])
    await page.getByRole('link', { name: 'Changer de service' }).click()
    await expect.element(service).toHaveFocus()
    await urgency.selectOptions('urgent')
    await pickFar()
    await expect.element(page.getByText(/^Avec TVA/)).toHaveTextContent('Avec TVA (PDF) : 288,22 €')
  })

  test('the bar unfolds its lines until Escape, the focus in a field or a press elsewhere', async () => {
    await openWithPrice()
    expect(lines.query()).toBeNull()
    for (const goOn of [
      () => description.element().focus(),
      () => page.getByRole('banner').click({ position: { x: 340, y: 10 } }),
      () => userEvent.tab().then(() => userEvent.keyboard('{Escape}')),
    ]) {
      await toggle.click()
      await expect.element(lines).toBeVisible()
      await goOn()
      expect(lines.query()).toBeNull()
    }
    window.scrollTo(0, document.documentElement.scrollHeight)
    await userEvent.keyboard('{Enter}')
    await expect.element(lines, { message: 'the focus is back' }).toBeInViewport({ ratio: 1 })
    const { bottom } = boxOf(bar())
    expect(boxOf(lines).top, 'below it, at the end of the form').toBeGreaterThanOrEqual(bottom - 2)
  })
})
