import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'
import { collectMails, readMail } from '../support/e2e/mails.ts'
import { expect, type Page, test } from '../support/e2e/test.ts'
import { translatePage } from '../support/e2e/translate-page.ts'

const scripts = '**/*.js'

/** Holds back the page's code, except the script that requests it. */
const holdCode = (page: Page) => holdRequests(page, scripts, { butFirst: true })

const diagnosis = (page: Page) => page.getByRole('button', { name: 'Diagnostic de plomberie' })
const notice = (page: Page) => page.getByRole('alert').getByText('n’a pas pu être chargée')
const errorLinks = (page: Page) => page.getByRole('group', { name: 'à corriger' }).getByRole('link')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('what is done on the home page before any code stays after hydration', async ({ page }) => {
  const example = page.getByRole('figure')
  const unfolded = page.locator('details[open] h3')
  await page.setViewportSize({ width: 360, height: 740 })
  const settle = await holdRequests(page, scripts)
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
  settle('continue')

  await expect(home.chooser(page).getByRole('link')).toHaveText(['Chalon-sur-Saône'])
  await home.chooser(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(example).toHaveText([/Débouchage de canalisation/])
  await expect(unfolded).toHaveText([/^Dépannage/, 'Sanitaires et robinetterie'])
  await page.keyboard.press('Enter')
  await expect(home.search(page)).toBeFocused()
  await home.chooser(page).getByRole('link', { name: 'Lyon' }).click()
  await expect(form.field(page, 'service')).toHaveValue('Débouchage de canalisation')
})

test('a service and a message of before hydration count, for a city chosen before or after', async ({
  page,
}) => {
  const settle = await holdCode(page)
  await page.goto('/')
  await page.mouse.wheel(0, 900)
  await expect.poll(() => scrolled(page)).toBe(900)
  await diagnosis(page).click()
  await expect(home.chooser(page).getByRole('heading')).toBeFocused()
  settle('continue')
  await expect(home.chooser(page)).toContainText('Service choisi : Diagnostic de plomberie')
  await expect(home.search(page)).toBeFocused()
  expect(await scrolled(page), 'the page stays where it was scrolled to').toBe(900)
  await page.keyboard.press('Escape')
  await expect(home.chooser(page)).toBeHidden()

  await page.unroute(scripts)
  const settleMessage = await holdCode(page)
  await page.reload()
  const contact = page.getByRole('region', { name: 'Contact' })
  await page.locator('#message').fill('Bonjour  \n')
  await contact.getByRole('button').click()
  settleMessage('continue')
  await expect(contact.getByText('Message requis (minimum 10 caractères)')).toBeVisible()
  await expect(page.locator('#message')).toBeFocused()
  await expect(page.locator('#message')).toHaveValue('Bonjour  \n')
  await page.locator('#message').fill('Bonjour, couvrez-vous Arcachon ?\n')
  const mails = await collectMails(page)
  await contact.getByRole('button', { name: 'Ouvrir dans ma messagerie' }).click()
  await expect
    .poll(() => mails.map(readMail))
    .toEqual([
      {
        to: 'contact@example.com',
        subject: 'Message – Plombier 2 Minutes',
        body: 'Bonjour, couvrez-vous Arcachon ?',
      },
    ])
  await expect(contact.getByRole('status')).toContainText('Écrivez à contact@example.com.')

  await page.unroute(scripts)
  const settleCity = await holdCode(page)
  await page.reload()
  await diagnosis(page).click()
  await home.chooser(page).getByRole('link', { name: 'Lyon' }).click()
  await expect(page).toHaveURL(/plombier-lyon/)
  await form.field(page, 'service').focus()
  settleCity('continue')
  await expect(form.field(page, 'service')).toHaveValue('Diagnostic de plomberie')
  await expect(page).toHaveURL('/plombier-lyon')
  await expect(form.suggestions(page).first(), 'the list of a field that was focused').toBeVisible()
  await expect(form.field(page, 'service')).toBeFocused()
})

test('what is typed in a form before hydration stays, is validated and opens the lists', async ({
  page,
}) => {
  const settle = await holdCode(page)
  await page.goto('/plombier-bordeaux?service=fuite&urgence=emergency#contenu')
  for (const [id, text] of [
    ['name', 'Élodie d’Artagnan'],
    ['email', 'elodie@'],
    ['description', 'Fuite sous l’évier de la cuisine.'],
    ['service', 'évier bouché'],
  ] as const) {
    await form.field(page, id).fill(text)
  }
  await form.field(page, 'urgency').selectOption('urgent')
  await form.field(page, 'address').fill('bordeaux')
  settle('continue')
  await form.suggestions(page).first().click()
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  await form.submit(page)
  await expect(errorLinks(page)).toHaveText([
    'Numéro de téléphone invalide',
    'Email invalide',
    'Type de service requis',
  ])
  await expect(form.field(page, 'name')).toHaveValue('Élodie d’Artagnan')
  await expect(form.field(page, 'urgency')).toHaveValue('urgent')
  await expect(form.field(page, 'service')).toHaveValue('évier bouché')
  await form.field(page, 'service').focus()
  await expect(form.suggestions(page).first()).toBeVisible()
})

test('a form scrolled, preselected and submitted before hydration stays where and as it was', async ({
  page,
}) => {
  const settle = await holdCode(page)
  await page.goto('/plombier-lyon?service=fuite&urgence=emergency')
  await form.field(page, 'urgency').selectOption('normal')
  await page.evaluate(() => scrollTo(0, 0))
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrolled(page)).toBe(300)
  settle('continue')
  await expect(form.field(page, 'service')).toHaveValue('Réparation de fuite')
  await expect(form.field(page, 'urgency')).toHaveValue('normal')
  await expect(page).toHaveURL('/plombier-lyon')
  await form.rest(page)
  expect(await scrolled(page)).toBe(300)

  await page.unroute(scripts)
  const settleSubmit = await holdCode(page)
  await page.reload()
  await form.field(page, 'name').fill('Élodie d’Artagnan')
  await form.field(page, 'name').press('Enter')
  settleSubmit('continue')
  await expect(errorLinks(page)).toHaveText([
    'Numéro de téléphone invalide',
    'Adresse requise',
    'Description requise (minimum 10 caractères)',
  ])
  await expect(form.field(page, 'name')).toHaveValue('Élodie d’Artagnan')
})

test('no page waits for the browser’s language data before it answers', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Intl', { value: {} })
    for (const { prototype } of [String, Number, Date]) {
      for (const name of Object.getOwnPropertyNames(prototype)) {
        if (name.includes('ocale')) Reflect.set(prototype, name, undefined)
      }
    }
  })
  await page.goto('/')
  await home.openers(page).first().click()
  await home.search(page).fill('lyon')
  await expect(home.chooser(page).getByText('1 ville trouvée')).toBeVisible()
  await form.open(page)
  await page.goto('/verifier#2000')
  await expect(page.getByText(/^Ce lien est incomplet/)).toBeVisible()
})

test.describe('in a page that other software changes', () => {
  test.use({ allowedErrors: /React error #418/ })

  test('what a password manager fills in while a translated page hydrates stays', async ({
    page,
  }) => {
    await page.addInitScript(translatePage)
    const settle = await holdCode(page)
    await page.goto('/plombier-bordeaux', { waitUntil: 'commit' })
    const name = form.field(page, 'name')
    await name.focus()
    // Again and again, until React replaces the field.
    const filling = name.evaluate(async (field) => {
      const input = field as HTMLInputElement
      for (let count = 1; input.isConnected; count += 1) {
        input.value = `Élodie ${count}`
        input.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise((resolve) => setTimeout(resolve))
      }
      return input.value
    })
    await expect(name).toHaveValue(/^Élodie/)
    settle('continue')
    const filledIn = await filling
    await expect(name).toHaveValue(filledIn)
    await expect(name, 'React has replaced it').toBeFocused()
    await form.submit(page)
    await expect(page.getByRole('group', { name: 'à corriger' })).toBeFocused()
    await expect(name).toHaveValue(filledIn)
  })
})

test.describe('where code is missing', () => {
  test.use({ allowedErrors: /ERR_FAILED|^Code manquant/, viewport: { width: 360, height: 740 } })

  test('a page stays, says so, and loads again with what was typed, on no other page', async ({
    page,
  }) => {
    await page.route(scripts, (route) =>
      /\/index-/.test(route.request().url()) ? route.continue() : route.abort(),
    )
    for (const city of ['lyon', 'bordeaux']) {
      await page.goto(`/plombier-${city}`)
      await expect(notice(page)).toBeInViewport({ ratio: 1 })
      await expect(form.field(page, 'name')).toHaveValue('')
      await form.field(page, 'name').fill('Élodie d’Artagnan')
      await form.field(page, 'urgency').selectOption('urgent')
    }
    await page.unroute(scripts)
    await page.getByRole('link', { name: 'Recharger la page' }).click()
    await expect(form.field(page, 'name')).toHaveValue('Élodie d’Artagnan')
    await form.submit(page)
    await expect(errorLinks(page).first()).toHaveText('Numéro de téléphone invalide')
    await expect(form.field(page, 'name')).toHaveValue('Élodie d’Artagnan')
    await expect(form.field(page, 'urgency')).toHaveValue('urgent')
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
    await page.route(scripts, (route) => route.abort())
    await page.goto('/plombier-bordeaux')
    await pass(9_900)
    expect(await notice(page).isVisible()).toBe(false)
    await pass(10_100)
    await expect(notice(page)).toBeInViewport({ ratio: 1 })
    await page.unroute(scripts)
    await page.getByRole('link', { name: 'Recharger la page' }).click()
    await expect(notice(page)).toBeHidden()
    await form.open(page)
    await pass(10_100)
    expect(await notice(page).isVisible()).toBe(false)
  })
})
