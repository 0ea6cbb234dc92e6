import axe from 'axe-core'
import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { expect, type Page, test } from '../support/e2e/test.ts'

/** Each with the axe rules to check there: the other rules would only repeat their results. */
const allAppearances = [
  { colorScheme: 'light', rules: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  { colorScheme: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
  { colorScheme: 'light', contrast: 'more', rules: ['color-contrast-enhanced'] },
  { colorScheme: 'dark', contrast: 'more', rules: ['color-contrast-enhanced'] },
] as const

/** Where all colours are checked on another screen. */
const light = allAppearances.slice(0, 1)

/** Expects a screen to suit every appearance, touch, 400 % zoom, wider text and, on a phone, larger letters. */
async function expectAccessible(
  page: Page,
  screen: string,
  appearances: readonly (typeof allAppearances)[number][] = allAppearances,
) {
  const expectNone = async (where: string, ...kinds: ((page: Page) => Promise<unknown[]>)[]) => {
    for (const faults of kinds) {
      expect.soft(await faults(page), `${faults.name} on ${screen}, ${where}`).toEqual([])
    }
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const { rules, ...media } of appearances) {
    // Reduced motion: halfway through a transition, the contrast is that of neither appearance.
    await page.emulateMedia({ contrast: 'no-preference', ...media, reducedMotion: 'reduce' })
    const violations = await page.evaluate(async (rules) => {
      // Behind a dialog there is only what was checked before.
      const { run }: typeof axe = Reflect.get(window, 'axe')
      const results = await run(document.querySelector('dialog[open]') ?? document, {
        runOnly: [...rules],
        resultTypes: ['violations'],
      })
      return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    }, rules)
    expect.soft(violations, `axe on ${screen}, ${JSON.stringify(media)}`).toEqual([])
  }
  await expectNone('at first', smallTargets, unmarkedLists)

  const viewport = page.viewportSize()
  // 1280 × 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  // A dialog takes its new width a moment later, here and below.
  await expect.poll(() => widthOf(page), `width of ${screen} at 400 %`).toBeLessThanOrEqual(320)
  await expectNone('at 400 %', smallTargets, lostText)
  await widenText(page)
  await expectNone('with wider text', lostText)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await setLetterSize(page, 32)
  await expect.poll(() => widthOf(page), `${screen} with large letters`).toBeLessThanOrEqual(360)
  await expectNone('with large letters', lostText)
  await setLetterSize(page, 16)
  if (viewport) await page.setViewportSize(viewport)
}

/** The browser's own setting, in pixels: media queries follow it too. */
async function setLetterSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** The width of the page or its dialog in pixels, whichever is wider. */
function widthOf(page: Page) {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    return Math.max(document.documentElement.scrollWidth, dialog?.scrollWidth ?? 0)
  })
}

/** Names and sizes of the press targets under 44 px, or 32 px in the list of all cities, except links within a sentence. */
function smallTargets(page: Page) {
  return page
    .locator('a, button, input, select, textarea, summary, [role=option]')
    .evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect()
        const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1
        const isInSentence = target.matches('p a')
        const least = target.matches('#villes + ul a') ? 31.9 : 43.9
        return isShown && !isInSentence && (width < least || height < least)
          ? [`${target.textContent || target.id} ${Math.round(width)} × ${Math.round(height)}`]
          : []
      }),
    )
}

/** Lists that are none for Safari: it wants markers, on items that are no flex or grid box, or the role. */
function unmarkedLists(page: Page) {
  return page.locator('ul, ol').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const items = Array.from(list.children, (item) => getComputedStyle(item))
      const isMarked = items.every(
        ({ display, listStyleType }) => display === 'list-item' && listStyleType !== 'none',
      )
      return !list.checkVisibility() || isMarked || list.role === 'list' ? [] : [list.textContent]
    }),
  )
}

/** Text that is cut off, sticks out to the side, or spills over what is below it. */
function lostText(page: Page) {
  return page.locator('body *:not(svg *)').evaluateAll((elements) => {
    const halfLine = 0.75 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    return elements.flatMap((element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element)
      const status = element.closest('[role=status]')
      const isOnlyHeard = status && getComputedStyle(status).clipPath !== 'none'
      const isCut =
        (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
      // Tight headings spill a little.
      const isSpilt =
        overflowY === 'visible' && element.scrollHeight > element.clientHeight + halfLine
      // An open list covers what is below it.
      const hasOpenList = element.querySelector('[role=listbox] [role=option]')
      const isShown =
        element.checkVisibility() && clipPath === 'none' && !isOnlyHeard && element.textContent
      const isOut = element.getBoundingClientRect().right > document.documentElement.clientWidth + 1
      return isShown && !hasOpenList && (isCut || isSpilt || isOut)
        ? [`${element.tagName} ${element.textContent}`]
        : []
    })
  })
}

/** The text spacing of WCAG 1.4.12. */
async function widenText(page: Page) {
  await page.evaluate(() => {
    // A constructed style sheet, because the content security policy forbids inline styles.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

test.use({ allowedErrors: /404/ })

test('pages and the city chooser are accessible', async ({ page }) => {
  for (const path of ['/mentions-legales', '/nulle-part', '/']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await form.rest(page)
    await expectAccessible(page, path, path === '/' ? undefined : light)
  }
  await home.openers(page).first().click()
  await expect(home.chooser(page)).toBeVisible()
  await expectAccessible(page, 'the city chooser')
})

// The city with the longest name.
const longest = 'chalon-sur-saone'

test('the form is accessible, with its lists and messages', async ({ page }) => {
  await form.open(page, longest)
  await form.field(page, 'address').fill('bordeaux')
  await expect(form.suggestions(page).first()).toBeVisible()
  await expectAccessible(page, 'the address suggestions', light)
  await form.field(page, 'service').fill('fuite')
  await expect(form.suggestions(page).first()).toBeVisible()
  await expectAccessible(page, 'the list of services', light)
  await page.keyboard.press('Escape')
  await form.submit(page)
  await expect(page.getByRole('group', { name: 'à corriger' })).toBeFocused()
  await expectAccessible(page, 'the form with its messages')
})

test('the filled-in form and its result are accessible', async ({ page }) => {
  await form.open(page, longest)
  await form.fillIn(page, { address: 'arcachon', urgency: 'emergency' })
  await expectAccessible(page, 'the filled-in form', light)
  await form.submitForResult(page)
  await expectAccessible(page, 'the result')
})
