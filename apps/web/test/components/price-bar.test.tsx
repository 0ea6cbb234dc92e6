import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { searchAddress, submit, suggestions } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { priceOf } from '../support/price.ts'

const service = page.getByLabelText('Type de service')
const description = page.getByLabelText('Description détaillée')
const total = page.getByRole('paragraph').filter({ hasText: /€\s*TTC$/ })
const toggle = page.getByText('Détail', { exact: true })
const lines = page.getByRole('group', { name: 'Détail du prix' })
const summary = page.getByRole('group', { name: /à corriger/ })

function boxOf(locator: Locator) {
  return locator.element().getBoundingClientRect()
}

/** The box of the bar: the submit button's parent. */
function barBox() {
  const bar = submit.element().parentElement
  if (!bar) throw new Error('no bar')
  return bar.getBoundingClientRect()
}

async function expectAboveBar(locator: Locator) {
  await expect.poll(() => boxOf(locator).top).toBeGreaterThanOrEqual(0)
  await expect.poll(() => boxOf(locator).bottom).toBeLessThanOrEqual(barBox().top)
}

function focus(locator: Locator) {
  const element = locator.element()
  if (element instanceof HTMLElement) element.focus()
}

/** Opens Lyon's form on a phone with a service, so that there is a price. */
async function openWithPrice() {
  await openSite('/plombier-lyon?service=chauffe-eau')
  await expect.element(total).toBeVisible()
}

beforeEach(() => page.viewport(360, 740))

test('the bar appears at the lower edge, at most 72 px high, and moves the fields by a line at most', async () => {
  await openSite('/plombier-lyon')
  await service.fill('chauffe-eau')
  await expect.element(suggestions.first()).toBeVisible()
  // Relative to the label, since the page may be scrolling.
  const label = page.getByText('Type de service', { exact: true })
  const distance = () => boxOf(description).top - boxOf(label).top
  const before = distance()
  expect(total.query()).toBeNull()
  await suggestions.first().click()
  await expect.element(total).toBeVisible()
  const line = Number.parseFloat(getComputedStyle(document.body).lineHeight)
  expect(Math.abs(distance() - before)).toBeLessThanOrEqual(line)
  const { left, right, bottom, height } = barBox()
  expect({ left, right, bottom }).toEqual({ left: 0, right: 360, bottom: 740 })
  expect(height).toBeLessThanOrEqual(72)
})

test('in a refused form the bar covers no field and no message, by a link in the summary or by Tab', async () => {
  await openWithPrice()
  focus(description)
  await submit.click()
  await expect.element(summary).toHaveFocus()
  await summary.getByRole('link', { name: 'Adresse requise' }).click()
  await expectAboveBar(page.getByText('Adresse requise').last())

  focus(summary.getByRole('link').last())
  const position = page.getByRole('button', { name: 'Utiliser ma position' })
  for (const [control, message] of [
    [page.getByLabelText('Nom complet'), 'Le nom doit contenir au moins 2 caractères'],
    [page.getByLabelText('Téléphone'), 'Numéro de téléphone invalide'],
    [page.getByLabelText('Email (facultatif)')],
    [page.getByLabelText('Adresse d’intervention'), 'Adresse requise'],
    [position],
    [service],
    [page.getByLabelText("Niveau d'urgence"), "Niveau d'urgence requis"],
    [description, 'Description requise (minimum 10 caractères)'],
  ] as const) {
    await userEvent.tab()
    await expect.element(control).toHaveFocus()
    await expectAboveBar(control)
    if (message) await expectAboveBar(page.getByText(message).last())
  }
})

test('the bar covers no row of a list that the arrow keys reach', async () => {
  await openWithPrice()
  // A phone has no pointer that rests where the list is.
  await page.getByRole('banner').hover()
  const found = ['Saint-Denis', 'Saint-Malo', 'Saint-Étienne', 'Saint-Nazaire', 'Saint-Quentin']
  await searchAddress('saint', ...found.map((label) => ({ label })))
  for (const label of found) {
    await userEvent.keyboard('{ArrowDown}')
    const active = page.getByRole('listbox').getByRole('option', { selected: true })
    await expect.element(active).toMatchTextContent(label)
    await expectAboveBar(active)
  }
})

test.each([60, 420])(
  'an open list ends above the bar where its field is %i px from the top',
  async (top) => {
    await page.viewport(360, 640)
    await openWithPrice()
    const field = page.getByLabelText('Adresse d’intervention')
    scrollBy({ top: boxOf(field).top - top, behavior: 'instant' })
    // In two lines each.
    const found = [1, 2, 3, 4, 5].map((number) => `${number} Avenue de la République 69330 Meyzieu`)
    await searchAddress('avenue', ...found.map((label) => ({ label })))
    const list = boxOf(page.getByRole('listbox'))
    expect(list.bottom).toBeLessThanOrEqual(barBox().top)
    expect(list.height).toBeGreaterThan(100)
    expect(boxOf(field).top).toBeGreaterThanOrEqual(0)
  },
)

test('the bar stays in sight to the end of the form, and leaves with it', async () => {
  await page.viewport(640, 360)
  await openWithPrice()
  focus(service)
  await expect.element(total).toBeInViewport({ ratio: 1 })
  scrollTo(0, document.documentElement.scrollHeight)
  await expect
    .element(page.getByRole('contentinfo').getByRole('link', { name: /^Mentions/ }))
    .toBeInViewport({ ratio: 1 })
  expect(barBox().bottom).toBeLessThan(boxOf(page.getByRole('contentinfo')).top)
})

test('the bar unfolds its lines until Escape, another press, the focus in a field or a submit', async () => {
  await openWithPrice()
  expect(lines.query()).toBeNull()
  for (const [name, goOn] of [
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the focus in a field', () => focus(description)],
    ['a second press on the total', () => toggle.click()],
    ['a press elsewhere', () => page.getByRole('banner').click({ position: { x: 340, y: 10 } })],
    ['a submit', () => submit.click()],
  ] as const) {
    await toggle.click()
    await expect.element(lines).toBeVisible()
    await goOn()
    expect(lines.query(), name).toBeNull()
  }

  await toggle.click()
  focus(lines)
  expect(lines.query()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(lines.query()).toBeNull()
  // The focus is back on the total.
  await userEvent.keyboard('{Enter}')
  await expect.element(lines).toBeVisible()
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
  const urgent = priceOf({ service: 'chauffe-eau', urgency: 'urgent' })
  await expect.element(total).toHaveTextContent(`À partir de ${urgent.total}`)
  await expect.element(total).toBeInViewport({ ratio: 1 })
  await userEvent.tab()
  await expect.element(description).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('row', { name: /^Majoration « Urgent/ })).toBeVisible()
  await expect.element(total).toBeInViewport({ ratio: 1 })
})
