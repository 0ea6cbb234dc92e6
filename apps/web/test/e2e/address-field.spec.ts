import { expect, type Locator, type Page, test } from '@playwright/test'
import { fillIn, openCalculator, submit, suggestions } from './calculator.ts'

test.beforeEach(({ page }) => openCalculator(page))

test('Down and Up move through the rows, Enter picks the active one and does not submit', async ({
  page,
}) => {
  await type(page, 'saint')
  await expect(suggestions(page)).toHaveCount(5)
  await expect(activeRow(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(activeRow(page)).toHaveAttribute('id', await rowId(page, 0))
  await page.keyboard.press('ArrowUp')
  await expect(activeRow(page)).toHaveAttribute('id', await rowId(page, 4))
  await expect(field(page)).toHaveValue('saint')

  const label = (await activeRow(page).locator('span').first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue(label)
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  await expect(field(page)).toBeFocused()
  await expect(page.getByLabel('Nom complet')).toHaveAttribute('aria-invalid', 'false')
})

test('Enter without an active row submits', async ({ page }) => {
  await type(page, 'lyon')
  await expect(suggestions(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText('Adresse manquante').first()).toBeVisible()
  await expect(field(page)).toHaveValue('lyon')
})

test('Home, End, Left and Right edit the text', async ({ page }) => {
  await type(page, 'yon')
  await expect(suggestions(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await page.keyboard.type('L')
  await page.keyboard.press('End')
  await page.keyboard.type(' 3')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('0')
  await expect(field(page)).toHaveValue('Lyon 03')
})

test('Escape closes the list and keeps the text, an open list or not', async ({ page }) => {
  await type(page, 'lyon')
  await expect(suggestions(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(suggestions(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('lyon')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(suggestions(page).first()).toBeVisible()
})

for (const [way, leave] of [
  ['Tab', (page: Page) => page.keyboard.press('Tab')],
  ['a click elsewhere', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
] as const) {
  test(`${way} closes the list, and neither clears nor picks`, async ({ page }) => {
    await type(page, 'lyon')
    await expect(suggestions(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await leave(page)
    await expect(field(page)).not.toBeFocused()
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(field(page)).toHaveValue('lyon')
    await expect(page.getByText('Adresse confirmée')).toBeHidden()

    await field(page).focus()
    await expect(suggestions(page).first()).toBeVisible()
    await expect(activeRow(page)).toHaveCount(0)
  })
}

test('a press on the list beside a row does not close it', async ({ page }) => {
  await type(page, 'lyon')
  await expect(suggestions(page).first()).toBeVisible()
  const { x, y, height } = await boxOf(page.getByRole('listbox'))
  await page.mouse.move(x, y + height / 2)
  await page.mouse.down()
  await expect(field(page)).toBeFocused()
  await page.mouse.up()
  await expect(suggestions(page).first()).toBeVisible()
  await expect(page.getByText('Adresse confirmée')).toBeHidden()
})

test('a press on a row that is let go elsewhere picks nothing', async ({ page }) => {
  await type(page, 'lyon')
  await suggestions(page).first().hover()
  await page.mouse.down()
  await page.mouse.move(0, 0)
  await page.mouse.up()
  await expect(suggestions(page).first()).toBeVisible()
  await expect(page.getByText('Adresse confirmée')).toBeHidden()
})

test('a pointer that only rests where the list opens picks nothing', async ({ page }) => {
  await type(page, 'lyon')
  const box = await boxOf(suggestions(page).nth(1))
  await page.keyboard.press('Escape')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.keyboard.type(' ')
  await expect(suggestions(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('lyon ')
  await expect(page.getByText('Adresse confirmée')).toBeHidden()
})

test('neither the rows nor what follows the field moves while one types and points', async ({
  page,
}) => {
  const next = page.getByLabel('Type de service')
  const nextTop = await distance(field(page), next)
  await page.route(/q=zzqqxx/, async (route) => {
    expect(await distance(field(page), next)).toBe(nextTop)
    await route.continue()
  })
  await type(page, 'zzqqxx')
  await expect(page.getByText('Aucune adresse trouvée.')).toBeVisible()
  expect(await distance(field(page), next)).toBe(nextTop)

  await field(page).fill('lyon')
  const [first, second] = [suggestions(page).nth(0), suggestions(page).nth(1)]
  const secondTop = await distance(field(page), second)
  await first.hover()
  await expect(activeRow(page)).toHaveAttribute('id', await rowId(page, 0))
  expect(await distance(field(page), second)).toBe(secondTop)
  await second.hover()
  await expect(activeRow(page)).toHaveAttribute('id', await rowId(page, 1))
  expect(await distance(field(page), next)).toBe(nextTop)
})

test('Lyon alone is too short for an address, and the field says what to add', async ({ page }) => {
  await fillIn(page, { address: 'lyon' })
  await submit(page)
  await expect(page.getByText('Adresse requise. Ajoutez la rue et le numéro.')).toBeVisible()
  await expect(page.getByText('Adresse approximative')).toBeHidden()
  await expect(page.getByRole('alert').getByText('Adresse manquante')).toHaveCount(0)
})

test('a longer commune is accepted, with a hint', async ({ page }) => {
  await fillIn(page, { address: 'bordeaux' })
  await expect(
    page.getByText('Adresse approximative : ajoutez la rue pour un prix plus juste.'),
  ).toBeVisible()
  await submit(page)
  await expect(page.getByText('Devis calculé !')).toBeVisible()
})

test('a text under five characters is told so, with the toast on every submit', async ({
  page,
}) => {
  await type(page, 'rue ')
  await submit(page)
  await expect(page.getByRole('paragraph').getByText('Adresse requise')).toBeVisible()
  await expect(page.getByText('Adresse manquante', { exact: true })).toHaveCount(1)
  await expect(field(page)).toHaveValue('rue ')
})

test('an outage shows nothing until it blocks a submit, and then helps', async ({ page }) => {
  await page.route('**/geocodage/search/**', (route) => route.abort())
  const failing = page.waitForEvent('console', (line) => line.type() === 'error')
  await type(page, '10 rue de Rivoli')
  await failing
  await expect(page.getByText('Recherche en cours...')).toBeHidden()
  await expect(page.getByText('Aucune adresse trouvée.')).toBeHidden()
  await expect(page.getByText('ne répond pas')).toBeHidden()

  await submit(page)
  await expect(page.getByText('Le service d’adresses ne répond pas')).toBeVisible()
  await page.unroute('**/geocodage/search/**')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await suggestions(page).first().click()
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
})

test('an address in another script finds nothing, and says so', async ({ page }) => {
  for (const text of ['Париж', '٣ شارع باريس', '東京都千代田区']) {
    await field(page).fill(text)
    await expect(page.getByText('Aucune adresse trouvée.')).toBeVisible()
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await field(page).fill('')
    await expect(page.getByText('Aucune adresse trouvée.')).toBeHidden()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 480 }, hasTouch: true, isMobile: true })

  test('a tap picks, a scroll on the list does not', async ({ page }) => {
    await field(page).tap()
    await page.keyboard.type('saint')
    await expect(suggestions(page)).toHaveCount(5)
    await field(page).evaluate((input) => input.scrollIntoView({ behavior: 'instant' }))
    const list = page.getByRole('listbox')
    const { x, y } = await boxOf(suggestions(page).nth(1))
    await scrollByTouch(page, x + 60, y + 20, 100)
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(40)
    await expect(suggestions(page)).toHaveCount(5)
    await expect(field(page)).toHaveValue('saint')
    await expect(field(page)).toBeFocused()

    await suggestions(page).nth(2).tap()
    await expect(page.getByText('Adresse confirmée')).toBeVisible()
    await expect(suggestions(page)).toHaveCount(0)
  })

  test('rows are big enough for a finger, and no phone zooms into the field', async ({ page }) => {
    await type(page, 'saint')
    await expect(suggestions(page)).toHaveCount(5)
    for (const row of await suggestions(page).all()) {
      expect((await boxOf(row)).height).toBeGreaterThanOrEqual(44)
    }
    expect(
      await field(page).evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
    ).toBeGreaterThanOrEqual(16)
    await expect(field(page)).toHaveAttribute('autocomplete', 'address-line1')
    await expect(field(page)).toHaveAttribute('spellcheck', 'false')
  })
})

function field(page: Page) {
  return page.getByLabel("Adresse d'intervention")
}

/** Types with one key press a character. */
async function type(page: Page, text: string) {
  await field(page).click()
  await page.keyboard.type(text)
}

function activeRow(page: Page) {
  return page.getByRole('listbox').getByRole('option', { selected: true })
}

async function rowId(page: Page, index: number) {
  return (await suggestions(page).nth(index).getAttribute('id')) ?? ''
}

/** Pixels from the top of the one to the top of the other. */
async function distance(from: Locator, to: Locator) {
  return (await boxOf(to)).y - (await boxOf(from)).y
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not visible')
  return box
}

/** Drags a finger upwards. */
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
