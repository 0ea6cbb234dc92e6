import { join } from 'node:path'
import pdfMake from 'pdfmake'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  interCharacters,
  latinCharacters,
} from '../../src/features/quote/document/fonts/coverage.ts'
import { quotePdf } from '../../src/features/quote/document/quote-pdf.ts'
import type { IssuedQuote } from '../../src/features/quote/issued-quote.ts'
import { readPdf } from '../support/read-pdf.ts'
import { sampleQuote } from '../support/sample-quote.ts'

pdfMake.setUrlAccessPolicy(() => false)
pdfMake.setLocalAccessPolicy(() => true)

/** The bytes of the quote's PDF, drawn by the same code as in the page, with fonts read from disk. */
async function makeQuotePdf(quote: IssuedQuote): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await quotePdf(quote, pdfMake, (path) =>
    path.startsWith('/@fs/') ? path.slice('/@fs'.length) : join(import.meta.dirname, '../..', path),
  )
  return new Uint8Array(await pdf.getBuffer())
}

const MILLIMETER = 72 / 25.4
const read = async (quote = sampleQuote()) => readPdf(await makeQuotePdf(quote))

describe('an ordinary quote', () => {
  let pdf: Awaited<ReturnType<typeof read>>
  beforeAll(async () => {
    pdf = await read()
  })

  test('is one page that reads from top to bottom', () => {
    expect(pdf.pages).toEqual([
      [
        'Plombier 2 Minutes Devis DEV-412345 21 novembre 2026',
        'Client Élodie d’Artagnan 06 12 34 56 78 elodie@example.fr',
        'Adresse d’intervention 20 Avenue de la Gare 33000 Bordeaux',
        'Intervention Service Réparation de fuite',
        'Recherche de l’origine de la fuite et réparation du raccord ou du tuyau.',
        'Urgence Urgent (24h) Prix de base 120,00 €',
        'Description Fuite sous l’évier de la cuisine, le siphon goutte en continu.',
        'Outils Détecteur de fuite acoustique, Clé à molette, Pince multiprise, Coupe-tube,',
        'Chalumeau et baguettes de brasure, Filasse et pâte à joint',
        'Calcul détaillé Prix de base 120,00 € Majoration « Urgent (24h) » 24,00 €',
        'Sous-total 144,00 € TVA 20 % 28,80 € Total TTC 172,80 €',
        'Déplacement Distance 0 km depuis le centre de Bordeaux Arrivée estimée 0 min après le départ',
        'Conditions générales Devis valable 30 jours.',
        'Prix indicatifs, tarifs du 21 novembre 2026 : le devis définitif est établi par le',
        'professionnel après diagnostic sur place.',
        '20 km de déplacement offerts, puis 0,65 € par km.',
        'Urgence : coordonnées communiquées lors de la mise en relation Page 1 / 1',
      ].join(' '),
    ])
  })

  test('aligns its amounts on the right, in figures of one width', () => {
    const amounts = pdf.pieces.filter(({ text }) => /^[\d,]+\s€$/.test(text)).slice(1)
    expect(amounts.map(({ text }) => text.replace(/\s/, ' '))).toEqual([
      '120,00 €',
      '24,00 €',
      '144,00 €',
      '28,80 €',
      '172,80 €',
    ])
    for (const { right } of amounts) expect(right).toBeCloseTo(amounts[0]?.right ?? 0, 1)
    const [, surcharge, , vat] = amounts
    expect(surcharge?.left).toBeCloseTo(vat?.left ?? 0, 1)
  })

  test('has nothing larger than the total', () => {
    const [largest] = pdf.pieces.toSorted((one, other) => other.size - one.size)
    expect(largest?.text).toMatch(/^172,80\s€$/)
  })

  test('says what it is and in which language', () => {
    expect(pdf.info).toMatchObject({
      Title: 'Devis DEV-412345 – Plombier 2 Minutes',
      Author: 'Plombier 2 Minutes',
      Subject: 'Réparation de fuite à Bordeaux',
      Language: 'fr-FR',
    })
    expect(pdf.preferences).toEqual(new Map([['DisplayDocTitle', true]]))
  })

  test('carries its fonts', () => {
    expect(pdf.fonts).toEqual(
      new Set(['Inter-Regular', 'Inter-SemiBold', 'BricolageGrotesque-Bold']),
    )
  })
})

describe('a name is printed', () => {
  test.each([
    ['as it is typed', "Jean-Noël L’Œuvre d'Août", "Jean-Noël L’Œuvre d'Août"],
    ['in Polish', 'Łukasz Żółć', 'Łukasz Żółć'],
    ['in Greek', 'Γιώργος Παπαδόπουλος', 'Γιώργος Παπαδόπουλος'],
    ['in Cyrillic', 'Володимир Їжакевич', 'Володимир Їжакевич'],
    ['in Vietnamese', 'Nguyễn Thị Ngọc Ánh', 'Nguyễn Thị Ngọc Ánh'],
    ['with its accents composed', 'E\u0301lodie', 'Élodie'],
    ['harmlessly', '../../etc/passwd', '../../etc/passwd'],
    ['in Latin letters for Arabic', 'محمد الأحمد', 'mhmd alahmd (nom translittéré)'],
    ['in Latin letters for Chinese', '王小明', 'WangXiaoMing (nom translittéré)'],
    ['in Latin letters for Hebrew', 'שלום כהן', 'slvm khhn (nom translittéré)'],
    ['in Latin letters for Tifinagh', 'ⵎⴰⵙⵉⵏⵉⵙⵙⴰ', 'masinissa (nom translittéré)'],
    ['with a question mark for emoji', 'Zoé 👩🏽‍🔧🇫🇷', 'Zoé ?'],
    ['with a question mark for half a character', 'Zoé \uD800', 'Zoé ?'],
    ['without what is invisible', 'Zo\u00ADé\u200D\u202E\u0007', 'Zoé'],
  ])('%s', async (_, name, printed) => {
    const { pages, blankBoxes } = await read(sampleQuote({ name }))
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain(`Client ${printed} 06 12`)
    expect(blankBoxes).toEqual([])
  })
})

test.each([
  ['small', latinCharacters],
  ['full', interCharacters],
])('the %s fonts have every character that they are said to have', async (_, characters) => {
  const all = Array.from({ length: 0xfffe }, (_, code) => String.fromCharCode(code))
    .filter((character) => new RegExp(`[${characters}]`, 'u').test(character))
    .join('')
  const { blankBoxes } = await read(sampleQuote({ name: `Zoé ${all}`, description: all }))
  expect(blankBoxes).toEqual([])
})

test('a distance of thousands of kilometres fits, with spaces between the thousands', async () => {
  const { pages, blankBoxes } = await read(
    sampleQuote({
      serviceType: 'solaire',
      urgency: 'emergency',
      coordinates: { latitude: -20.88, longitude: 55.45 },
    }),
  )
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('Total TTC 11 967,04 €')
  expect(pages[0]).toContain('9 248 km depuis le centre de Bordeaux')
  expect(blankBoxes).toEqual([])
})

describe('a description', () => {
  test('of 600 characters leaves the quote on one page', async () => {
    const description = 'Une description ordinaire de la panne. '.repeat(16).slice(0, 600)
    const coordinates = { latitude: 45.3, longitude: -0.6 }
    expect((await read(sampleQuote({ description, coordinates }))).pages).toHaveLength(1)
  })

  test('of 5,000 characters goes on over pages that each have the letterhead', async () => {
    const words = Array.from({ length: 700 }, (_, index) => `mot${index}`)
    const { pages } = await read(sampleQuote({ description: words.join(' ') }))
    expect(pages.length).toBeGreaterThan(1)
    pages.forEach((page, index) => {
      expect(page).toMatch(/^Plombier 2 Minutes Devis DEV-412345 21 novembre 2026 /)
      expect(page).toContain(`Page ${index + 1} / ${pages.length}`)
    })
    expect(pages.join(' ').match(/mot\d+/g)).toEqual(words)
    expect(pages.join(' ')).toContain('Total TTC 172,80 €')
  })

  test('keeps its lines', async () => {
    const { pieces } = await read(sampleQuote({ description: 'Cuisine\r\nSalle de bains' }))
    const [kitchen, bathroom] = ['Cuisine', 'Salle'].map((word) =>
      pieces.find(({ text }) => text.startsWith(word)),
    )
    expect(kitchen?.left).toBe(bathroom?.left)
  })
})

test('words without an end are broken at the margins, and nothing of them is lost', async () => {
  const { pages, pieces } = await read(
    sampleQuote({
      name: 'W'.repeat(300),
      email: `${'w'.repeat(50)}@e.fr`,
      address: 'Ŵ'.repeat(300),
      description: 'ÿ'.repeat(5000),
    }),
  )
  const text = pages.join('')
  for (const [letter, times] of [
    ['W', 300],
    ['w', 50],
    ['Ŵ', 300],
    ['ÿ', 5000],
  ] as const) {
    expect(text.split(letter)).toHaveLength(times + 1)
  }
  for (const { left, right } of pieces) {
    expect(left).toBeGreaterThanOrEqual(8 * MILLIMETER - 0.01)
    expect(right).toBeLessThanOrEqual(202 * MILLIMETER + 0.01)
  }
})
