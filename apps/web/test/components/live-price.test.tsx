import { findCity, urgencies } from '@plombier/quote-engine'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { amountsOf } from '../support/amounts.ts'
import {
  fields,
  pickAddress,
  pickService,
  submit,
  suggestions,
} from '../support/components/quote-form.ts'
import { openSite } from '../support/components/render.tsx'
import { textsOf } from '../support/components/texts.ts'
import { placeNorthOf } from '../support/places.ts'

const { service, urgency } = fields
const total = page.getByRole('paragraph').filter({ hasText: /€\s*TTC$/ })
const card = page.getByRole('complementary', { name: 'Votre prix' })
const far = { label: '1 Quai Carnot 33120 Arcachon', coordinates: placeNorthOf('bordeaux', 51) }

const {
  total: urgent,
  totals,
  pdfTotal,
  line,
} = amountsOf('chauffe-eau', 'urgent', far.coordinates)

beforeEach(() => page.viewport(360, 740))

test('the price appears with the first pick and becomes exact with the last', async () => {
  await page.viewport(1024, 600)
  await openSite('/plombier-bordeaux')
  const rows = () => textsOf(page.getByRole('row').elements())
  expect(total.query()).toBeNull()
  await pickService('Dépannage de chauffe-eau')
  const starting = amountsOf('chauffe-eau', 'normal').total
  await expect.element(total).toHaveTextContent(`À partir de ${starting} TTC`)
  expect(rows()).toEqual([`Prix de base${line('base')}`, '20 km offerts, puis 0,65 € par km'])

  await pickAddress(far)
  await expect
    .element(total)
    .toHaveTextContent(
      `À partir de ${amountsOf('chauffe-eau', 'normal', far.coordinates).total} TTC`,
    )
  expect(card.getByText(/sur le PDF/).query()).toBeNull()
  await urgency.selectOptions('urgent')
  const onPdf = card.getByText(`${pdfTotal} sur le PDF, TVA de 20 % ajoutée`)
  await expect.element(onPdf).toBeVisible()
  expect(textsOf(total.elements()).at(0)).toBe(`${urgent} TTC`)
  await expect
    .element(urgency)
    .toHaveAccessibleDescription(expect.stringMatching(totals.join('.*').replaceAll(' ', '.')))
  expect(textsOf(urgency.getByRole('option').elements()).slice(1)).toEqual(
    urgencies.map(({ label, multiplier }) => `${label} × ${multiplier}`.replace('.', ',')),
  )
  expect(rows()).toEqual([
    `Prix de base${line('base')}`,
    `Déplacement (31 km)${line('travel')}`,
    `Majoration d’urgence${line('urgency')}`,
    `Arrondi à l’euro${line('rounding')}`,
  ])
  for (const control of [fields.name, submit]) {
    control.element().focus()
    await expect.element(total.first()).toBeInViewport({ ratio: 1 })
  }
})

test('neither the price bar nor an on-screen keyboard covers messages and lists', async () => {
  const boxOf = (locator: Locator) => locator.element().getBoundingClientRect()
  await openSite('/plombier-lyon')
  await pickService('Dépannage de chauffe-eau')
  await submit.click()
  const bar = page.elementLocator(submit.element().parentElement as Element)
  const summary = page.getByRole('group', { name: /à corriger/ })
  await expect.element(summary).toHaveFocus()
  await summary.getByRole('link', { name: 'Adresse requise' }).click()
  const message = page.getByText('Adresse requise').last()
  await expect.poll(() => boxOf(message).bottom).toBeLessThanOrEqual(boxOf(bar).top)

  // Stub: the part of the screen that an on-screen keyboard leaves.
  const screen = Object.assign(new EventTarget(), { offsetTop: 0, height: 740 })
  vi.stubGlobal('visualViewport', screen)
  await service.click()
  const list = page.getByRole('listbox')
  await expect.element(list).toBeVisible()
  expect(boxOf(list).bottom).toBeLessThanOrEqual(boxOf(bar).top)
  screen.height = 360
  screen.dispatchEvent(new Event('resize'))
  expect(boxOf(list).bottom).toBeLessThanOrEqual(360)
  expect(boxOf(list).height).toBeGreaterThan(100)
  expect(boxOf(service).top).toBeGreaterThanOrEqual(0)
})

test('the bar leads to the service, then to the price, and adds nothing to the history', async () => {
  const { length } = window.history
  await openSite('/plombier-bordeaux')
  await page.getByRole('link', { name: 'Choisissez un service' }).click()
  await expect.element(service).toHaveFocus()
  await expect.element(service).toBeInViewport({ ratio: 1 })
  await service.fill('Dépannage de chauffe-eau')
  await suggestions.first().click()
  await urgency.selectOptions('urgent')
  await pickAddress(far)
  await expect.element(total.last()).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: `${urgent} TTC` }).click()
  await expect.element(card).toHaveFocus()
  await expect.element(page.getByRole('row').first()).toBeInViewport({ ratio: 1 })
  expect(window.history).toHaveLength(length)
})

test('a trip too long for its urgency leads to one that can be kept, or to a nearer city', async () => {
  await openSite('/plombier-bordeaux')
  await pickService('Réparation de fuite')
  // More than four hours away.
  const coordinates = placeNorthOf('bordeaux', -97)
  await pickAddress({ ...far, coordinates })
  expect(card.getByText(/pas possible/).query(), 'not before it is exact').toBeNull()
  await urgency.selectOptions('emergency')
  await expect.element(card.getByText('En 2 h, ce n’est pas possible ici.')).toBeVisible()
  await card
    .getByRole('button', {
      name: `Sous 24 h : ${amountsOf('fuite', 'urgent', coordinates).total}`,
    })
    .click()
  await expect.element(urgency).toHaveValue('urgent')

  await pickAddress({ label: 'Rue Neuve 69001 Lyon', coordinates: findCity('lyon').center })
  await card.getByRole('link', { name: 'Calculer depuis Lyon' }).click()
  await expect.element(page.getByPlaceholder('Votre adresse à Lyon')).toBeVisible()
  expect(card.getByRole('link').query(), 'to the city of the page').toBeNull()
})

test('an address in another commune names it, and the city from which the plumber starts', async () => {
  await openSite('/plombier-bordeaux')
  await pickAddress({ ...far, city: 'Arcachon' })
  const asked = page.getByText('Votre prix à Arcachon, au départ de Bordeaux (51 km)')
  await expect.element(asked).toBeVisible()
  expect(document.title).toMatch(/^Votre prix à Arcachon, au départ de Bordeaux/)
  await pickAddress({ city: 'Bordeaux' })
  await expect.element(page.getByText('Votre prix à Bordeaux, déplacement compris')).toBeVisible()
})
