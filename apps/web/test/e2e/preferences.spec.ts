import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { fillIn, openResult, submit, suggestions } from './calculator.ts'

/** Every kind of screen, one after the other. */
const screens: readonly { readonly name: string; readonly open: (page: Page) => Promise<void> }[] =
  [
    { name: 'the home page', open: async (page) => void (await page.goto('/')) },
    {
      name: 'the chooser',
      async open(page) {
        await page.goto('/')
        await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
    {
      name: 'the refused form',
      async open(page) {
        await page.goto('/plombier-bordeaux')
        await submit(page)
        await expect(page.getByText('6 champs sont à corriger')).toBeVisible()
      },
    },
    {
      name: 'the filled-in form',
      async open(page) {
        await page.goto('/plombier-bordeaux')
        await fillIn(page, { address: 'poitiers', urgency: 'emergency' })
      },
    },
    { name: 'the result', open: (page) => openResult(page) },
    {
      name: 'the legal notices',
      open: async (page) => void (await page.goto('/mentions-legales')),
    },
    { name: 'the 404 page', open: async (page) => void (await page.goto('/nulle-part')) },
  ]

/** Names of what a press reaches with less than 44 px; links within a sentence are exempt. */
function smallTargets(page: Page) {
  return page.locator('a, button, input, select, textarea, summary').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1
      const isInSentence = target.matches('p a')
      return isShown && !isInSentence && (width < 43.9 || height < 43.9)
        ? [`${target.textContent || target.id} ${Math.round(width)} × ${Math.round(height)}`]
        : []
    }),
  )
}

/** What is cut off, sticks out to the side, or spills over what is below it. */
function lostText(page: Page) {
  return page.locator('body *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element)
      const isCut =
        (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
      // By half a line or more: a little is the ink of tight headings.
      const isSpilt = overflowY === 'visible' && element.scrollHeight > element.clientHeight + 10
      const isShown = element.checkVisibility() && clipPath === 'none' && element.textContent
      const isOut = element.getBoundingClientRect().right > document.documentElement.clientWidth + 1
      return isShown && (isCut || isSpilt || isOut)
        ? [`${element.tagName} ${element.textContent}`]
        : []
    }),
  )
}

/** The element looks different without the property. */
async function expectDrawn(element: Locator, property: 'outline' | 'border-width') {
  const drawn = await element.screenshot()
  await element.evaluate((target, name) => target.style.setProperty(name, '0'), property)
  expect((await element.screenshot()).equals(drawn)).toBe(false)
}

for (const { name, open } of screens) {
  test(`${name} suits a finger, 400 % zoom and wider text`, async ({ page }) => {
    await open(page)
    expect.soft(await smallTargets(page), 'targets').toEqual([])
    // 1280 × 1024 px at 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    expect.soft(await smallTargets(page), 'targets at 400 %').toEqual([])
    expect.soft(await lostText(page), 'text at 400 %').toEqual([])
    // WCAG 1.4.12. A script's style, which the content security policy allows.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    expect.soft(await lostText(page), 'wider text at 400 %').toEqual([])
  })

  test(`${name} has 7 to 1 or more for who asks for more contrast`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more', colorScheme: 'light', reducedMotion: 'reduce' })
    await open(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
      const axe = new AxeBuilder({ page }).withRules('color-contrast-enhanced')
      const { violations } = await axe.analyze()
      const texts = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
      expect.soft(texts, colorScheme).toEqual([])
    }
  })
}

test('with forced colours an outline marks the active row, and a border the button', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/plombier-bordeaux')
  await page.getByLabel("Adresse d'intervention").fill('bordeaux')
  await expect(suggestions(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const activeRow = page.getByRole('listbox').getByRole('option', { selected: true })
  await expectDrawn(activeRow, 'outline')
  await expectDrawn(page.getByRole('button', { name: 'Mon devis' }), 'border-width')
})

test('who asks for less motion sees none: no spinner turns, and no scroll glides', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/plombier-bordeaux')
  await page.route('**/geocodage/search/**', () => {})
  await page.getByLabel("Adresse d'intervention").fill('bordeaux')
  await expect(page.getByText('Recherche en cours...')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)

  await submit(page)
  await page.getByRole('group', { name: 'à corriger' }).getByRole('link').last().click()
  await expect(page.getByLabel('Description détaillée')).toBeInViewport({ timeout: 1 })
})
