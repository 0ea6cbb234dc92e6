import { expect, type Page, test } from '@playwright/test'
import { fillIn, openCalculator, rest, suggestions } from './calculator.ts'

const entry = /\/assets\/index-.*\.js$/
const pageCode = /\/assets\/-(?:landing|city-quote|legal).*\.js$/
const chooser = (page: Page) => page.getByRole('dialog', { name: 'Choisissez votre ville' })

const errorsWithoutName = [
  'Numéro de téléphone invalide',
  'Adresse requise',
  'Type de service requis',
  "Niveau d'urgence requis",
  'Description requise (minimum 10 caractères)',
]

/** Keeps code back, the page's own if nothing else is said, until it is let go. */
async function holdCode(page: Page, code = pageCode): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(code, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Types a name, and may send the form, so many tasks after React has begun to listen to the page. */
async function typeWhileTakenOver(page: Page, tasks: number, sends: boolean) {
  await page.addInitScript(
    ({ tasks, sends }) => {
      const listen = EventTarget.prototype.addEventListener
      EventTarget.prototype.addEventListener = function (this: EventTarget, type, ...rest) {
        listen.call(this, type, ...rest)
        if (this instanceof Element && this.id === 'app' && type === 'input') {
          EventTarget.prototype.addEventListener = listen
          typeAfter(tasks)
        }
      }
      function typeAfter(tasks: number) {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => (tasks > 0 ? typeAfter(tasks - 1) : type())
        port2.postMessage(undefined)
      }
      function type() {
        document.querySelector<HTMLInputElement>('#name')?.focus()
        document.execCommand('insertText', false, 'Jo')
        window.presses = 0
        window.addEventListener('click', () => {
          window.presses += 1
        })
        if (sends) document.querySelector<HTMLButtonElement>('[type=submit]')?.click()
      }
    },
    { tasks, sends },
  )
  await page.goto('/plombier-bordeaux')
  await page.mouse.move(10, 10)
  await page.waitForFunction(() => 'presses' in window)
}

for (const path of ['/', '/plombier-lyon', '/mentions-legales']) {
  test(`${path} is read without its own code, which comes with the first sign`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (pageCode.test(request.url())) asked.push(request.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    const coming = page.waitForRequest(pageCode)
    await page.mouse.move(10, 10)
    await coming
  })
}

test('a button that is pressed before the code is there acts once it is', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Débouchage de canalisation' }).click()
  release()
  await expect(chooser(page)).toContainText('Service choisi : Débouchage de canalisation')
})

test('a form that is sent before the code is there is sent once it is, as typed', async ({
  page,
}) => {
  const release = await holdCode(page)
  await page.goto('/plombier-bordeaux')
  await page.getByLabel('Nom complet').fill('Élodie d’Artagnan')
  await page.getByLabel('Téléphone').fill('0612345678')
  await page.getByLabel("Niveau d'urgence").selectOption('urgent')
  await page.getByRole('button', { name: 'Mon devis' }).click()
  release()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Adresse requise',
    'Type de service requis',
    'Description requise (minimum 10 caractères)',
  ])
})

test('what is typed before the code is there is kept', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/plombier-bordeaux')
  await page.getByLabel('Nom complet').fill('Élodie d’Artagnan')
  await page.getByLabel("Niveau d'urgence").selectOption('urgent')
  await page.getByLabel('Type de service').fill('fuite')
  await page.getByLabel('Description détaillée').fill('Fuite sous l’évier de la cuisine.')
  await page.getByLabel("Adresse d'intervention").fill('bordeaux')
  release()

  await suggestions(page).first().click()
  await page.getByRole('button', { name: 'Mon devis' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Numéro de téléphone invalide',
    'Type de service requis',
  ])
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')
  await expect(page.getByLabel('Type de service')).toHaveValue('fuite')
})

test('what is typed while the code takes over is added to what was typed before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { requestIdleCallback } = window
    window.requestIdleCallback = (run) =>
      window.holdsIdle
        ? (window.addEventListener('idle', () => run({} as IdleDeadline)) ?? 0)
        : requestIdleCallback.call(window, run)
  })
  const release = await holdCode(page)
  await page.goto('/plombier-bordeaux', { waitUntil: 'networkidle' })
  const name = page.getByLabel('Nom complet')
  await name.pressSequentially('J')
  await page.evaluate(() => {
    window.holdsIdle = true
  })
  release()
  await expect(page.locator('#app:not([data-prerendered])')).toBeAttached()
  await name.pressSequentially('ean')
  await page.evaluate(() => window.dispatchEvent(new Event('idle')))
  await expect(name).toHaveValue('Jean')
})

for (let tasks = 0; tasks < 8; tasks += 1) {
  test(`what is typed ${tasks} tasks after React has begun to take over stays`, async ({
    page,
  }) => {
    await typeWhileTakenOver(page, tasks, false)
    await expect(page.locator('#app:not([data-prerendered])')).toBeAttached()
    await page.getByRole('button', { name: 'Mon devis' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(errorsWithoutName)
    await expect(page.getByLabel('Nom complet')).toHaveValue('Jo')
  })

  test(`what is sent ${tasks} tasks after React has begun to take over is sent once`, async ({
    page,
  }) => {
    await typeWhileTakenOver(page, tasks, true)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(errorsWithoutName)
    await expect(page.getByLabel('Nom complet')).toHaveValue('Jo')
    await rest(page)
    expect(await page.evaluate(() => window.presses)).toBe(1)
  })
}

test('a field that has the focus before the code is there opens its list', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/plombier-bordeaux')
  await page.getByLabel('Type de service').focus()
  release()
  await expect(suggestions(page).first()).toBeVisible()
  await expect(page.getByLabel('Type de service')).toBeFocused()
})

test('the page stays where it was scrolled to', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  const release = await holdCode(page)
  await page.goto('/')
  await page.mouse.wheel(0, 900)
  await expect.poll(scrolled).toBe(900)
  release()
  await expect(page.locator('#app:not([data-prerendered])')).toBeAttached()
  await page.getByRole('button', { name: 'Débouchage de canalisation' }).focus()
  await page.keyboard.press('Enter')
  await expect(chooser(page)).toBeVisible()
  expect(await scrolled()).toBe(900)
})

test('a page that was scrolled before any code was there gets its own', async ({ page }) => {
  const release = await holdCode(page, entry)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve))
    window.scrollTo({ top: 900, behavior: 'instant' })
    await scrolled
  })
  release()
  await expect(page.locator('#app:not([data-prerendered])')).toBeAttached()
})

test('a service in the address is chosen without a sign', async ({ page }) => {
  await page.goto('/plombier-lyon?service=fuite&urgence=urgent')
  await expect(page.getByLabel('Type de service')).toHaveValue('Réparation de fuite')
  await expect(page.getByLabel("Niveau d'urgence")).toHaveValue('urgent')
})

test('Back to another page shows that page, code or none', async ({ page }) => {
  await openCalculator(page, 'lyon')
  await page.getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page).toHaveTitle(/Mentions légales/)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveTitle(/Lyon/)
  await expect(page.getByRole('button', { name: 'Mon devis' })).toBeVisible()
})

test('where the page’s own code is gone, the page stays, says so and tries again', async ({
  page,
}) => {
  await page.route(pageCode, (route) => route.abort())
  await page.goto('/plombier-bordeaux')
  await page.getByLabel('Nom complet').fill('Élodie d’Artagnan')
  await expect(
    page.locator('#missing-code').getByRole('alert', { includeHidden: true }),
  ).toBeVisible()
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')

  await page.unroute(pageCode)
  await page.getByRole('button', { name: 'Mon devis' }).click()
  await expect(
    page.locator('#missing-code').getByRole('alert', { includeHidden: true }),
  ).toBeHidden()
  await expect(page.getByRole('link', { name: 'Numéro de téléphone invalide' })).toBeVisible()
  await expect(page.getByLabel('Nom complet')).toHaveValue('Élodie d’Artagnan')
  await fillIn(page)
})

declare global {
  interface Window {
    holdsIdle?: boolean
    presses: number
  }
}
