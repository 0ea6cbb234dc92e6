import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRICES_AS_OF } from '@plombier/quote-engine'
import fc from 'fast-check'
import type * as PdfMake from 'pdfmake'
import bundle from 'pdfmake/build/pdfmake'
import { expect, onTestFinished, test } from 'vitest'
import { createPdf } from '../../src/pages/quote/pdf/create-pdf.ts'
import { pdfFileName } from '../../src/pages/quote/pdf/pdf-file.ts'
import { brand } from '../../src/settings.ts'
import { date } from '../../src/texts/french.ts'
import { amountsOf, plain } from '../support/amounts.ts'
import { anyWork } from '../support/any-work.ts'
import { placeNorthOf } from '../support/places.ts'
import { readPdf } from '../support/read-pdf.ts'
import { sampleQuote } from '../support/sample-quote.ts'

// The bundle is CommonJS: its types know no default export.
const pdfMake = bundle as unknown as typeof PdfMake

// Not 51 km, which take 127.5 minutes.
const farAway = placeNorthOf('bordeaux', 51.001)
const near = amountsOf('fuite', 'urgent')
const root = join(import.meta.dirname, '../..')
const letterhead = 'Plombier 2 Minutes Devis DEV-412345 21 novembre 2026'

/** Reads the quote's PDF, drawn by the page's own code, with fonts from disk. */
async function read(values: Parameters<typeof sampleQuote>[0] = {}) {
  const bytes = await createPdf(sampleQuote(values), pdfMake, (path) => {
    const file = path.startsWith('/@fs/') ? path.slice('/@fs'.length) : join(root, path)
    pdfMake.addVirtualFileSystem({ [file]: readFileSync(file, 'base64') })
    return file
  })
  return readPdf(bytes)
}

test('a quote is one page, with all that it must say in reading order', async () => {
  const { pages, info } = await read({ coordinates: farAway })
  expect(pages).toHaveLength(1)
  const { total, subtotal, vat, pdfTotal, line } = amountsOf('fuite', 'urgent', farAway)
  const order = [
    letterhead,
    'Nom Élodie d’Artagnan Téléphone 06 12 34 56 78 Email elodie@example.fr',
    'Adresse 20 Avenue de la Gare 33000 Bordeaux Distance 51 km du centre de Bordeaux',
    'Km offerts 20 km Km facturés 31 km Déplacement',
    'Arrivée 128 min (2 h 08) après le départ',
    'Service Réparation de fuite Contenu Recherche de l’origine de la fuite',
    'Urgence Urgent (24h) Description Fuite sous l’évier de la cuisine, le siphon goutte en continu.',
    'Outils détecteur de fuite acoustique, clé à molette',
    `Prix de base ${line('base')} Déplacement (31 km) ${line('travel')} Majoration d’urgence ${line('urgency')}`,
    `Sous-total ${subtotal} TVA 20 % ${vat} Total TTC ${pdfTotal}`,
    `${total} TTC à l’écran ; ${pdfTotal} sur le PDF, TVA de 20 % ajoutée.`,
    `Devis valable 30 jours. Prix indicatifs, tarifs du ${plain(date(PRICES_AS_OF))}`,
    '20 km offerts, puis 0,65 € par km.',
    'arrêté du 24 janvier 2017',
    'Urgence : coordonnées communiquées lors de la mise en relation Page 1 / 1',
  ].map((text) => pages[0]?.indexOf(text) ?? -1)
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  const author = { Author: 'Plombier 2 Minutes', Language: 'fr-FR' }
  expect(info).toMatchObject({ Title: 'Devis DEV-412345 – Plombier 2 Minutes', ...author })
})

test('whatever is typed, the PDF is made and has no blank boxes', async () => {
  const typed = fc.string({ unit: 'grapheme', maxLength: 120 })
  await fc.assert(
    fc.asyncProperty(anyWork, typed, async (work, text) => {
      const { blankBoxes } = await read({ ...work, name: text, address: text, description: text })
      expect(blankBoxes).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('a description of 600 characters leaves the quote on one page, without a row for no e-mail', async () => {
  const description = 'Une description ordinaire de la panne. '.repeat(16).slice(0, 600)
  const { pages } = await read({ description, coordinates: farAway, email: '' })
  expect(pages).toHaveLength(1)
  expect(pages[0]).not.toContain('Email')
})

test('a long e-mail breaks behind its @ or a dot', async () => {
  const { pages } = await read({ email: 'elodie.d.artagnan@messagerie-tres-longue.example.fr' })
  expect(pages[0]).toContain('elodie.d.artagnan@ messagerie-tres-longue. example.fr')
})

test('where the conditions alone would stand on a second page, lines stand closer', async () => {
  const { pages } = await read({ description: 'Fuite.\n'.repeat(16) })
  expect(pages).toEqual([expect.stringMatching(`${near.pdfTotal}.*Conditions générales`)])
})

test('a longer description continues on further pages, which also have the letterhead', async () => {
  const words = Array.from({ length: 700 }, (_, index) => `mot${index}`)
  // Lines break between words, whatever the spaces between them.
  const { pages } = await read({ description: words.join('\u00A0') })
  expect(pages.length).toBeGreaterThan(1)
  for (const [index, page] of pages.entries()) {
    expect(page.startsWith(letterhead)).toBe(true)
    expect(page).toContain(`Page ${index + 1} / ${pages.length}`)
  }
  expect(pages.join(' ').match(/mot\d+/g)).toEqual(words)
})

test('neither the calculation nor the conditions are torn apart by the end of a page', async () => {
  // In steps of less than the height of either.
  for (const lines of [1, 7, 13, 19, 25, 31]) {
    const { pages } = await read({ description: 'Fuite.\n'.repeat(lines) })
    expect(pages.length).toBeLessThan(3)
    for (const whole of [
      `Calcul détaillé.*${near.pdfTotal}`,
      'Conditions générales.*l’accepter\\.',
    ]) {
      expect(pages.filter((page) => page.match(whole))).toHaveLength(1)
    }
  }
})

test('the first line of a quote stands below a letterhead of many lines', async () => {
  const before = { ...brand }
  onTestFinished(() => void Object.assign(brand, before))
  Object.assign(brand, {
    name: 'Plomberie de la Grande Avenue',
    phone: '+33 (0)1 23 45 67 89, de huit à vingt h.',
    email: 'contact.clientele@plomberie-avenue.fr',
    url: 'https://www.plomberie-grande-avenue.fr',
  })
  const long = await read()
  expect(long.pages).toHaveLength(1)
  const [siteBottom, client] = [long.heightOf(brand.url ?? ''), long.heightOf('Client')]
  expect(client).toBeLessThan(siteBottom - 10)
})

test.each([
  ['Élodie d’Artagnan', 'elodie-d-artagnan'],
  ['Jérôme Lecœur', 'jerome-lecoeur'],
  ['Łukasz Strauß', 'łukasz-strauß'],
  ['../../etc', 'etc'],
  ['王小明', 'client'],
])('the file of a quote for %s is named %s', (name, slug) => {
  expect(pdfFileName(sampleQuote({ name }))).toBe(`devis-bordeaux-${slug}-DEV-412345.pdf`)
})
