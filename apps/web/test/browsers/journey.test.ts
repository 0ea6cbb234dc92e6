import { join } from 'node:path'
import { getDocument } from 'unpdf/pdfjs'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quoteUrl } from '../../src/price/quote-link.ts'
import { drawPdf } from '../support/draw-pdf.ts'
import { expectedPrice, plain } from '../support/price.ts'
import { readPdf } from '../support/read-pdf.ts'
import { sampleQuote } from '../support/sample-quote.ts'
import { lowestUrgency } from '../support/todays-prices.ts'
import { firefoxVisitor } from './firefox-visitor.ts'
import type { Visitor } from './visitor.ts'
import { webkitVisitor } from './webkit-visitor.ts'

const filter = '#city-filter'
// The address server's Bordeaux is within the free distance of the city's centre.
const price = expectedPrice({ service: 'fuite', urgency: 'urgent', city: 'bordeaux' })

let server: PreviewServer
let url: string
beforeAll(async () => {
  const root = join(import.meta.dirname, '../..')
  server = await preview({ root, mode: 'demo', preview: { port: 0 } })
  url = server.resolvedUrls?.local[0] ?? ''
  // The first search builds the address server's index, which takes too long within a journey.
  await fetch(`${url}geocodage/search/?q=paris`)
})
afterAll(() => server.close())

async function filterForBordeaux(visitor: Visitor) {
  await visitor.click('main button')
  await visitor.type(filter, 'bordeaux')
  await expect.poll(() => visitor.textOf('dialog [role=status]')).toMatch(/^1 ville trouvée/)
}

const engines = [
  ['Firefox', firefoxVisitor],
  ['WebKitGTK', webkitVisitor],
] as const

test.each(engines)(
  '%s takes a visitor from Meaux in the chooser, where Escape empties the filter and then closes it, over a reload, to the price, its mail and its PDF',
  async (_name, start) => {
    const visitor = await start()
    try {
      await visitor.open(url)
      await visitor.click('main button')
      await visitor.type(filter, 'bron')
      await expect
        .poll(() => visitor.textOf('dialog li'))
        .toMatch(/^Bron \(Rhône\)\s*depuis Villeurbanne, à/)
      await visitor.press('Escape')
      await expect.poll(() => visitor.valueOf(filter)).toBe('')
      expect(await visitor.textOf('dialog h2')).toBe('Choisissez votre ville')
      await visitor.press('Escape')
      expect(await visitor.textOf('body:not(:has(dialog[open])) button:focus')).toBe(
        'Devis Instantané Gratuit',
      )
      await visitor.click('main button')
      await visitor.type(filter, 'meaux')
      await visitor.press('Enter')
      await expect.poll(() => visitor.valueOf('#address')).toBe('Meaux (Seine-et-Marne)')
      expect(await visitor.countOf('dialog[open]'), 'opened again by the same key').toBe(0)
      expect(await visitor.textOf('body:not(:has(dialog[open])) h1:focus')).toBe(
        'Calculateur de Prix Professionnel',
      )
      await visitor.type('#name', 'Élodie d’Artagnan')
      await visitor.type('#phone', '06 12 34 56 78')
      await visitor.type('#service', 'fuite')
      await visitor.click('[role=listbox] [role=option]')
      await visitor.select('#urgency', 'urgent')
      await visitor.type('#description', 'Fuite sous l’évier de la cuisine.')
      await visitor.reload()
      await expect.poll(() => visitor.valueOf('#service')).toBe('Réparation de fuite')
      expect(await visitor.textOf('label[for=address] + div')).toMatch(/^Adresse confirmée/)
      await visitor.click('button[type=submit]')

      await expect.poll(() => visitor.textOf('h1')).toBe('Votre devis à Meaux')
      expect(plain(await visitor.textOf('main'))).toContain('155 € TTC')
      // No mail program is here: the quote stays all the same, and its PDF can be saved. Without an address of
      // the visitor's, the mail to oneself has no recipient yet.
      await visitor.click('a[href^="mailto:contact"]')
      await visitor.click('a[href^="mailto:?"]')
      const { pages } = await readPdf(await visitor.fileSavedBy('Télécharger le devis PDF'))
      expect(pages).toEqual([expect.stringContaining('Élodie d’Artagnan')])
      expect(pages[0]).toContain('185,70 €')
    } finally {
      await visitor.close()
    }
  },
  90_000,
)

test.each(engines)(
  '%s goes back to a page that shows what later pages changed, and nothing that they cleared',
  async (_name, start) => {
    const visitor = await start()
    try {
      await visitor.open(`${url}plombier-lyon`)
      await visitor.type('#name', 'Zoé')
      await visitor.type('#phone', '06 12 34 56 78')
      await visitor.open(`${url}plombier-paris`)
      await visitor.textOf('[role=status] button')
      await visitor.type('#description', 'Fuite')
      await visitor.select('#urgency', 'urgent')
      await visitor.back()
      await expect.poll(() => visitor.valueOf('#description')).toBe('Fuite')
      expect(await visitor.valueOf('#urgency')).toBe('urgent')

      await visitor.open(`${url}plombier-paris`)
      await visitor.click('[role=status] button')
      await expect.poll(() => visitor.valueOf('#name')).toBe('')
      await visitor.back()
      await visitor.type('#description', 'Évier')
      await visitor.reload()
      await visitor.textOf('[role=status] button')
      expect(await visitor.valueOf('#description')).toBe('Évier')
      expect(await visitor.valueOf('#name')).toBe('')
      expect(await visitor.valueOf('#phone')).toBe('')
    } finally {
      await visitor.close()
    }
  },
  90_000,
)

test('Firefox goes back to a home page that leads to what was typed since', async () => {
  const visitor = await firefoxVisitor()
  try {
    await visitor.open(url)
    await visitor.open(`${url}plombier-lyon`)
    await visitor.type('#name', 'Zoé')
    await visitor.back()
    await filterForBordeaux(visitor)
    await visitor.press('Enter')
    await expect.poll(() => visitor.valueOf('#name')).toBe('Zoé')
  } finally {
    await visitor.close()
  }
}, 90_000)

test('Firefox prints the form from the first page on, its price whole on the second with its pipe in copper, and a quote’s check with its amounts as text', async () => {
  const visitor = await firefoxVisitor()
  try {
    await visitor.open(`${url}plombier-bordeaux?service=fuite`)
    await visitor.textOf('aside table')
    const paper = await visitor.print()
    const [form, live, ...rest] = (await readPdf(paper)).pages
    expect(form).toMatch(/^Calculateur de Prix .*Réparation de fuite, à Bordeaux.*Vos informations/)
    expect(form).not.toContain('TTC')
    const { total } = expectedPrice({ service: 'fuite' })
    expect(live).toContain(`${lowestUrgency.label} À partir de ${total}`)
    expect(live).toContain('Prix de base')
    expect(live, 'the bar of the screen').not.toMatch(/Détail\b/)
    expect(rest).toEqual([])
    expect(await darkPixelsOfPipe(paper), 'the bend of the pipe').toBe(0)

    await visitor.open(`${url}verifier${new URL(quoteUrl(sampleQuote())).hash}`)
    await expect.poll(() => visitor.textOf('main h1')).toMatch(/^Prix conforme/)
    const { pages } = await readPdf(await visitor.print())
    expect(pages.map(plain)).toEqual([
      expect.stringContaining(`${price.documentTotal[1]} sur le PDF`),
    ])
  } finally {
    await visitor.close()
  }
}, 90_000)

/** How many pixels on the second page, left of a price's first lines, are darker than copper. */
async function darkPixelsOfPipe(paper: Uint8Array) {
  const { promise } = getDocument({ data: Uint8Array.from(paper), verbosity: 0 })
  const page = await (await promise).getPage(2)
  const { data, width, viewport } = await drawPdf(page, 72)
  const { items } = await page.getTextContent()
  const item = items.find((item) => 'str' in item && item.str === 'Prix de base')
  const [, , , , left = 0, bottom = 0] = item && 'transform' in item ? item.transform : []
  const top = viewport.height - bottom
  const isBeside = (x: number, y: number) => x < left - 1 && y >= top && y < top + 40
  const reds = data.filter(
    (_, index) => index % 4 === 0 && isBeside((index / 4) % width, index / 4 / width),
  )
  expect(Math.min(...reds), 'a pipe').toBeLessThan(255)
  return reds.filter((red) => red < 100).length
}
