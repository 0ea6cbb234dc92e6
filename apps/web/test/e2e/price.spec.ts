import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  type Coordinates,
  findService,
  services,
  type UrgencyKey,
  urgencies,
} from '@plombier/quote-engine'
import { euros, multiplier, someKilometers, wholeEuros } from '../../src/format/french.ts'
import { advertisedPrice } from '../../src/price/advertised-price.ts'
import { boxOf, distance } from '../support/e2e/boxes.ts'
import {
  coordinatesOf,
  openCalculator,
  pickAddress,
  pickService,
  submitForResult,
} from '../support/e2e/calculator.ts'
import { plain, priceOf } from '../support/price.ts'

const SERVICE = findService('chauffe-eau')?.name ?? ''
/** So far from Bordeaux that travel costs something, and no other city is nearer. */
const ADDRESS = 'arcachon'

/** The starting price of the service. */
const startingTotal = (urgency: UrgencyKey) =>
  `À partir de ${priceOf({ service: 'chauffe-eau', urgency }).total}`

/** The total that is in sight: beside the form, or at the lower edge of a phone's screen. */
function total(page: Page) {
  return page
    .getByRole('paragraph')
    .filter({ hasText: /^(?:À partir de )?[\d\s]+€\s*TTC$/, visible: true })
}

/** The lines of a price, each as `label amount`, that stand in a part of the page. */
async function lines(part: Locator): Promise<string[]> {
  const rows = await part.getByRole('row').allTextContents()
  return rows.map((row) => row.replace(/\s/g, ' '))
}

for (const { device, viewport, hasTouch } of [
  { device: 'a phone', viewport: { width: 360, height: 740 }, hasTouch: true },
  { device: 'a wide screen', viewport: { width: 1280, height: 900 }, hasTouch: false },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch, isMobile: hasTouch })

    test('the price stands from the first pick, grows exact, and is the price of the result', async ({
      page,
    }) => {
      await openCalculator(page)
      const address = await coordinatesOf(page, ADDRESS)
      const exact = priceOf({ service: 'chauffe-eau', urgency: 'urgent', address })
      const optionsAt = (address?: Coordinates) => [
        'Choisissez un niveau d’urgence',
        ...urgencies.map(({ key, label, multiplier: factor }) => {
          const { totalPrice } = priceOf({ service: 'chauffe-eau', urgency: key, address })
          return `${label} – prix ${multiplier(factor)} – ${wholeEuros(totalPrice)}`
        }),
      ]
      await expect(total(page)).toBeHidden()
      if (!hasTouch) await expect(page.getByText('Choisissez un type de service')).toBeVisible()

      await pickService(page, SERVICE)
      await expect(total(page)).toHaveText(startingTotal('normal'))
      const urgency = page.getByLabel("Niveau d'urgence")
      await expect(urgency.getByRole('option')).toHaveText(optionsAt())
      await urgency.selectOption('urgent')
      await expect(total(page)).toHaveText(startingTotal('urgent'))
      await pickAddress(page, ADDRESS)
      await expect(total(page)).toHaveText(exact.total)
      await expect(urgency.getByRole('option')).toHaveText(optionsAt(address))

      if (hasTouch) await page.getByText('Détail', { exact: true }).tap()
      const shown = page.getByRole('table').filter({ visible: true })
      const inTheForm = await lines(shown)
      expect(inTheForm).toContain(
        plain(
          `Déplacement (${someKilometers(exact.billableKilometers)})${euros(exact.travelCost)}`,
        ),
      )
      for (const line of [exact.estimate, exact.pdfTotal]) {
        await expect(page.getByText(line).filter({ visible: true })).toBeVisible()
      }
      if (hasTouch) await page.getByText('Détail', { exact: true }).tap()

      await page.getByLabel('Nom complet').fill('Élodie d’Artagnan')
      await page.getByLabel('Téléphone').fill('06 12 34 56 78')
      await page.getByLabel('Description détaillée').fill('Le chauffe-eau ne chauffe plus.')
      await submitForResult(page)
      expect(await lines(page.getByRole('table', { name: 'Détail du prix' }))).toEqual(inTheForm)
    })
  })
}

test('the price is there with the keyboard alone at 400 % zoom', async ({ page }) => {
  // What a screen of 1280 × 1024 pixels shows at that zoom.
  await page.setViewportSize({ width: 320, height: 256 })
  await openCalculator(page)
  await page.getByLabel('Type de service').focus()
  await page.keyboard.type('chauffe-eau')
  await page.keyboard.press('Enter')
  await expect(total(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await page.keyboard.type('Urgent')
  await expect(total(page)).toHaveText(startingTotal('urgent'))
  await expect(total(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Description détaillée')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('row', { name: /^Majoration « Urgent/ }).filter({ visible: true }),
  ).toBeVisible()
  await expect(total(page)).toBeInViewport({ ratio: 1 })
})

test.describe('the bar of the price on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  const bar = (page: Page) => page.getByRole('button', { name: 'Mon devis' }).locator('..')

  test('is one bar of at most 72 px at the lower edge, and moves nothing when it comes', async ({
    page,
  }) => {
    await openCalculator(page, 'lyon')
    const service = page.getByLabel('Type de service')
    await service.fill(SERVICE)
    const description = page.getByLabel('Description détaillée')
    const before = await distance(service, description)
    const footer = page.getByRole('contentinfo')
    const footerBefore = await distance(service, footer)
    await page.getByRole('listbox').getByRole('option').first().tap()
    await expect(total(page)).toBeVisible()
    expect(await distance(service, description)).toBe(before)
    expect(await distance(service, footer)).toBe(footerBefore)
    const box = await boxOf(bar(page))
    expect(box).toMatchObject({ x: 0, width: 360, bottom: 740 })
    expect(box.height).toBeLessThanOrEqual(72)
  })

  test('covers no field with the focus, no message, no toast and no list', async ({ page }) => {
    await page.goto('/plombier-lyon?service=chauffe-eau')
    await expect(total(page)).toBeVisible()
    const edge = (await boxOf(bar(page))).y
    await page.getByRole('link', { name: 'Retour à l’accueil' }).focus()
    for (const label of [
      'Nom complet',
      'Téléphone',
      'Email (facultatif)',
      "Adresse d'intervention",
      'Type de service',
      "Niveau d'urgence",
      'Description détaillée',
    ]) {
      await page.keyboard.press('Tab')
      const field = page.getByLabel(label)
      await expect(field).toBeFocused()
      await expect.poll(async () => (await boxOf(field)).bottom).toBeLessThanOrEqual(edge)
    }
    await page.getByRole('button', { name: 'Mon devis' }).tap()
    const toasts = page.getByRole('region', { name: 'Notifications' })
    const lastOfToast = toasts.getByText('Veuillez sélectionner une adresse')
    await expect(lastOfToast).toBeVisible()
    expect((await boxOf(lastOfToast)).bottom).toBeLessThanOrEqual(edge)
    await page.getByRole('link', { name: 'Adresse requise' }).tap()
    const message = page.getByText('Adresse requise').last()
    await expect.poll(async () => (await boxOf(message)).bottom).toBeLessThanOrEqual(edge)

    const address = page.getByLabel("Adresse d'intervention")
    await address.fill('saint')
    const list = page.getByRole('listbox')
    await expect(list.getByRole('option')).toHaveCount(5)
    for (const row of await list.getByRole('option').all()) {
      await page.keyboard.press('ArrowDown')
      await expect(row).toHaveAttribute('aria-selected', 'true')
      await expect.poll(async () => (await boxOf(row)).bottom).toBeLessThanOrEqual(edge)
    }
  })

  test('stays to the end of the page, on a low screen too, and covers no link there', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 640, height: 360 })
    await page.goto('/plombier-lyon?service=chauffe-eau')
    await expect(total(page)).toBeInViewport({ ratio: 1 })
    await page.mouse.wheel(0, 100_000)
    const legal = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' })
    const isAbove = async () => (await boxOf(legal)).bottom <= (await boxOf(bar(page))).y
    await expect.poll(isAbove).toBe(true)
    await expect(total(page)).toBeInViewport({ ratio: 1 })
  })

  test('unfolds its lines until the visitor goes on with the form', async ({ page }) => {
    await page.goto('/plombier-lyon?service=chauffe-eau')
    const details = page.getByText('Détail', { exact: true })
    const lines = page.getByRole('group', { name: 'Détail du prix' })
    const description = page.getByLabel('Description détaillée')
    const waysOn = [
      () => page.keyboard.press('Escape'),
      () => description.focus(),
      () => page.getByRole('banner').tap({ position: { x: 340, y: 10 } }),
      () => page.getByRole('button', { name: 'Mon devis' }).tap(),
    ]
    await details.tap()
    await lines.focus()
    await page.keyboard.press('Escape')
    await expect(lines).toBeHidden()
    // The total has the focus again.
    await page.keyboard.press('Enter')
    await expect(lines).toBeVisible()
    await details.tap()

    for (const goOn of waysOn) {
      await details.tap()
      await expect(lines).toBeVisible()
      await goOn()
      await expect(lines).toBeHidden()
    }
  })

  test('leaves the message of a wrong field in sight that Tab has reached', async ({ page }) => {
    await page.goto('/plombier-lyon?service=chauffe-eau')
    await expect(total(page)).toBeVisible()
    await page.getByRole('button', { name: 'Mon devis' }).tap()
    await expect(page.getByRole('group', { name: 'à corriger' })).toBeFocused()
    const edge = (await boxOf(bar(page))).y
    await page.getByRole('group', { name: 'à corriger' }).getByRole('link').last().focus()
    for (const message of [
      'Le nom doit contenir au moins 2 caractères',
      'Numéro de téléphone invalide',
      undefined,
      'Adresse requise',
      undefined,
      "Niveau d'urgence requis",
      'Description requise (minimum 10 caractères)',
    ]) {
      await page.keyboard.press('Tab')
      if (!message) continue
      const shown = page.getByText(message).last()
      await expect.poll(async () => (await boxOf(shown)).bottom).toBeLessThanOrEqual(edge)
    }
    await expect(page.getByLabel('Description détaillée')).toBeFocused()
  })
})

test('beside the form the total stays in sight, from the first field to the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.goto('/plombier-lyon?service=fuite&urgence=emergency')
  await pickAddress(page, ADDRESS)
  for (const control of [
    page.getByLabel('Nom complet'),
    page.getByLabel("Adresse d'intervention"),
    page.getByLabel('Type de service'),
    page.getByLabel("Niveau d'urgence"),
    page.getByLabel('Description détaillée'),
    page.getByRole('button', { name: 'Mon devis' }),
  ]) {
    await control.focus()
    await expect(total(page)).toBeInViewport({ ratio: 1 })
  }
})

test.describe('from the landing page on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a price is two presses away, and the services are folded by category', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: /^Réparation de fuite/ })).toBeVisible()
    const heater = page.getByRole('button', { name: new RegExp(`^${SERVICE}`) })
    await expect(heater).toBeHidden()
    await page.getByRole('heading', { level: 3, name: 'Eau chaude' }).tap()
    const inCategory = services.filter(({ category }) => category === 'eau-chaude')
    const lowest = wholeEuros(Math.min(...inCategory.map(advertisedPrice)))
    const summary = `${inCategory.length} services, à partir de ${lowest}`
    await expect(page.getByText(summary, { exact: true }).filter({ visible: true })).toBeVisible()
    await heater.tap()
    await page.getByRole('dialog').getByRole('link', { name: 'Lyon' }).tap()
    await expect(page).toHaveURL('/plombier-lyon?service=chauffe-eau')
    await expect(total(page)).toHaveText(startingTotal('normal'))
    await page.goBack()
    await expect(heater).toBeVisible()
  })
})
