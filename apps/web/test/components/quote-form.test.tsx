import { currentTariff, findCity, findService, services, urgencies } from '@plombier/quote-engine'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { issueQuote } from '../../src/features/quote/state/issued-quote.ts'
import { multiplier, wholeEuros } from '../../src/format/french.ts'
import { fillInContact, submit, suggestions } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { stubPdfWorker } from '../support/components/pdf-worker.ts'
import { pickAddress } from '../support/components/pick-address.ts'
import { failures } from '../support/components/toasts.ts'
import { plain, priceOf, travelRule } from '../support/price.ts'

const { minimumTotal } = currentTariff
const main = page.getByRole('main')
const service = page.getByLabelText('Type de service')
const urgency = page.getByLabelText("Niveau d'urgence")

/** The elements' texts, with plain spaces. */
function textsOf(elements: readonly Element[]) {
  return elements.map(({ textContent }) => plain(textContent))
}

test('the form names its city, makes its promises, says how the price is computed, and links back', async () => {
  await openSite('/plombier-le-havre')
  expect(plain(document.title)).toBe('Plombier au Havre : devis immédiat | Plombier 2 Minutes')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Calculateur de Prix Professionnel')
  await expect
    .element(page.getByLabelText('Adresse d’intervention'))
    .toHaveAttribute('placeholder', expect.stringContaining('au Havre'))
  const text = plain(main.element().textContent)
  for (const promise of [
    'Votre prix au Havre, déplacement compris',
    'Devis instantané',
    'Artisan certifié',
    'Intervention rapide',
    'Vos informations',
    "Détails de l'intervention",
    'Seule l’adresse, ou votre position, quitte votre appareil, vers le service d’adresses.',
    'Tous les champs sont obligatoires, sauf mention contraire.',
    `Déplacement : ${travelRule()}, distance mesurée depuis le centre du Havre.`,
    plain(`Prix minimum : ${wholeEuros(minimumTotal)} TTC.`),
    'Devis gratuit et sans engagement.',
  ]) {
    expect(text).toContain(promise)
  }
  await expect
    .element(main.getByRole('link', { name: 'Base Adresse Nationale' }))
    .toHaveAttribute('href', 'https://adresse.data.gouv.fr/')
  await expect
    .element(main.getByRole('link', { name: 'Retour à l’accueil' }))
    .toHaveAttribute('href', '/')
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('browsers can autofill the contact, and phones show the right keyboard', async () => {
  await openSite('/plombier-bordeaux')
  for (const [label, ...expected] of [
    ['Nom complet', 'text', 'name'],
    ['Téléphone', 'tel', 'tel'],
    ['Email (facultatif)', 'email', 'email'],
  ] as const) {
    const field = page.getByLabelText(label).element()
    expect(['type', 'autocomplete'].map((name) => field.getAttribute(name))).toEqual(expected)
  }
})

test('no field is marked as wrong before the first submit', async () => {
  await openSite('/plombier-bordeaux')
  const name = page.getByLabelText('Nom complet')
  await name.fill('A')
  await page.getByLabelText('Téléphone').fill('06')
  await page.getByLabelText('Description détaillée').click()
  await expect.element(page.getByLabelText('Téléphone')).toHaveValue('06')
  expect(name.element()).toHaveAttribute('aria-invalid', 'false')
  expect(document.title).not.toMatch(/^À corriger/)
})

test('every urgency shows its multiplier before there is a price', async () => {
  await openSite('/plombier-bordeaux')
  const [first, ...levels] = urgency.getByRole('option').elements()
  expect(first).toHaveTextContent('Choisissez un niveau d’urgence')
  expect(first).toBeDisabled()
  expect(textsOf(levels)).toEqual(
    urgencies.map((level) => plain(`${level.label} ${multiplier(level.multiplier)}`)),
  )
})

test('every service in the list shows its price, and what is billed if that is more', async () => {
  await openSite('/plombier-bordeaux')
  await service.click()
  await expect.element(suggestions).toHaveLength(services.length)
  const rowTexts = textsOf(suggestions.elements())
  for (const { id, name, basePrice, description } of services) {
    const { totalPrice, amount } = priceOf({ service: id })
    const billed = basePrice < totalPrice ? ` (facturé ${amount})` : ''
    const price = `À partir de ${wholeEuros(basePrice)}${billed}`
    expect(rowTexts).toContain(plain(`${name}${price}${description}`))
  }
})

test('a press on the arrow of a list reaches its field', async () => {
  await openSite('/plombier-bordeaux')
  for (const field of [service, urgency]) {
    const arrow = field.element().parentElement?.querySelector('svg')
    if (!arrow) throw new Error('no arrow')
    // Where a visitor presses, whatever is in front there.
    await userEvent.click(arrow, { force: true })
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
  }
})

test('typing lists the services that have its words, without headings, a pick shows price and description, and the list stays complete', async () => {
  await openSite('/plombier-bordeaux')
  await expect.element(service).toHaveAttribute('placeholder', 'Choisissez un service')
  await service.fill('evier bouche')
  await expect.element(suggestions.first()).toMatchTextContent(/^Débouchage de canalisation/)
  expect(page.getByRole('group', { name: 'Canalisations et évacuation' }).query()).toBeNull()

  await service.fill('chauffe-eau')
  await suggestions.first().click()
  const { description } = findService('chauffe-eau')
  const { basePrice } = priceOf({ service: 'chauffe-eau' })
  await expect
    .element(page.getByText(`À partir de ${plain(wholeEuros(basePrice))}. ${description}`))
    .toBeVisible()
  await service.click()
  await expect.element(suggestions).toHaveLength(services.length)
  await expect
    .element(page.getByRole('group', { name: 'Canalisations et évacuation' }))
    .toBeVisible()
})

test('the URL preselects a service and an urgency', async () => {
  await openSite('/plombier-lyon?service=chauffe-eau&urgence=emergency')
  await expect.element(service).toHaveValue('Dépannage de chauffe-eau')
  await expect.element(urgency).toHaveValue('emergency')
})

test('an unknown service or urgency in the URL is ignored', async () => {
  await openSite('/plombier-lyon?service=rien&urgence=jamais')
  expect(service.element()).toHaveValue('')
  expect(urgency.element()).toHaveValue('')
})

test('the form shows the advice only for a leak or an emergency', async () => {
  const advice = page.getByText(/^Fermez le robinet d’arrêt général/)
  await openSite('/plombier-bordeaux?service=plancher&urgence=emergency')
  await expect.element(advice).toBeVisible()
  await urgency.selectOptions('normal')
  await expect.element(urgency).toHaveValue('normal')
  expect(advice.query()).toBeNull()
  await page.getByLabelText('Type de service').fill('Réparation de fuite')
  await suggestions.first().click()
  await expect.element(advice).toBeVisible()
})

vi.mock(import('../../src/features/quote/state/issued-quote.ts'), { spy: true })

// pdfmake takes seconds to load from the development server.
beforeEach(() => void stubPdfWorker())

const heading = page.getByRole('heading', { level: 1 })

/** Opens Bordeaux's form and fills it in. */
async function openFilledIn() {
  const { history } = await openSite('/plombier-bordeaux?service=fuite&urgence=urgent')
  await fillInContact()
  await page.getByLabelText('Description détaillée').fill('Fuite sous l’évier de la cuisine.')
  await pickAddress({ label: '1 Place Pey-Berland', coordinates: findCity('bordeaux').center })
  return history
}

test('a result offers its PDF on the first screen of a phone, and is never shown on the page of another city', async () => {
  await page.viewport(360, 740)
  const history = await openFilledIn()
  await submit.click()
  await expect.element(heading).toHaveTextContent('Votre devis à Bordeaux')
  await expect
    .element(page.getByRole('button', { name: 'Télécharger le devis PDF' }))
    .toBeInViewport({ ratio: 1 })

  await page
    .getByRole('contentinfo')
    .getByText(/^Un plombier dans/)
    .click()
  await page.getByRole('contentinfo').getByRole('link', { name: /Lyon$/ }).click()
  await expect.element(page.getByText(/^Votre prix à Lyon/)).toBeVisible()
  await submit.click()
  await expect.element(heading).toHaveTextContent('Votre devis à Lyon')

  history.go(-2)
  await expect.element(page.getByText(/^Votre prix à Bordeaux/)).toBeVisible()
  await expect.element(page.getByLabelText('Nom complet')).toHaveValue('Élodie')
})

test('the button says that it computes, and is disabled, before anything is computed', async () => {
  await openFilledIn()
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => frames.push(paint))
  await submit.click()
  const busy = page.getByRole('button', { name: 'Calcul en cours...' })
  await expect.element(busy).toBeDisabled()
  expect(issueQuote).not.toHaveBeenCalled()
  vi.mocked(requestAnimationFrame).mockRestore()
  for (const paint of frames) paint(performance.now())
  await expect.element(heading).toHaveTextContent('Votre devis à Bordeaux')
})

test('a calculation that fails says so, and not that a part of the site is missing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openFilledIn()
  vi.mocked(issueQuote).mockImplementationOnce(() => {
    throw new Error('on purpose')
  })
  await submit.click()
  await expect.element(failures).toMatchTextContent(/Impossible de calculer le devis./)
  expect(page.getByText(/n’a pas pu être chargée/).query()).toBeNull()
})

test('a pasted e-mail stays in its field as it came, and the quote has it without the marks that nobody sees', async () => {
  const pasted = "\u200Eo'connor@a--b.fr\u200B"
  await openFilledIn()
  await page.getByLabelText('Email (facultatif)').fill(pasted)
  await submit.click()
  await expect
    .element(page.getByText("o'connor@a--b.fr", { exact: true }).first())
    .toBeInTheDocument()
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await expect.element(page.getByLabelText('Email (facultatif)')).toHaveValue(pasted)
})
