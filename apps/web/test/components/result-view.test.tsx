import type { ServiceId, Tariff, UrgencyKey } from '@plombier/quote-engine'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PrintSheet } from '../../src/features/quote/print/print-sheet.tsx'
import { ResultView } from '../../src/features/quote/result/result-view.tsx'
import type { IssuedQuote } from '../../src/features/quote/state/issued-quote.ts'
import { quoteUrl } from '../../src/price/quote-link.ts'
import { emulateMedia } from '../support/components/emulated-media.ts'
import { stubPdfWorker } from '../support/components/pdf-worker.ts'
import { renderPage } from '../support/components/render-page.tsx'
import { textsOf } from '../support/components/texts.ts'
import { placeAt } from '../support/places.ts'
import { conditions, expectedPrice, plain } from '../support/price.ts'
import { oppositeTrips, sampleFacts } from '../support/sample-facts.ts'
import { sampleQuote } from '../support/sample-quote.ts'
import { earlierTariff } from '../support/tariffs.ts'
import { todaysTariff, todaysUrgencies } from '../support/todays-prices.ts'

// pdfmake takes seconds to load from the development server.
beforeEach(() => void stubPdfWorker())

/** A quote for an emergency far away, its place and its price. */
function emergency(tariff: Tariff<string> = todaysTariff) {
  const far = placeAt('bordeaux', tariff.freeKilometers + 31, 90)
  const quote = sampleQuote({ urgency: 'emergency', coordinates: far, tariff })
  return {
    far,
    quote,
    price: expectedPrice({ service: 'fuite', urgency: 'emergency', address: far, tariff }),
  }
}

/** Renders the result of a quote, and finds its region of this name. */
async function renderResult(quote: IssuedQuote, name = 'Prix') {
  await renderPage(<ResultView issuedQuote={quote} onEdit={() => {}} onRestart={() => {}} />)
  const region = page.getByRole('region', { name })
  await expect.element(region).toBeVisible()
  return region
}

/** The definition lists inside an element: the value of each label, with plain spaces. */
function definitions(container: Element): Record<string, string> {
  const pairs = [...container.querySelectorAll('dt')].map(
    ({ textContent, nextElementSibling: value }) => {
      if (!(value instanceof HTMLElement) || value.tagName !== 'DD') throw new Error('No value')
      // biome-ignore lint/performance/useDomNodeTextContent: innerText puts line breaks between blocks
      return [textContent, value.innerText.replace(/\s+/g, ' ')]
    },
  )
  return Object.fromEntries(pairs)
}

const tariffs: [name: string, Tariff<string>][] = [
  ['by today’s tariff', todaysTariff],
  ['by an earlier tariff', earlierTariff],
]

test.each(oppositeTrips)(
  'the card has the facts of the PDF that are not said above: %s',
  async (_, trip) => {
    await page.viewport(1280, 900)
    const { quote, facts, sections, price } = sampleFacts(trip)
    const card = await renderResult(quote, 'Votre intervention')
    expect(textsOf(card.getByRole('heading', { level: 2 }).elements()), 'the work first').toEqual(
      sections.map(([title]) => title).toReversed(),
    )
    const { Service, Urgence, Déplacement, ...others } = Object.fromEntries(facts)
    expect(definitions(card.element())).toEqual(
      price.travelCost > 0 ? others : { ...others, Déplacement },
    )
  },
)

test('on a phone the visitor’s own name, telephone and e-mail are a press away, and all else is in sight', async () => {
  await page.viewport(360, 740)
  const long = 'W'.repeat(100)
  const typed = { name: long, address: long, description: long }
  const card = await renderResult(sampleQuote(typed), 'Votre intervention')
  const seen = () =>
    Object.keys(definitions(card.element())).filter((label) =>
      page
        .getByText(label, { exact: true })
        .elements()
        .some((element) => element.checkVisibility()),
    )
  const own = ['Nom', 'Téléphone', 'E-mail']
  const others = sampleFacts()
    .facts.map(([label = '']) => label)
    .filter((label) => ![...own, 'Service', 'Urgence'].includes(label))
  expect(seen().toSorted()).toEqual(others.toSorted())
  await card.getByText('Client').click()
  expect(seen()).toEqual(expect.arrayContaining(own))
  expect(document.documentElement.scrollWidth, 'long words break').toBe(360)
})

test('under the button, which stays on a phone’s first screen, the result says that a trip is too long, and leads to a slower urgency and a nearer city', async () => {
  // More than two hours, also from the nearer city.
  const coordinates = placeAt('saint-etienne', 60, 225)
  const quote = sampleQuote({ urgency: 'emergency', city: 'lyon', coordinates })
  const onEdit = vi.fn()
  await page.viewport(360, 740)
  await renderPage(<ResultView issuedQuote={quote} onEdit={onEdit} onRestart={() => {}} />)
  const region = page.getByRole('region', { name: 'Prix' })
  const late = region.getByText(/le délai de 2\sh ne peut pas être tenu/)
  await expect.element(late).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Télécharger le devis PDF' }))
    .toBeInViewport({ ratio: 1 })
  expect(document.querySelector('article')?.textContent).toContain(late.element().textContent)
  const facts = page.getByRole('region', { name: 'Votre intervention' }).element()
  expect(facts.textContent, 'said once').not.toContain(late.element().textContent)
  const nearer = page.getByRole('link', { name: 'Calculer depuis Saint-Étienne' })
  await expect.element(nearer).toBeVisible()
  const slower = {
    service: 'fuite',
    urgency: 'urgent',
    city: 'lyon',
    address: coordinates,
  } as const
  const choice = `Choisir Urgent (24h) : ${expectedPrice(slower).amount}`
  await page.getByRole('button', { name: choice }).click()
  expect(onEdit).toHaveBeenCalledWith('urgent')
})

test.each(['screen', 'print'])('the result keeps the lines of a description: %s', async (media) => {
  await page.viewport(1280, 900)
  await renderResult(sampleQuote({ description: 'Cuisine\nSalle de bains' }))
  await emulateMedia(media)
  // biome-ignore lint/performance/useDomNodeTextContent: innerText has the lines that are seen
  await expect.poll(() => document.body.innerText).toContain('Cuisine\nSalle de bains\n')
})

test.each(tariffs)(
  'the price comes with its lines, both totals, service, urgency and conditions: %s',
  async (_, tariff) => {
    const { quote, price } = emergency(tariff)
    const region = await renderResult(quote)
    const table = page.getByRole('region', { name: 'Détail du prix' }).getByRole('table')
    expect(textsOf(table.getByRole('row').elements())).toEqual([
      ...price.lines.screen.map((line) => line.join('')),
      `Estimation affichée${price.exactAmount}`,
    ])
    const texts = textsOf(region.getByRole('paragraph').elements())
    expect(texts.slice(0, 3)).toEqual([
      price.total,
      price.onPdf,
      'Prix indicatif : le professionnel fixe le devis définitif sur place.',
    ])
    const said = textsOf(page.getByRole('paragraph').elements())
    expect(said).toContain('Réparation de fuite, Urgence immédiate (2h)')
    expect(said).toContain(`Prix minimum garanti ${tariff.minimumTotal}€`)
    expect(said).toContainEqual(expect.stringMatching(/^Tarifs du .* par km\.$/))
    const sizeOf = (text: string) => {
      const element = region.getByText(text, { exact: true }).first().element()
      return Number.parseFloat(getComputedStyle(element).fontSize)
    }
    expect(sizeOf(price.onPdf)).toBe(16)
    expect(sizeOf(price.amount)).toBeGreaterThan(40)
  },
)

test('the price stands in a browser that refuses workers', async () => {
  vi.stubGlobal('Worker', undefined)
  const { quote, price } = emergency()
  expect(await renderResult(quote)).toMatchTextContent(price.total)
})

test('both totals are read before the button of the PDF, the emergency advice before the facts', async () => {
  const { quote, price } = emergency()
  await renderResult(quote)
  const text = plain(document.body.textContent)
  const order = [
    price.total,
    price.onPdf,
    'Télécharger le devis PDF',
    'En cas de fuite, tout de suite',
    'Lieu d’intervention',
  ]
  const places = order.map((part) => text.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('the result has the number, the day and the city of its quote', async () => {
  await renderResult(sampleQuote({ city: 'le-havre' }))
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Votre devis au Havre')
  expect(page.getByText('DEV-412345, le 21 novembre 2026').query()).not.toBeNull()
  const { total } = expectedPrice({ service: 'fuite', urgency: 'urgent', city: 'le-havre' })
  expect(plain(document.title)).toBe(`Votre devis au Havre : ${total} | Plombier 2 Minutes`)
})

test.each(tariffs)(
  'urgencies are compared at the address of the quote, and the chosen one is marked: %s',
  async (_, tariff) => {
    const { far, quote } = emergency(tariff)
    await renderResult(quote)
    const table = page.getByRole('table', { name: 'Le prix selon l’urgence' })
    const priced = todaysUrgencies.filter(({ key }) => key in tariff.multipliers)
    const expected = priced.map(({ key, label }) => {
      const { amount } = expectedPrice({ service: 'fuite', urgency: key, address: far, tariff })
      return `${label}${key === 'emergency' ? 'Votre choix' : `Choisir ${label}`}${amount}`
    })
    expect(textsOf(table.getByRole('row').elements())).toEqual(expected)
  },
)

test('what the professional’s own devis has to say is folded, and complete', async () => {
  await renderResult(sampleQuote())
  const details = page.getByRole('group').filter({ hasText: 'Avant les travaux' })
  const items = details.getByRole('listitem')
  expect(items.elements()).toEqual([])
  await page.getByRole('heading', { name: 'Avant les travaux' }).click()
  await expect.element(details.getByText('Rien ne vous oblige à l’accepter.')).toBeVisible()
  expect(conditions().at(-1)).toContain(`(article 4) : ${textsOf(items.elements()).join(', ')}.`)
})

test('without a contact the result says so, and links to the home page', async () => {
  const region = await renderResult(emergency().quote)
  expect(region.element()).toMatchTextContent(
    'La mise en relation n’est pas encore ouverte : montrez ce devis au plombier de votre choix.',
  )
  const home = page.getByRole('link', { name: "Retour à l'accueil" })
  await expect.element(home).toHaveAttribute('href', '/')
})

/** Renders a quote's sheet as it is printed. */
async function printedSheet(quote: IssuedQuote) {
  await emulateMedia('print')
  await render(<PrintSheet issuedQuote={quote} />)
  const sheet = page.getByRole('article')
  await expect.element(sheet).toBeVisible()
  return sheet
}

test.each(oppositeTrips)('the print sheet has all texts of the PDF: %s', async (_, trip) => {
  const { quote, price, facts, conditions } = sampleFacts(trip)
  const sheet = await printedSheet(quote)
  expect(Object.entries(definitions(sheet.element()))).toEqual(facts)
  expect(textsOf(sheet.getByRole('row').elements())).toEqual([
    ...price.lines.pdf.map((line) => line.join('')),
    price.documentTotal.join(''),
  ])
  expect(textsOf(sheet.getByRole('listitem').elements())).toEqual(conditions)
  const credit = 'Base Adresse Nationale'
  for (const text of [price.estimate, 'Vérifier ces montants', quoteUrl(quote), credit]) {
    await expect.element(sheet.getByText(text)).toBeInTheDocument()
  }
  const letterhead = sheet.element().querySelectorAll('header p')
  expect(textsOf(letterhead).filter(Boolean)).toEqual([
    'Plombier 2 Minutes',
    'Devis DEV-412345',
    '21 novembre 2026',
  ])
})

const advice = page.getByRole('complementary', { name: /, tout de suite$/ })

test('the advice is to close the main tap first, and to cut the current only with dry feet', async () => {
  await renderResult(sampleQuote())
  expect(textsOf(advice.getByRole('listitem').elements())).toEqual([
    'Fermez le robinet d’arrêt général, près du compteur.',
    'Coupez le courant au tableau, sans marcher dans l’eau.',
    'Ouvrez un robinet au point le plus bas.',
  ])
})

test.each([
  ['a leak', 'fuite', 'normal', /^En cas de fuite.*Fermez le robinet.*Ouvrez un robinet/],
  ['any other breakdown', 'diagnostic', 'normal', /^En cas de fuite/],
  ['an emergency', 'ballon', 'emergency', /^En cas de fuite/],
  [
    'a blocked drain',
    'debouchage',
    'emergency',
    /^En cas de débordement.*N’utilisez.*Coupez[^.]*\.$/,
  ],
  ['ventilation', 'vmc', 'emergency', /^En cas de panne.*Arrêtez.*fermez.*gaz, ouvrez[^.]*\.$/],
  ['planned work', 'plancher', 'normal', undefined],
  ['planned work that is urgent', 'plancher', 'urgent', undefined],
] as const satisfies readonly [string, ServiceId, UrgencyKey, RegExp | undefined][])(
  'the advice on the result fits %s',
  async (_, service, urgency, words) => {
    await renderResult(sampleQuote({ service, urgency }))
    const [advised] = textsOf(advice.elements())
    if (words) expect(advised).toMatch(words)
    else expect(advised).toBeUndefined()
  },
)
