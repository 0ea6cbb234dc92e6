import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Coordinates, findService, type UrgencyKey, urgencies } from '@plombier/quote-engine'
import {
  coordinatesOf,
  openCalculator,
  pickAddress,
  pickService,
  submitForResult,
  suggestions,
} from '../../page-objects/calculator.ts'
import { euros, multiplier, wholeEuros } from '../../src/format/french.ts'
import { plain, priceOf } from '../support/price.ts'

const SERVICE = findService('chauffe-eau').name
/** Far enough from Bordeaux for travel to cost something, with no other city nearer. */
const ADDRESS = 'arcachon'

/** The starting price of the service. */
const startingTotal = (urgency: UrgencyKey) =>
  `À partir de ${priceOf({ service: 'chauffe-eau', urgency }).total}`

/** The visible total, at the lower edge of the screen. */
function total(page: Page) {
  return page
    .getByRole('paragraph')
    .filter({ hasText: /^(?:À partir de )?[\d\s]+€\s*TTC$/, visible: true })
}

/** The price lines inside an element, each as label and amount. */
async function lines(container: Locator): Promise<string[]> {
  const rows = await container.getByRole('row').allTextContents()
  return rows.map((row) => row.replace(/\s/g, ' '))
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('the price appears with the first pick, becomes exact, and is the price of the result', async ({
  page,
}) => {
  await openCalculator(page)
  const address = await coordinatesOf(page, ADDRESS)
  const exact = priceOf({ service: 'chauffe-eau', urgency: 'urgent', address })
  const optionsAt = (address?: Coordinates) => [
    'Choisissez un niveau d’urgence',
    ...urgencies.map(({ key, label, multiplier: factor }) => {
      const { totalPrice } = priceOf({ service: 'chauffe-eau', urgency: key, address })
      return `${label} ${multiplier(factor)} – ${wholeEuros(totalPrice)}`
    }),
  ]
  await expect(total(page)).toBeHidden()

  await pickService(page, SERVICE)
  await expect(total(page)).toHaveText(startingTotal('normal'))
  const urgency = page.getByLabel("Niveau d'urgence")
  await expect(urgency.getByRole('option')).toHaveText(optionsAt())
  await urgency.selectOption('urgent')
  await expect(total(page)).toHaveText(startingTotal('urgent'))

  await test.step('scrolling the list by touch picks nothing, a tap picks a row', async () => {
    const field = page.getByLabel('Adresse d’intervention')
    const list = page.getByRole('listbox')
    await page.setViewportSize({ width: 360, height: 480 })
    await field.tap()
    await page.keyboard.type('saint')
    await expect(suggestions(page).nth(4)).toBeVisible()
    await field.evaluate((input) => input.scrollIntoView())
    const { x = 0, y = 0 } = (await suggestions(page).nth(1).boundingBox()) ?? {}
    await scrollByTouch(page, x + 60, y + 20, 100)
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(40)
    await expect(field).toBeFocused()
    expect(await field.inputValue()).toBe('saint')
    expect(await suggestions(page).count()).toBe(5)
    await expect(total(page)).toHaveText(startingTotal('urgent'))

    await suggestions(page).nth(2).tap()
    await expect(page.getByText('Adresse confirmée')).toBeVisible()
    expect(await suggestions(page).count()).toBe(0)
    await page.setViewportSize({ width: 360, height: 740 })
  })

  await pickAddress(page, ADDRESS)
  await expect(total(page)).toHaveText(exact.total)
  await expect(urgency.getByRole('option')).toHaveText(optionsAt(address))

  await page.getByText('Détail', { exact: true }).tap()
  const shown = page.getByRole('table').filter({ visible: true })
  const inTheForm = await lines(shown)
  for (const line of exact.lines.screen) expect(inTheForm).toContain(line.join(''))
  await expect(page.getByText(`PDF : ${plain(euros(exact.pdf.total))}`)).toBeVisible()
  await page.getByText('Détail', { exact: true }).tap()

  await page.getByLabel('Nom complet').fill('Élodie d’Artagnan')
  await page.getByLabel('Téléphone').fill('06 12 34 56 78')
  await page.getByLabel('Description détaillée').fill('Le chauffe-eau ne chauffe plus.')
  await submitForResult(page)
  expect(await lines(page.getByRole('table', { name: 'Détail du prix' }))).toEqual(inTheForm)
})

/** Drags a finger upwards. In pixels. */
async function scrollByTouch(page: Page, x: number, y: number, distance: number) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', travelled = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - travelled }],
    })
  await touch('touchStart')
  for (let travelled = 10; travelled <= distance; travelled += 10) {
    await touch('touchMove', travelled)
  }
  await touch('touchEnd')
}
