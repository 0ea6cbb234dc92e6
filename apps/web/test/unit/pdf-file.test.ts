import { join } from 'node:path'
import pdfMake from 'pdfmake'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPdf } from '../../src/pages/quote/pdf/create-pdf.ts'
import { pdfFileName } from '../../src/pages/quote/pdf/pdf-file-name.ts'
import { placeAt } from '../support/places.ts'
import { readCode } from '../support/read-code.ts'
import { readPdf } from '../support/read-pdf.ts'
import { sampleQuote } from '../support/sample-quote.ts'

pdfMake.setUrlAccessPolicy(() => false)
pdfMake.setLocalAccessPolicy(() => true)

const farAway = placeAt('bordeaux', 51, 90)
const conditions =
  'Conditions générales Devis valable 30 jours. Prix indicatifs, tarifs du 21 novembre 2026 : le devis définitif est établi par le professionnel après diagnostic sur place. Déplacement : 20 km offerts, puis 0,65 € par km. Avant les travaux, le professionnel vous remet son propre devis, qui indique, selon l’arrêté du 24 janvier 2017 (article 4) : date, nom et adresse de l’entreprise, nom du client, lieu de l’intervention, nature exacte des travaux, décompte de chaque prestation et produit, en quantité et en prix unitaire, frais de déplacement, totaux HT et TTC, avec le taux de TVA, durée de validité de l’offre, devis gratuit ou payant. Rien ne vous oblige à l’accepter.'

/** The quote's PDF, drawn by the page's own code, with fonts from disk. */
async function pdfOf(values: Parameters<typeof sampleQuote>[0]) {
  const pdf = await createPdf(sampleQuote(values), pdfMake, (path) =>
    path.startsWith('/@fs/') ? path.slice('/@fs'.length) : join(import.meta.dirname, '../..', path),
  )
  return new Uint8Array(await pdf.getBuffer())
}

const read = async (values: Parameters<typeof sampleQuote>[0] = {}) => readPdf(await pdfOf(values))

test('a quote is one page, with its text in reading order and its link', async () => {
  const { pages, links, info } = await read({ coordinates: farAway })
  const link = 'https://www.example.org/verifier#2026-11-21.bordeaux.fuite.urgent.2015.168.16818.93'
  expect(pages).toEqual([
    [
      'Plombier 2 Minutes Devis DEV-412345 21 novembre 2026',
      'Client Nom Élodie d’Artagnan Téléphone 06 12 34 56 78 E-mail elodie@example.fr',
      'Lieu d’intervention Adresse 20 Avenue de la Gare 33000 Bordeaux',
      'Distance 51 km depuis le centre de Bordeaux, 20 km offerts',
      'Déplacement environ 31 km facturés, 20,15 €',
      'Arrivée estimée 128 min (2 h 08) après le départ',
      'Intervention Service Réparation de fuite',
      'Recherche de l’origine de la fuite et réparation du raccord ou du tuyau.',
      'Urgence Urgent (24h)',
      'Description Fuite sous l’évier de la cuisine, le siphon goutte en continu.',
      'Outils détecteur de fuite acoustique, clé à molette, pince multiprise, coupe-tube, chalumeau et baguettes de brasure, filasse et pâte à joint',
      'Calcul détaillé Prix de base 120,00 € Déplacement (31 km) 20,15 €',
      'Majoration « Urgent (24h) » 28,03 € Sous-total 168,18 € TVA 20 % 33,64 €',
      'Total TTC Total du document PDF, TVA de 20 % ajoutée 201,82 €',
      'Estimation affichée : 168 € TTC',
      conditions,
      'Vérifier ces montants',
      link,
      'Urgence : coordonnées communiquées lors de la mise en relation Page 1 / 1',
    ].join(' '),
  ])
  expect(links).toEqual([link])
  expect(info['Title']).toBe('Devis DEV-412345 – Plombier 2 Minutes')
  expect(info['Language']).toBe('fr-FR')
})

test('what was typed is printed in the fonts’ letters, no e-mail without a gap', async () => {
  const description =
    'Γιώργος Παπαδόπουλος\nВолодимир Їжакевич\nNguyễn Thị Ngọc Ánh\n**gras** [lien](https://example.fr)'
  const typed = { name: 'Łukasz Żółć', phone: '\u202A٠٦ 12 34 56 78\u202C', email: '', description }
  const { pages, blankBoxes } = await read({ ...typed, address: '王小明' })
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('Nom Łukasz Żółć Téléphone 06 12 34 56 78')
  expect(pages[0]).not.toContain('E-mail')
  expect(pages[0]).toContain('Adresse WangXiaoMing (en lettres latines)')
  expect(pages[0]).toContain(`Description ${description.replaceAll('\n', ' ')}`)
  expect(blankBoxes).toEqual([])
})

test('a description of 600 characters leaves the quote on one page', async () => {
  const description = 'Une description ordinaire de la panne. '.repeat(16).slice(0, 600)
  expect((await read({ description, coordinates: farAway })).pages).toHaveLength(1)
})

test('a longer description continues on further pages, which also have the letterhead', async () => {
  const words = Array.from({ length: 700 }, (_, index) => `mot${index}`)
  // Lines break between words, whatever the spaces between them.
  const { pages } = await read({ description: words.join('\u00A0') })
  expect(pages.length).toBeGreaterThan(1)
  for (const [index, page] of pages.entries()) {
    expect(page).toMatch(/^Plombier 2 Minutes Devis DEV-412345 21 novembre 2026 /)
    expect(page).toContain(`Page ${index + 1} / ${pages.length}`)
  }
  expect(pages.join(' ').match(/mot\d+/g)).toEqual(words)
})

test('neither the calculation nor the conditions are torn apart by the end of a page', async () => {
  // In steps of less than the height of either.
  for (const lines of [1, 7, 13, 19, 25, 31]) {
    const { pages } = await read({ description: 'Fuite.\n'.repeat(lines) })
    expect(pages.length).toBeLessThan(3)
    for (const whole of [/Calcul détaillé.*172,80 €/, /Conditions générales.*l’accepter\./]) {
      const matching = pages.filter((page) => page.match(whole))
      expect(matching).toHaveLength(1)
    }
  }
})

test('a long link stands in one piece, and a phone reads its code', async () => {
  vi.stubGlobal(
    'location',
    new URL('https://devis-plomberie.services-de-proximite.departements.fr'),
  )
  onTestFinished(() => void vi.stubGlobal('location', new URL('https://www.example.org')))
  const pdf = await pdfOf({
    city: 'chalon-sur-saone',
    coordinates: placeAt('chalon-sur-saone', 900, 45),
    service: 'pompe-chaleur',
    urgency: 'emergency',
  })
  const { pages, links } = await readPdf(pdf)
  expect(pages[0]).toContain(` ${links[0]} `)
  expect(links[0]).toMatch(/^https:\/\/devis.*\.fr\/verifier#2026-11-21\.chalon-sur-saone\.pompe-/)
  const code = await readCode(pdf)
  expect(code.text).toBe(links[0])
  expect(code.millimeters).toBeGreaterThan(24.9)
})

test.each([
  ['Élodie d’Artagnan', 'elodie-d-artagnan'],
  ['A2B Dupont & Fils (lot 3)', 'a2b-dupont-fils-lot-3'],
  ['Jérôme Lecœur', 'jerome-lecoeur'],
  ['Łukasz Strauß', 'łukasz-strauß'],
  ['../../etc', 'etc'],
  ['王小明', 'client'],
  ['1234', 'client'],
  [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
])('the file of a quote for %s is named %s', (name, slug) => {
  expect(pdfFileName(sampleQuote({ name }))).toBe(`devis-bordeaux-${slug}-DEV-412345.pdf`)
})
