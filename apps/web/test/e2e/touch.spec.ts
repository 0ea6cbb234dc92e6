import { expect, type Locator, type Page, test } from '@playwright/test'
import { fillIn, openCalculator, suggestions } from '../../page-objects/calculator.ts'

test.use({ viewport: { width: 360, height: 480 }, hasTouch: true, isMobile: true })

test('scrolling a list by touch picks nothing, a tap picks a row', async ({ page }) => {
  await openCalculator(page)
  const field = page.getByLabel('Adresse d’intervention')
  const list = page.getByRole('listbox')
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

  await suggestions(page).nth(2).tap()
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  expect(await suggestions(page).count()).toBe(0)
})

test('a pick by touch takes the focus, and with it the keyboard, from the field; one by mouse leaves it there', async ({
  page,
}) => {
  await openCalculator(page)
  const field = page.getByLabel('Type de service')
  for (const [input, pick] of [
    ['touch', 'tap'],
    ['mouse', 'click'],
  ] as const) {
    await field.fill('chauffe-eau')
    await suggestions(page).first()[pick]()
    await expect(field).toHaveValue('Dépannage de chauffe-eau')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(
      input === 'mouse',
    )
  }
})

test.describe('on a page that the visitor has zoomed', () => {
  test.use({ viewport: { width: 390, height: 664 } })

  test('an open list leaves its field in sight', async ({ page }) => {
    await openCalculator(page)
    const field = page.getByLabel('Adresse d’intervention')
    await field.evaluate((input) => input.scrollIntoView({ block: 'center' }))
    await zoom(page, 3, 300)
    await field.focus()
    await page.keyboard.type('rue')
    await expect(suggestions(page).first()).toBeVisible()
    for (const part of [field, suggestions(page).first()]) {
      await expect.poll(() => outOfSight(part)).toBe(0)
    }
  })
})

/** Zooms into the page by two fingers, and then moves what is visible of it downwards. */
async function zoom(page: Page, scaleFactor: number, distance: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizePinchGesture', { x: 60, y: 200, scaleFactor })
  await session.send('Input.synthesizeScrollGesture', { x: 60, y: 200, yDistance: -distance })
  await expect.poll(() => page.evaluate(() => window.visualViewport?.offsetTop)).toBeGreaterThan(0)
}

/** How many pixels of an element's height cannot be seen. */
function outOfSight(element: Locator) {
  return element.evaluate((target) => {
    const { top, bottom } = target.getBoundingClientRect()
    const { offsetTop = 0, height = 0 } = window.visualViewport ?? {}
    return Math.round(Math.max(0, offsetTop - top) + Math.max(0, bottom - offsetTop - height))
  })
}

test('a press on the button counts, though it leaves the field in which a service was typed', async ({
  page,
}) => {
  await openCalculator(page)
  await fillIn(page)
  const service = page.getByLabel('Type de service')
  for (const [typed, outcome] of [
    ['piscine', 'Type de service requis. Choisissez un service dans la liste.'],
    ['plomberie de piscine', 'Devis calculé !'],
  ] as const) {
    await service.fill(typed)
    await page.getByRole('button', { name: 'Mon devis' }).tap()
    await expect(page.getByText(outcome)).toBeVisible()
  }
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
