import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { holdCode } from '../support/e2e/hold-code.ts'
import { expect, test } from '../support/e2e/test.ts'

test('the chooser opens before any code is there, and keeps what is typed', async ({ page }) => {
  const letGo = await holdCode(page, /\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await home.openers(page).first().click()
  await page.keyboard.press('Escape')
  await expect(home.openers(page).first()).toBeFocused()
  await home.openers(page).first().click()
  await home.search(page).fill('chalon')
  letGo()
  await expect(home.chooser(page).getByRole('link')).toHaveText(['Chalon-sur-Saône'])
})

test('what is typed before hydration stays, counts, and does not move the page', async ({
  page,
}) => {
  const letGo = await holdCode(page)
  await page.goto('/plombier-lyon')
  await form.field(page, 'name').fill('Élodie d’Artagnan')
  await form.field(page, 'email').fill('elodie@')
  await form.field(page, 'urgency').selectOption('urgent')
  await form.field(page, 'service').fill('évier bouché')
  await form.field(page, 'address').fill('lyon')
  // At once: a wheel may still turn when the page is hydrated. The list has room below its field.
  await page.evaluate(() => scrollBy(0, 300))
  const left = await page.evaluate(() => scrollY)
  letGo()
  await form.suggestions(page).first().click()
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(left)
  await form.field(page, 'service').focus()
  await expect(form.suggestions(page).first()).toContainText('Débouchage')
  await form.submit(page)
  await expect(page.getByRole('group', { name: 'à corriger' }).getByRole('link')).toHaveText([
    'Numéro de téléphone invalide',
    'Email invalide',
    'Type de service requis',
    'Description requise (minimum 10 caractères)',
  ])
})

test('on a newly opened page what was typed wins over what the tab keeps, after a reload it does not', async ({
  page,
}) => {
  await form.open(page)
  await form.fillIn(page)
  const letGo = await holdCode(page)
  await page.goto('/plombier-lyon')
  // As a browser that brings back the texts.
  await form.field(page, 'address').fill(form.texts.address)
  await form.field(page, 'name').fill('Zoé')
  await form.field(page, 'description').fill('Fuite au plafond.')
  letGo()
  await expect(form.field(page, 'phone')).toHaveValue('06 12 34 56 78')
  await expect(form.field(page, 'name')).toHaveValue('Zoé')
  await expect(form.field(page, 'description')).toHaveValue('Fuite au plafond.')
  await expect(page.getByText('Adresse confirmée')).toBeVisible()

  await page.unrouteAll()
  const letGoAgain = await holdCode(page)
  await page.reload()
  await form.field(page, 'name').fill('Un texte d’avant')
  letGoAgain()
  await expect(form.field(page, 'phone')).toHaveValue('06 12 34 56 78')
  await expect(form.field(page, 'name')).toHaveValue('Zoé')
})

test.describe('with a password manager', () => {
  // React renders a page afresh into which another program has put elements, and says so.
  test.use({ allowedErrors: /React error #418/ })

  test('what is typed before hydration stays, and the browser itself answers Mon devis', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('form')?.prepend(document.createElement('mark'))
        for (const field of document.querySelectorAll('form input')) {
          field.after(document.createElement('button'))
        }
      })
    })
    const letGo = await holdCode(page)
    await page.goto('/plombier-lyon')
    await form.field(page, 'name').fill('Zoé')
    await form.field(page, 'description').fill('Fuite au plafond.')
    await form.submit(page)
    await expect(form.field(page, 'phone'), 'as the browser answers').toBeFocused()
    letGo()
    await expect(page.locator('form > mark')).toHaveCount(0)
    await expect(form.field(page, 'name')).toHaveValue('Zoé')
    await expect(form.field(page, 'description')).toHaveValue('Fuite au plafond.')
  })
})

test.describe('where a chunk is missing', () => {
  test.use({ allowedErrors: /ERR_FAILED|dynamically imported|en panne|^Application introuvable/ })

  test('the page whose application is missing loads again once', async ({ page }) => {
    let loads = 0
    await page.route(/\/app-.*\.js$/, (route) => {
      loads += 1
      return loads > 1 ? route.continue() : route.abort()
    })
    await page.goto('/plombier-lyon')
    await form.waitForHydration(page)
    expect(loads).toBe(2)
  })

  test('the page whose application stays missing says so in the end', async ({ page }) => {
    let loads = 0
    await page.route(/\/app-.*\.js$/, (route) => {
      loads += 1
      return route.abort()
    })
    await page.goto('/plombier-lyon')
    const sentence = page.getByText(/^Le prix se calcule dans votre navigateur/)
    await expect.poll(() => loads).toBe(2)
    const after = (time: number) =>
      sentence.evaluate((element, time) => {
        for (const animation of element.getAnimations()) animation.currentTime = time
      }, time)
    await after(9000)
    await expect(sentence).toBeHidden()
    await after(10_001)
    await expect(sentence).toBeVisible()
    expect(loads).toBe(2)
  })

  test('the page loads again once, with the quote', async ({ page }) => {
    let isBack = false
    await page.route(/result-view.*\.js$/, (route) => (isBack ? route.continue() : route.abort()))
    await form.open(page)
    await form.fillIn(page)
    page.on('domcontentloaded', () => {
      isBack = true
    })
    await form.submit(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre devis à Bordeaux')
    expect(isBack).toBe(true)
  })

  test('a page whose chunk stays missing says so', async ({ page }) => {
    await form.open(page)
    await page.route(/legal-page.*\.js$/, (route) => route.abort())
    await home.legalLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page ne s’affiche pas')
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Réessayer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
  })
})
