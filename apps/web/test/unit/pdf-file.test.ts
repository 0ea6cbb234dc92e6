import { join } from 'node:path'
import fc from 'fast-check'
import pdfMake from 'pdfmake'
import { describe, expect, test, vi } from 'vitest'
import { createPdf } from '../../src/features/quote/pdf/create-pdf.ts'
import { fontCharacters } from '../../src/features/quote/pdf/fonts/font-characters.ts'
import { pdfFileName } from '../../src/features/quote/pdf/pdf-file-name.ts'
import type { IssuedQuote } from '../../src/features/quote/state/issued-quote.ts'
import { quoteUrl } from '../../src/price/quote-link.ts'
import { placeAt } from '../support/places.ts'
import { conditions, expectedPrice } from '../support/price.ts'
import { readCode } from '../support/read-code.ts'
import { readPdf } from '../support/read-pdf.ts'
import { oppositeTrips, sampleFacts } from '../support/sample-facts.ts'
import { sampleQuote } from '../support/sample-quote.ts'
import { todaysTariff } from '../support/todays-prices.ts'

pdfMake.setUrlAccessPolicy(() => false)
pdfMake.setLocalAccessPolicy(() => true)

const MILLIMETER = 72 / 25.4
const urgentLeak = expectedPrice({ service: 'fuite', urgency: 'urgent' })
const total = urgentLeak.documentTotal.join(' ')

/** The quote's PDF, drawn by the page's own code, with fonts from disk. */
async function pdfOf(quote: IssuedQuote) {
  const pdf = await createPdf(quote, pdfMake, (path) =>
    path.startsWith('/@fs/') ? path.slice('/@fs'.length) : join(import.meta.dirname, '../..', path),
  )
  return new Uint8Array(await pdf.getBuffer())
}

async function read(quote = sampleQuote()) {
  return readPdf(await pdfOf(quote))
}

test.each(oppositeTrips)(
  'a quote is one page, with its text in reading order: %s',
  async (_, trip) => {
    const { quote, price, sections, conditions } = sampleFacts(trip)
    const { pages, faintTexts } = await read(quote)
    expect(await faintTexts()).toEqual([])
    expect(pages).toEqual([
      [
        'Plombier 2 Minutes Devis DEV-412345 21 novembre 2026',
        ...sections.flatMap(([title, facts]) => [
          title,
          ...facts.flatMap(({ label, value, detail = [] }) => [label, value].concat(detail)),
        ]),
        'Calcul détaillé',
        ...price.lines.pdf.flat(),
        ...price.documentTotal,
        price.estimate,
        'Conditions générales',
        ...conditions,
        'Vérifier ces montants',
        quoteUrl(quote),
        'Urgence : coordonnées communiquées lors de la mise en relation Page 1 / 1',
      ].join(' '),
    ])
  },
)

test('a PDF has metadata with its title, author, subject and language', async () => {
  const { info } = await read()
  expect(info).toMatchObject({
    Title: 'Devis DEV-412345 – Plombier 2 Minutes',
    Author: 'Plombier 2 Minutes',
    Subject: 'Réparation de fuite à Bordeaux',
    Language: 'fr-FR',
    CreationDate: `D:${sampleQuote().issuedAt.toISOString().replace(/\D/g, '').slice(0, 14)}Z`,
  })
})

test('what was typed is printed in the letters of the fonts, and an e-mail that was not given leaves no gap', async () => {
  const lines = [
    'Γιώργος Παπαδόπουλος',
    'Володимир Їжакевич',
    'Nguyễn Thị Ngọc Ánh',
    '<b>{"text": "gras"}</b> **gras** [lien](https://example.fr)',
  ]
  const typed = {
    name: 'Łukasz Żółć',
    phone: '\u202A٠٦ 12 34 56 78\u202C',
    email: '',
    description: lines.join('\n'),
  }
  const { pages, blankBoxes } = await read(sampleQuote(typed))
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('Nom Łukasz Żółć Téléphone 06 12 34 56 78 Lieu d’intervention')
  expect(pages[0]).toContain(`Description ${lines.join(' ')}`)
  expect(await blankBoxes()).toEqual([])
})

test('a transliterated name, address or description is marked as such', async () => {
  const typed = { name: '王小明', address: '王小明', description: '王小明' }
  const { pages } = await read(sampleQuote(typed))
  expect(pages[0]).toContain('Nom WangXiaoMing (nom translittéré)')
  expect(pages[0]).toContain('Adresse WangXiaoMing (adresse translittérée)')
  expect(pages[0]).toContain('Description WangXiaoMing (texte translittéré)')
})

test('the fonts have every character that is listed for them', async () => {
  const listed = new RegExp(`[${fontCharacters}]`, 'u')
  const description = Array.from({ length: 0xfffe }, (_, code) => String.fromCharCode(code))
    .filter((character) => listed.test(character))
    .join('')
  const { blankBoxes } = await read(sampleQuote({ description }))
  expect(await blankBoxes()).toEqual([])
})

describe('a description', () => {
  test('of 600 characters leaves the quote on one page', async () => {
    const description = 'Une description ordinaire de la panne. '.repeat(16).slice(0, 600)
    const coordinates = placeAt('bordeaux', todaysTariff.freeKilometers + 31, 0)
    expect((await read(sampleQuote({ description, coordinates }))).pages).toHaveLength(1)
  })

  test('of 5,000 characters continues on further pages, which also have the letterhead', async () => {
    const words = Array.from({ length: 700 }, (_, index) => `mot${index}`)
    // Lines break between words, whatever the spaces between them.
    const { pages, collisions } = await read(sampleQuote({ description: words.join('\u00A0') }))
    expect(pages.length).toBeGreaterThan(1)
    expect(collisions).toEqual([])
    pages.forEach((page, index) => {
      expect(page).toMatch(/^Plombier 2 Minutes Devis DEV-412345 21 novembre 2026 /)
      expect(page).toContain(`Page ${index + 1} / ${pages.length}`)
    })
    expect(pages.join(' ').match(/mot\d+/g)).toEqual(words)
    expect(pages.join(' ')).toContain(total)
  })
})

test('neither the calculation nor the conditions are torn apart by the end of a page', async () => {
  // In steps of less than the height of either.
  const lengths = Array.from({ length: 6 }, (_, index) => 6 * index + 1)
  const quotes = await Promise.all(
    lengths.map((lines) => read(sampleQuote({ description: 'Fuite.\n'.repeat(lines) }))),
  )
  expect(new Set(quotes.map(({ pages }) => pages.length))).toEqual(new Set([1, 2]))
  const calculation = ['Calcul détaillé', ...urgentLeak.lines.pdf.flat(), total]
  for (const { pages } of quotes) {
    for (const whole of [calculation, ['Conditions générales', ...conditions()]]) {
      expect(pages.filter((page) => page.includes(whole.join(' ')))).toHaveLength(1)
    }
  }
})

test('very long words break at the margin', async () => {
  const long = 'W'.repeat(300)
  const { margin } = await read(sampleQuote({ name: long, address: long, description: long }))
  expect(margin / MILLIMETER).toBeGreaterThan(7.9)
})

test.each([
  'https://www.plombier-2-minutes.fr',
  'https://devis-plomberie.services-de-proximite.departements.fr',
])('the link of the quote is a link of the file, and stands in one piece: %s', async (origin) => {
  vi.stubGlobal('location', new URL(origin))
  const places = {
    city: 'chalon-sur-saone',
    coordinates: placeAt('chalon-sur-saone', 900, 45),
  } as const
  const quote = sampleQuote({ ...places, service: 'pompe-chaleur', urgency: 'emergency' })
  const url = quoteUrl(quote)
  const { pages, links, margin } = await read(quote)
  expect(url.startsWith(`${origin}/verifier#`)).toBe(true)
  expect(pages[0]).toContain(` ${url} `)
  expect(links).toEqual([url])
  expect(margin / MILLIMETER).toBeGreaterThan(7.9)
  vi.unstubAllGlobals()
})

test('a long name breaks at its hyphens, and a postcode stays with its commune', async () => {
  const name = `${'Marie-Antoinette-'.repeat(8)}Anne`
  const { lines } = await read(
    sampleQuote({ name, address: '2 Avenue du Maréchal Foch 33000 Bordeaux' }),
  )
  expect(lines).toContain('Antoinette-Marie-Antoinette-')
  expect(lines).toContain('33000 Bordeaux')
})

test('from an ordinary print, of 150 dots an inch, a phone reads the link of the quote, 25 mm wide', async () => {
  const quote = sampleQuote({ city: 'chalon-sur-saone', service: 'pompe-chaleur' })
  const code = await readCode(await pdfOf(quote))
  expect(code.text).toBe(quoteUrl(quote))
  expect(code.millimeters).toBeGreaterThan(24.9)
})

describe('a file name', () => {
  const nameFor = async (name: string) => pdfFileName(sampleQuote({ name }))

  test.each([
    ['Élodie d’Artagnan', 'elodie-d-artagnan'],
    ['Łukasz Żółć', 'lukasz-zolc'],
    ['Dupont & Fils', 'dupont-fils'],
    ['Jérôme Lecœur', 'jerome-lecoeur'],
    ['Søren Strauß', 'soren-strauss'],
    ['王 Łukasz', 'wang-lukasz'],
    ['../../etc', 'etc'],
    ['Γιώργος', 'client'],
    ['王小明', 'client'],
    ['1234', 'client'],
  ])('of a quote for %s contains %s', async (name, slug) => {
    expect(await nameFor(name)).toBe(`devis-bordeaux-${slug}-DEV-412345.pdf`)
  })

  test('holds the beginning of a long name', async () => {
    expect(await nameFor('x'.repeat(300))).toBe(`devis-bordeaux-${'x'.repeat(60)}-DEV-412345.pdf`)
    const [word, other] = ['x'.repeat(59), 'y']
    expect(await nameFor(`${word} ${other}`)).toBe(`devis-bordeaux-${word}-DEV-412345.pdf`)
  })

  test('has only plain letters, digits and hyphens, whatever the name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (name) => {
        expect(await nameFor(name)).toMatch(/^devis-bordeaux(-[a-z0-9]+)+-DEV-412345\.pdf$/)
      }),
    )
  })
})
