import { expect, type Page, test } from '@playwright/test'
import { openCalculator, rest, suggestions } from '../../page-objects/calculator.ts'
import { consoleErrors } from '../support/e2e/console-errors.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'
import { collectMails, readMail } from '../support/e2e/mails.ts'
import { translatePage } from '../support/e2e/other-software.ts'
import { todaysTariff } from '../support/todays-prices.ts'

const scripts = '**/*.js'

/** Holds back the page's code, except the script that requests it. */
const holdCode = (page: Page) => holdRequests(page, scripts, { butFirst: true })

const chooser = (page: Page) => page.getByRole('dialog', { name: 'Choisissez votre ville' })
const opener = (page: Page) =>
  page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first()
const diagnosis = (page: Page) => page.getByRole('button', { name: 'Diagnostic de plomberie' })
const notice = (page: Page) => page.getByRole('alert').getByText('n’a pas pu être chargée')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('the city chooser opens and closes before hydration, and then stays as it is', async ({
  page,
}) => {
  const settle = await holdCode(page)
  await page.goto('/')
  await opener(page).click()
  await expect(chooser(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chooser(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  settle('continue')
  await page.waitForLoadState('networkidle')
  await rest(page)
  expect(await chooser(page).isVisible()).toBe(false)
  await page.keyboard.press('Enter')
  await expect(chooser(page).getByLabel('Ville, code postal ou adresse')).toBeFocused()
})

test('a service chosen before hydration stays chosen, for a city chosen before or after it', async ({
  page,
}) => {
  const settle = await holdCode(page)
  await page.goto('/')
  await page.mouse.wheel(0, 900)
  await expect.poll(() => scrolled(page)).toBe(900)
  await diagnosis(page).click()
  await expect(chooser(page).getByRole('heading')).toBeFocused()
  settle('continue')
  await expect(chooser(page)).toContainText('Service choisi : Diagnostic de plomberie')
  await expect(chooser(page).getByLabel('Ville, code postal ou adresse')).toBeFocused()
  expect(await scrolled(page), 'the page stays where it was scrolled to').toBe(900)
  await page.keyboard.press('Escape')
  await expect(chooser(page)).toBeHidden()
  await diagnosis(page).click()
  await expect(chooser(page)).toBeVisible()

  await page.unroute(scripts)
  const settleAgain = await holdCode(page)
  await page.reload()
  await diagnosis(page).click()
  await chooser(page).getByRole('link', { name: 'Lyon' }).click()
  await expect(page).toHaveURL(/plombier-lyon/)
  const service = page.getByLabel('Type de service')
  await service.focus()
  settleAgain('continue')
  await expect(service).toHaveValue('Diagnostic de plomberie')
  await expect(page).toHaveURL('/plombier-lyon')
  await expect(suggestions(page).first(), 'the list of a field that was focused').toBeVisible()
  await expect(service).toBeFocused()
})

test('what is done on the home page before any code stays: a price, an unfolded category, a filter of cities', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const settle = await holdRequests(page, scripts)
  await page.goto('/', { waitUntil: 'commit' })
  // Until the style sheet has come, the examples are all in sight.
  const example = page.getByRole('figure')
  await expect(example).toHaveText([/Réparation de fuite/])
  await page.getByText('WC bouché').click()
  await expect(example).toHaveText([/Débouchage de canalisation/])
  const unfolded = page.locator('details[open] h3')
  await expect(unfolded).toHaveText([/^Dépannage/])
  await page.getByRole('heading', { level: 3, name: 'Sanitaires et robinetterie' }).click()
  await expect(unfolded).toHaveText([/^Dépannage/, 'Sanitaires et robinetterie'])
  await opener(page).dblclick()
  await expect(chooser(page).getByRole('link', { name: 'Lille' })).toBeVisible()
  await expect(page, 'a double click chooses no city').toHaveURL('/')
  await chooser(page).getByLabel('Ville, code postal ou adresse').fill('chalon')
  await page.keyboard.press('Enter')
  await expect(chooser(page)).toBeVisible()
  settle('continue')

  await expect(chooser(page).getByRole('link')).toHaveText(['Chalon-sur-Saône'])
  await chooser(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(example).toHaveText([/Débouchage de canalisation/])
  await expect(unfolded).toHaveText([/^Dépannage/, 'Sanitaires et robinetterie'])
  await opener(page).click()
  await chooser(page).getByRole('link', { name: 'Lyon' }).click()
  await expect(page.getByLabel('Type de service')).toHaveValue('Débouchage de canalisation')
})

test('a form submitted before hydration is submitted afterwards, as it was filled in and stays', async ({
  page,
}) => {
  const settle = await holdCode(page)
  await page.goto('/plombier-bordeaux')
  await page.getByLabel('Téléphone').fill('0612345678')
  await page.getByLabel('Nom complet').fill('Élodie d’Artagnan')
  await page.getByLabel('Nom complet').press('Enter')
  settle('continue')
  await expect(page.getByRole('group', { name: 'à corriger' }).getByRole('link')).toHaveText([
    'Adresse requise',
    'Type de service requis',
    "Niveau d'urgence requis",
    'Description requise (minimum 10 caractères)',
  ])
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')
})

test('text typed before hydration stays in every field, is validated, and opens the lists', async ({
  page,
}) => {
  const settle = await holdCode(page)
  await page.goto('/plombier-bordeaux#contenu')
  const service = page.getByLabel('Type de service')
  const address = page.getByLabel('Adresse d’intervention')
  await page.getByLabel('Nom complet').fill('Élodie d’Artagnan')
  await page.getByLabel('Email (facultatif)').fill('elodie@')
  await page.getByLabel("Niveau d'urgence").selectOption('urgent')
  await page.getByLabel('Description détaillée').fill('Fuite sous l’évier de la cuisine.')
  await service.fill('évier bouché')
  await address.fill('bordeaux')
  settle('continue')

  await suggestions(page).first().click()
  await expect(page.getByText('Adresse confirmée')).toBeVisible()
  await page.getByRole('button', { name: 'Mon devis' }).click()
  await expect(page.getByRole('group', { name: 'à corriger' }).getByRole('link')).toHaveText([
    'Numéro de téléphone invalide',
    'Email invalide',
    'Type de service requis',
  ])
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')
  await expect(page.getByLabel("Niveau d'urgence")).toHaveValue('urgent')
  await expect(service).toHaveValue('évier bouché')
  await service.focus()
  await expect(suggestions(page).first()).toBeVisible()
})

test('a message written before hydration stays, its press counts, and it goes to the operator', async ({
  page,
}) => {
  const settle = await holdCode(page)
  await page.goto('/')
  const contact = page.getByRole('region', { name: 'Contact' })
  const message = contact.getByLabel('Message')
  await message.fill('Bonjour  \n')
  await contact.getByRole('button').click()
  settle('continue')
  await expect(contact.getByText('Message requis (minimum 10 caractères)')).toBeVisible()
  await expect(message).toBeFocused()
  await expect(message).toHaveValue('Bonjour  \n')

  await message.fill('Bonjour, couvrez-vous Arcachon ?\n')
  const mails = await collectMails(page, 'inPlace')
  await contact.getByRole('button', { name: 'Ouvrir dans ma messagerie' }).click()
  const mail = {
    to: 'contact@example.com',
    subject: 'Message – Plombier 2 Minutes',
    body: 'Bonjour, couvrez-vous Arcachon ?',
  }
  await expect.poll(() => mails.map(readMail)).toEqual([mail])
  await expect(contact.getByRole('status')).toContainText('Écrivez à contact@example.com.')
})

test('where another price list applies than on the day of the build, the page says its prices, and keeps what is typed', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  const minimum = page.getByText(/^Prix minimum/)
  await page.route('/plombier-bordeaux', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(Prix minimum)[^<]+/g, '$1 de la veille')
    await route.fulfill({ response, body })
  })
  const settle = await holdRequests(page, scripts)
  await page.goto('/plombier-bordeaux', { waitUntil: 'commit' })
  await expect(minimum).toHaveText('Prix minimum de la veille')
  await page.getByLabel('Nom complet').fill('Élodie d’Artagnan')
  settle('continue')
  await expect(minimum).toContainText(`${todaysTariff.minimumTotal}\u00A0€`)
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')
  expect(errors).toEqual([])
})

test('a link preselects what was not filled in before hydration, and the form stays where it was scrolled to', async ({
  page,
}) => {
  const settle = await holdCode(page)
  await page.goto('/plombier-lyon?service=fuite&urgence=emergency')
  await page.getByLabel("Niveau d'urgence").selectOption('normal')
  await page.evaluate(() => scrollTo(0, 0))
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrolled(page)).toBe(300)
  settle('continue')
  await expect(page.getByLabel('Type de service')).toHaveValue('Réparation de fuite')
  await expect(page.getByLabel("Niveau d'urgence")).toHaveValue('normal')
  await expect(page).toHaveURL('/plombier-lyon')
  await rest(page)
  expect(await scrolled(page)).toBe(300)
})

test('no page waits for the browser’s language data before it answers', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: string[] = []
    /** Also counts a constructor's calls. */
    const count = (owner: object, name: string) => {
      const called = Reflect.get(owner, name)
      if (typeof called !== 'function') return
      const counted = new Proxy(called, {
        apply(...call) {
          calls.push(name)
          return Reflect.apply(...call)
        },
        construct(...call) {
          calls.push(name)
          return Reflect.construct(...call)
        },
      })
      Reflect.set(owner, name, counted)
    }
    for (const name of Object.getOwnPropertyNames(Intl)) count(Intl, name)
    for (const { prototype } of [String, Number, Date]) {
      for (const name of Object.getOwnPropertyNames(prototype)) {
        if (name.includes('ocale')) count(prototype, name)
      }
    }
    Object.assign(window, { calls })
  })
  const calls = () => page.evaluate(() => Reflect.get(window, 'calls'))
  await page.goto('/')
  await opener(page).click()
  await chooser(page).getByLabel('Ville, code postal ou adresse').fill('lyon')
  await expect(chooser(page).getByText('1 ville trouvée')).toBeVisible()
  expect(await calls()).toEqual([])
  await openCalculator(page)
  expect(await calls()).toEqual([])
  await page.goto('/verifier#2000')
  await expect(page.getByText(/^Ce lien est incomplet/)).toBeVisible()
  expect(await calls()).toEqual([])
})

test('what a password manager fills in while a translated page hydrates stays', async ({
  page,
}) => {
  await page.addInitScript(translatePage)
  const settle = await holdCode(page)
  await page.goto('/plombier-bordeaux', { waitUntil: 'commit' })
  const name = page.getByLabel('Nom complet')
  await name.focus()
  // Again and again, until React replaces the field.
  const filling = name.evaluate(async (field: HTMLInputElement) => {
    for (let count = 1; field.isConnected; count += 1) {
      field.value = `Élodie ${count}`
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve))
    }
    return field.value
  })
  await expect(name).toHaveValue(/^Élodie/)
  settle('continue')
  const filledIn = await filling
  await expect(name).toHaveValue(filledIn)
  await expect(name, 'React has replaced it').toBeFocused()
  await page.getByRole('button', { name: 'Mon devis' }).click()
  await expect(page.getByRole('group', { name: 'à corriger' })).toBeFocused()
  await expect(name).toHaveValue(filledIn)
})

test('a page whose code is missing stays, says so on a phone too, and loads again with what was typed', async ({
  page,
}) => {
  const name = page.getByLabel('Nom complet')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route(scripts, (route) =>
    /\/index-/.test(route.request().url()) ? route.continue() : route.abort(),
  )
  await page.goto('/plombier-bordeaux')
  await name.fill('Élodie d’Artagnan')
  await page.getByLabel("Niveau d'urgence").selectOption('urgent')
  await expect(notice(page)).toBeInViewport({ ratio: 1 })
  await expect(name).toHaveValue('Élodie d’Artagnan')

  await page.unroute(scripts)
  await page.getByRole('link', { name: 'Recharger la page' }).click()
  await expect(name).toHaveValue('Élodie d’Artagnan')
  await page.getByRole('button', { name: 'Mon devis' }).click()
  await expect(page.getByRole('link', { name: 'Numéro de téléphone invalide' })).toBeVisible()
  await expect(name).toHaveValue('Élodie d’Artagnan')
  await expect(page.getByLabel("Niveau d'urgence")).toHaveValue('urgent')
})

test('what is typed on a page before hydration is not brought to another one', async ({ page }) => {
  const name = page.getByLabel('Nom complet')
  await page.route(scripts, (route) =>
    /\/index-/.test(route.request().url()) ? route.continue() : route.abort(),
  )
  for (const city of ['bordeaux', 'lyon']) {
    await page.goto(`/plombier-${city}`)
    await expect(notice(page)).toBeVisible()
    await expect(name).toHaveValue('')
    await name.fill('Élodie d’Artagnan')
  }
})

test('a page without any code says so after ten seconds, and no longer once the code is there', async ({
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
  await openCalculator(page)
  await pass(10_100)
  expect(await notice(page).isVisible()).toBe(false)
})
