import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { holdCode } from '../support/e2e/hold-code.ts'
import { expect, type Page, test } from '../support/e2e/test.ts'

const diagnosis = (page: Page) => page.getByRole('button', { name: 'Diagnostic de plomberie' })
const notice = (page: Page) => page.getByRole('alert').getByText('n’a pas pu être chargée')
const errorLinks = (page: Page) => page.getByRole('group', { name: 'à corriger' }).getByRole('link')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('what is done on the home page before any code stays after hydration', async ({ page }) => {
  const example = page.getByRole('figure')
  const unfolded = page.locator('details[open] h3')
  await page.setViewportSize({ width: 360, height: 740 })
  const letGo = await holdCode(page, /\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  // Until the style sheet has come, the examples are all in sight.
  await expect(example).toHaveText([/Réparation de fuite/])
  await page.getByText('WC bouché').click()
  await page.getByRole('heading', { level: 3, name: 'Sanitaires et robinetterie' }).click()
  await home.openers(page).first().click()
  await page.keyboard.press('Escape')
  await expect(home.chooser(page)).toBeHidden()
  await expect(home.openers(page).first()).toBeFocused()
  await home.openers(page).first().dblclick()
  await expect(home.chooser(page).getByRole('link', { name: 'Lille' })).toBeVisible()
  await expect(page, 'a double click chooses no city').toHaveURL('/')
  await home.search(page).fill('chalon')
  await page.keyboard.press('Enter')
  letGo()
  await expect(home.chooser(page).getByRole('link')).toHaveText(['Chalon-sur-Saône'])
  await home.chooser(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(example).toHaveText([/Débouchage de canalisation/])
  await expect(unfolded).toHaveText([/^Dépannage/, 'Sanitaires et robinetterie'])
  await page.keyboard.press('Enter')
  await expect(home.search(page)).toBeFocused()
  await home.chooser(page).getByRole('link', { name: 'Lyon' }).click()
  await expect(form.field(page, 'service')).toHaveValue('Débouchage de canalisation')
})

test('a service, a message and a city of before hydration count', async ({ page }) => {
  let letGo = await holdCode(page)
  await page.goto('/')
  await page.mouse.wheel(0, 900)
  await expect.poll(() => scrolled(page)).toBe(900)
  await diagnosis(page).click()
  await expect(home.chooser(page).getByRole('heading')).toBeFocused()
  letGo()
  await expect(home.chooser(page)).toContainText('Service choisi : Diagnostic de plomberie')
  await expect(home.search(page)).toBeFocused()
  expect(await scrolled(page), 'the page stays where it was scrolled to').toBe(900)

  letGo = await holdCode(page)
  await page.reload()
  await page.locator('#message').fill('Bonjour  \n')
  await page.getByRole('button', { name: 'Ouvrir dans ma messagerie' }).click()
  letGo()
  await expect(page.locator('#message:invalid')).toBeFocused()
  await expect(page.locator('#message')).toHaveValue('Bonjour  \n')

  letGo = await holdCode(page)
  await page.reload()
  await diagnosis(page).click()
  await home.chooser(page).getByRole('link', { name: 'Lyon' }).click()
  await expect(page).toHaveURL(/plombier-lyon/)
  await form.field(page, 'service').focus()
  letGo()
  await expect(form.field(page, 'service')).toHaveValue('Diagnostic de plomberie')
  await expect(page).toHaveURL('/plombier-lyon')
  await expect(form.suggestions(page).first(), 'of the focused field').toBeVisible()
  await expect(form.field(page, 'service')).toBeFocused()
})

test('what is typed, preselected, scrolled and submitted before hydration counts', async ({
  page,
}) => {
  let letGo = await holdCode(page)
  await page.goto('/plombier-bordeaux?service=fuite&urgence=emergency')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrolled(page)).toBe(300)
  letGo()
  await expect(form.field(page, 'service')).toHaveValue('Réparation de fuite')
  await expect(form.field(page, 'urgency')).toHaveValue('emergency')
  await expect(page).toHaveURL('/plombier-bordeaux')
  await form.rest(page)
  expect(await scrolled(page)).toBe(300)

  letGo = await holdCode(page)
  await page.goto('/plombier-lyon?urgence=emergency#contenu')
  await form.field(page, 'name').fill('Élodie d’Artagnan')
  await form.field(page, 'email').fill('elodie@')
  await form.field(page, 'urgency').selectOption('urgent')
  await form.field(page, 'service').fill('évier bouché')
  await form.field(page, 'address').fill('lyon')
  letGo()
  await form.suggestions(page).first().click()
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  await form.field(page, 'service').focus()
  await expect(form.suggestions(page).first()).toBeVisible()
  await expect(form.field(page, 'service')).toHaveValue('évier bouché')

  letGo = await holdCode(page)
  await page.reload()
  await form.field(page, 'name').press('Enter')
  letGo()
  await expect(errorLinks(page)).toHaveText([
    'Numéro de téléphone invalide',
    'Email invalide',
    'Type de service requis',
    'Description requise (minimum 10 caractères)',
  ])
  await expect(form.field(page, 'name')).toHaveValue('Élodie d’Artagnan')
  await expect(form.field(page, 'urgency')).toHaveValue('urgent')
})

test.describe('where code is missing', () => {
  test.use({ allowedErrors: /ERR_FAILED|^Code manquant/, viewport: { width: 360, height: 740 } })

  test('a page says so, and loads again', async ({ page }) => {
    await page.route(/\/(?!index-)[^/]+\.js$/, (route) => route.abort())
    await page.goto('/plombier-bordeaux')
    await expect(notice(page)).toBeInViewport({ ratio: 1 })
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Recharger la page' }).click()
    await form.submit(page)
    await expect(errorLinks(page).first()).toHaveText(/^Le nom doit contenir/)
  })

  test('a page without any code says so after ten seconds, not once it is there', async ({
    page,
  }) => {
    /** Lets time pass for what appears by itself. */
    const pass = (milliseconds: number) =>
      page.evaluate((milliseconds) => {
        for (const animation of document.getAnimations()) {
          animation.pause()
          animation.currentTime = milliseconds
        }
      }, milliseconds)
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto('/plombier-bordeaux')
    await pass(9_900)
    expect(await notice(page).isVisible()).toBe(false)
    await pass(10_100)
    await expect(notice(page)).toBeInViewport({ ratio: 1 })
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Recharger la page' }).click()
    await form.open(page)
    await pass(10_100)
    expect(await notice(page).isVisible()).toBe(false)
  })
})
