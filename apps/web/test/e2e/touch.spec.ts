import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { expect, type Locator, type Page, test } from '../support/e2e/test.ts'
import { readPdf } from '../support/read-pdf.ts'

test.use({ viewport: { width: 360, height: 480 }, hasTouch: true, isMobile: true })

test('a commune, typed once in the chooser, is the place of the price, the quote and the PDF', async ({
  page,
}) => {
  await page.goto('/')
  await home.openers(page).first().tap()
  await expect(home.chooser(page).getByRole('heading')).toBeFocused()
  await home.search(page).tap()
  await page.keyboard.type('meaux')
  await home.chooser(page).getByRole('listitem').getByRole('link').first().tap()
  await expect(form.field(page, 'address')).toHaveValue('Meaux (Seine-et-Marne)')
  await form.fillIn(page, { address: '' })
  await form.submitForResult(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre devis à Meaux')
  await expect(page.getByText('depuis Montreuil, à 34 km', { exact: true })).toBeVisible()
  expect(page.url()).not.toMatch(/meaux/i)
  const { pages } = await readPdf(await (await form.downloadPdf(page)).path())
  expect(pages[0]).toMatch(/Adresse Meaux \(Seine-et-Marne\).*185,70 €/)
})

test('a finger scrolls and picks, a press on the button counts, and zoom leaves a list in sight', async ({
  page,
}) => {
  await form.open(page)
  const [address, service] = [form.field(page, 'address'), form.field(page, 'service')]
  await address.tap()
  await page.keyboard.type('saint')
  await expect(form.suggestions(page).nth(4)).toBeVisible()
  await address.evaluate((input) => input.scrollIntoView())
  const { x = 0, y = 0 } = (await form.suggestions(page).nth(1).boundingBox()) ?? {}
  await scrollByTouch(page, x + 60, y + 20, 100)
  const list = page.getByRole('listbox')
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(40)
  await expect(address).toBeFocused()
  expect(await address.inputValue(), 'scrolling picks nothing').toBe('saint')
  await form.suggestions(page).nth(2).tap()
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  expect(await form.suggestions(page).count()).toBe(0)

  await form.fillIn(page)
  for (const [typed, outcome] of [
    ['piscine', 'Type de service requis. Choisissez un service dans la liste.'],
    ['plomberie de piscine', 'Devis calculé !'],
  ] as const) {
    await service.fill(typed)
    await page.getByRole('button', { name: 'Mon devis' }).tap()
    await expect(page.getByText(outcome)).toBeVisible()
  }

  await page.getByRole('button', { name: 'Modifier ma demande' }).tap()
  for (const pick of ['tap', 'click'] as const) {
    await service.fill('chauffe-eau')
    await form.suggestions(page).first()[pick]()
    await expect(service).toHaveValue('Dépannage de chauffe-eau')
    const keepsFocus = await service.evaluate((element) => element === document.activeElement)
    expect(keepsFocus, 'touch takes the keyboard away').toBe(pick === 'click')
  }

  await address.evaluate((input) => input.scrollIntoView({ block: 'center' }))
  await zoom(page, 3, 200)
  await address.fill('rue')
  await expect(form.suggestions(page).first()).toBeVisible()
  for (const part of [address, form.suggestions(page).first()]) {
    await expect.poll(() => outOfSight(part)).toBe(0)
  }
})

/** Zooms into the page by two fingers, and then moves what is visible of it downwards. */
async function zoom(page: Page, scaleFactor: number, distance: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizePinchGesture', { x: 60, y: 100, scaleFactor })
  await session.send('Input.synthesizeScrollGesture', { x: 60, y: 100, yDistance: -distance })
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

/** Drags a finger upwards. In pixels. */
async function scrollByTouch(page: Page, x: number, y: number, distance: number) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as [] })
  await touch('touchStart', [{ x, y }])
  for (let travelled = 10; travelled <= distance; travelled += 10) {
    await touch('touchMove', [{ x, y: y - travelled }])
  }
  await touch('touchEnd', [])
}
