import { findCity } from '@plombier/quote-engine'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { issueQuote, quoteNumber } from '../../src/features/quote/state/issued-quote.ts'
import { fillInContact, pickAddress, submit } from '../support/components/fill-in-quote-form.ts'
import { followCityLink, openSite } from '../support/components/open-site.tsx'
import { failures } from '../support/components/toasts.ts'
import { expectedPrice, plain, travelRule, wholeEuros } from '../support/price.ts'
import { todaysTariff } from '../support/todays-prices.ts'

const { minimumTotal } = todaysTariff
const main = page.getByRole('main')
const service = page.getByLabelText('Type de service')
const urgency = page.getByLabelText("Niveau d'urgence")

test('the form names its city, makes its promises, says how the price is computed, and links back', async () => {
  await openSite('/plombier-le-havre')
  expect(plain(document.title)).toBe('Plombier au Havre : devis immédiat | Plombier 2 Minutes')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Calculateur de Prix Professionnel')
  await expect
    .element(page.getByLabelText('Adresse d’intervention'))
    .toHaveAttribute('placeholder', expect.stringContaining('au Havre'))
  await expect.element(service).toHaveAttribute('placeholder', 'Choisissez un service')
  expect(page.getByText(/^Étape 1/).element().clientWidth, 'only heard').toBe(1)
  const text = plain(main.element().textContent)
  for (const promise of [
    'Votre prix au Havre, déplacement compris',
    'Devis instantané',
    'Artisan certifié',
    'Intervention rapide',
    'Vos informations',
    "Détails de l'intervention",
    'Seul ce que vous tapez pour trouver un lieu part vers le service d’adresses, avec le centre de la ville ; ou votre position, si vous l’utilisez pour l’adresse.',
    'Tous les champs sont obligatoires, sauf mention contraire.',
    `Déplacement : ${travelRule()}, distance mesurée depuis le centre du Havre.`,
    `Prix minimum : ${wholeEuros(minimumTotal)} TTC.`,
    'Devis gratuit et sans engagement.',
  ]) {
    expect(text).toContain(promise)
  }
  for (const [name, href] of [
    ['Base Adresse Nationale', 'https://adresse.data.gouv.fr/'],
    ['Vos données', '/mentions-legales'],
    ['Retour à l’accueil', '/'],
  ] as const) {
    await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test('browsers can autofill contact and address; phones show the right keyboard, and do not zoom in', async () => {
  await openSite('/plombier-bordeaux')
  for (const [label, ...expected] of [
    ['Nom complet', 'text', 'name'],
    ['Téléphone', 'tel', 'tel'],
    ['Email (facultatif)', 'email', 'email'],
    ['Adresse d’intervention', null, 'address-line1'],
  ] as const) {
    const field = page.getByLabelText(label).element()
    expect(['type', 'autocomplete'].map((name) => field.getAttribute(name))).toEqual(expected)
    // Below 16 px, phones zoom into a field.
    expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16)
  }
  const name = page.getByLabelText('Nom complet')
  await expect.element(name).toHaveAttribute('autocapitalize', 'words')
  await expect.element(name).toHaveAttribute('spellcheck', 'false')
  // Browsers would offer what was typed into a field of this name on other sites.
  const address = page.getByLabelText('Adresse d’intervention')
  await expect.element(address).toHaveAttribute('name', expect.stringContaining('plombier'))
})

test('an unknown service or urgency in the URL is ignored', async () => {
  await openSite('/plombier-lyon?service=rien&urgence=jamais')
  expect(service.element()).toHaveValue('')
  expect(urgency.element()).toHaveValue('')
})

test.each([
  ['a leak', 'fuite', 'normal', /^Ça coule\s\? Fermez l’arrivée d’eau\.$/],
  ['an emergency', 'ballon', 'emergency', /^Ça coule/],
  ['a blocked drain', 'debouchage', 'emergency', /^Ça déborde\s\? N’utilisez plus l’eau\.$/],
  ['heating that is out of order', 'chaudiere', 'emergency', undefined],
  ['planned work', 'ballon', 'urgent', undefined],
])(
  'on a phone, first aid is one line with the rest behind it, and only for what can leak: %s',
  async (_, id, key, words) => {
    await page.viewport(360, 740)
    await openSite(`/plombier-bordeaux?service=${id}&urgence=${key}`)
    await expect.element(urgency).toHaveValue(key)
    const [advice] = main.element().querySelectorAll('form details:has(ol)')
    expect(advice?.querySelector('summary')?.textContent ?? '').toMatch(words ?? /^$/)
    if (!advice) return expect(main.element().textContent).not.toMatch(/coupez/i)
    expect(advice.clientHeight).toBeLessThan(50)
    await page.getByText(words ?? '').click()
    await expect.element(page.getByText(/^Coupez le courant/)).toBeVisible()
  },
)

test('on a phone the head is under 200 pixels high, and says the service that was chosen before', async () => {
  await page.viewport(360, 740)
  await openSite('/plombier-montreuil?service=ballon')
  const asked = page.getByText(/^Remplacement de ballon d’eau chaude, à/)
  await expect.element(asked).toMatchTextContent(/, à Montreuil, déplacement compris$/)
  await pickAddress({
    label: 'Meaux',
    city: 'Meaux',
    coordinates: { latitude: 48.9601, longitude: 2.8789 },
  })
  await expect.element(asked).toMatchTextContent(/, à Meaux, depuis Montreuil \(34\skm\)$/)
  const [head, form] = ['main header', '#demande'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  )
  expect((form?.top ?? Number.NaN) - (head?.top ?? 0)).toBeLessThanOrEqual(200)
})

test('the form announces the nearer city that keeps the delay, and keeps its input on that city’s page', async () => {
  const { center: poitiers } = findCity('poitiers')
  const heard = page.getByRole('status')
  await openSite('/plombier-bordeaux?service=fuite')
  await fillInContact()
  await pickAddress({ label: '1 Rue Carnot 86000 Poitiers', coordinates: poitiers })
  await expect.element(heard.getByText(/^Cette adresse est plus proche de Poitiers/)).toBeVisible()
  await urgency.selectOptions('emergency')
  await expect
    .element(heard.getByText(/délai de 2\sh, impossible à tenir depuis Bordeaux/))
    .toBeVisible()
  expect(heard.getByRole('button', { name: /^Choisir/ }).query()).toBeNull()

  await heard.getByRole('link', { name: 'Calculer depuis Poitiers' }).click()
  await expect.element(page.getByText(/^Réparation de fuite, à Poitiers/)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(page.getByText('Adresse confirmée')).toBeVisible()
  await expect.element(page.getByLabelText('Nom complet')).toHaveValue('Élodie')
  const { total } = expectedPrice({
    service: 'fuite',
    urgency: 'emergency',
    city: 'poitiers',
    address: poitiers,
  })
  expect(plain(page.getByRole('main').element().textContent)).toContain(total)
})

vi.mock(import('../../src/features/quote/state/issued-quote.ts'), { spy: true })

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

  await followCityLink('Lyon')
  await expect.element(page.getByText(/^Réparation de fuite, à Lyon/)).toBeVisible()
  await pickAddress({ label: '1 Rue Neuve 69001 Lyon', coordinates: findCity('lyon').center })
  await submit.click()
  await expect.element(heading).toHaveTextContent('Votre devis à Lyon')

  history.go(-2)
  await expect.element(page.getByText(/^Réparation de fuite, à Bordeaux/)).toBeVisible()
  await expect.element(page.getByLabelText('Nom complet')).toHaveValue('Élodie')
})

test('Nouveau calcul empties the form, and Annuler brings form and result back, until something new is typed', async () => {
  const history = await openFilledIn()
  const name = page.getByLabelText('Nom complet')
  const status = page.getByRole('status').getByText('Tout est effacé')
  const undo = page.getByRole('button', { name: 'Annuler' })
  const restart = page.getByRole('button', { name: 'Nouveau calcul' })
  await submit.click()
  await restart.click()
  await expect.element(status).toBeInViewport()
  await expect.element(heading).toHaveFocus()
  await expect.element(name).toHaveValue('')
  expect(history.location.search).toBe('')
  expect(sessionStorage.getItem('plombier-devis')).toBeNull()

  await undo.click()
  await expect.element(heading).toHaveTextContent('Votre devis à Bordeaux')
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await expect.element(name).toHaveValue('Élodie')
  expect(undo.query(), 'once').toBeNull()

  await submit.click()
  await restart.click()
  await name.fill('Zoé')
  await name.fill('')
  await expect.element(name).toHaveValue('')
  expect(undo.query(), 'until something new is typed').toBeNull()
})

test('the address of a result in a tab without it says where the quote is, until there is one', async () => {
  const elsewhere = page.getByRole('status').getByText(/^Pas de devis à Bordeaux dans cet onglet/)
  await openSite('/plombier-bordeaux?vue=devis')
  await expect.element(elsewhere).toMatchTextContent(/«\sCopier le lien\s»/)
  await followCityLink('Lyon')
  await expect.element(page.getByText(/^Votre prix à Lyon/)).toBeVisible()
  expect(elsewhere.query()).toBeNull()
})

test('the choice of an urgency leads to its field, in the form and from the result', async () => {
  await page.viewport(360, 740)
  const inNotice = page.getByRole('button', { name: /^Choisir Urgent \(24h\)\s:/ })
  const inTable = page.getByRole('button', { name: 'Choisir Urgent (24h)', exact: true })
  await openFilledIn()
  await pickAddress({
    label: '1 Place Bellevue 64200 Biarritz',
    coordinates: { latitude: 43.4832, longitude: -1.5586 },
  })
  for (const [place, button] of [
    ['form', inNotice],
    ['result', inNotice],
    ['result', inTable],
  ] as const) {
    await urgency.selectOptions('emergency')
    if (place === 'result') {
      await submit.click()
      await expect.element(heading).toHaveTextContent('Votre devis à Bordeaux')
    }
    await button.click()
    await expect.element(urgency).toHaveFocus()
    await expect.element(urgency).toHaveValue('urgent')
    await expect.element(urgency).toBeInViewport({ ratio: 1 })
  }
  await submit.click()
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await expect.element(heading).toHaveTextContent('Calculateur de Prix Professionnel')
  await expect.element(heading).toHaveFocus()
})

test('a submit says that it computes before anything is computed, and the quote has its day and number', async () => {
  onTestFinished(() => void vi.useRealTimers())
  const submittedAt = new Date('2026-11-21T09:30:12.345')
  await openFilledIn()
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => frames.push(paint))
  vi.setSystemTime(submittedAt)
  await submit.click()
  await expect.element(page.getByRole('button', { name: 'Calcul en cours...' })).toBeDisabled()
  expect(issueQuote).not.toHaveBeenCalled()
  vi.mocked(requestAnimationFrame).mockRestore()
  for (const paint of frames) paint(performance.now())
  await expect.element(heading).toHaveTextContent('Votre devis à Bordeaux')
  const reference = page.getByText(`${quoteNumber(submittedAt)}, le 21 novembre 2026`)
  await expect.element(reference).toBeVisible()
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

test('a page that breaks says so, and Réessayer brings the filled-in form back', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await openFilledIn()
  // What React is about to remove is gone.
  page.getByText('Adresse confirmée').element().closest('p')?.parentElement?.remove()
  await userEvent.type(page.getByLabelText('Adresse d’intervention'), '!')
  await expect.element(heading).toHaveTextContent('Cette page ne s’affiche pas')
  await expect.element(heading).toHaveFocus()
  expect(document.title).toBe('Cette page ne s’affiche pas | Plombier 2 Minutes')
  expect(log).toHaveBeenCalledWith('Page en panne', expect.anything())
  await expect
    .element(main.getByRole('link', { name: 'Retour à l’accueil' }))
    .toHaveAttribute('href', '/')

  await page.getByRole('button', { name: 'Réessayer' }).click()
  for (const [label, value] of [
    ['Nom complet', 'Élodie'],
    ['Téléphone', '06 12 34 56 78'],
    ['Adresse d’intervention', '1 Place Pey-Berland!'],
    ['Type de service', 'Réparation de fuite'],
  ] as const) {
    await expect.element(page.getByLabelText(label)).toHaveValue(value)
  }
})
