import {
  FREE_KILOMETERS,
  PRICE_PER_KILOMETER,
  PRICES_AS_OF,
  pdfAmounts,
  quoteLines,
} from '@plombier/quote-engine'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { date, euros, kilometers, minutes } from '../../format/french.ts'
import { brand } from '../../site/brand.ts'
import type { IssuedQuote } from './issued-quote.ts'
import { quoteLineLabel } from './quote-line-label.ts'

const POINTS_PER_MILLIMETER = 72 / 25.4
const MARGIN = 8 * POINTS_PER_MILLIMETER

const ink = '#0e3138'
const quiet = '#45605f'
const line = '#d5dcd9'
const copper = '#a54c1a'

/** The quote as a pdfmake document: A4, margins of 8 mm, amounts from the engine alone. */
export function quoteDocument(quote: IssuedQuote): TDocumentDefinitions {
  const { address, city, client, description, issuedAt, number, result, service, urgency } = quote
  const { subtotal, vat, total } = pdfAmounts(result)
  const lines = quoteLines(result).document.filter(({ kind }) => kind !== 'vat')

  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 22],
    language: 'fr-FR',
    info: {
      title: `Devis ${number} – ${brand.name}`,
      author: brand.name,
      subject: `${service.name} à ${city.name}`,
    },
    displayTitle: true,
    defaultStyle: { font: 'Inter', fontSize: 9.5, lineHeight: 1.25, color: ink },
    styles: {
      heading: { fontSize: 11, bold: true, margin: [0, 12, 0, 4] },
      quiet: { color: quiet },
      small: { fontSize: 8.5, color: quiet },
    },
    content: [
      {
        columns: [
          { text: brand.name, fontSize: 18, bold: true },
          {
            width: 'auto',
            alignment: 'right',
            stack: [
              { text: `Devis ${number}`, bold: true, fontSize: 12 },
              { text: date(issuedAt), style: 'quiet' },
            ],
          },
        ],
      },
      rule(copper, 2),
      {
        columns: [
          {
            stack: [
              { text: 'Client', style: 'heading' },
              { text: client.name, bold: true },
              client.phone,
              client.email,
            ].filter(Boolean) as Content[],
          },
          {
            stack: [{ text: 'Adresse d’intervention', style: 'heading' }, address.label],
          },
        ],
        columnGap: 16,
      },
      { text: 'Intervention', style: 'heading' },
      facts([
        ['Service', service.name],
        ['Urgence', urgency.label],
        ['Prix de base', euros(result.basePrice)],
        ['Description', description],
        ['Outils', result.requiredTools.join(', ')],
      ]),
      { text: 'Calcul détaillé', style: 'heading' },
      {
        table: {
          widths: ['*', 'auto'],
          dontBreakRows: true,
          body: [
            ...lines.map((quoteLine) => row(quoteLineLabel(quoteLine, quote), quoteLine.amount)),
            row('Sous-total', subtotal),
            row(quoteLineLabel({ kind: 'vat', amount: vat }, quote), vat),
            [
              { text: 'Total TTC', bold: true, fontSize: 14 },
              { text: euros(total), bold: true, fontSize: 20, alignment: 'right', color: copper },
            ],
          ],
        },
        layout: {
          hLineWidth: (index) => (index === 0 ? 0 : 0.5),
          vLineWidth: () => 0,
          hLineColor: () => line,
          paddingLeft: () => 0,
          paddingRight: () => 0,
        },
      },
      { text: 'Déplacement', style: 'heading' },
      facts([
        ['Distance', `${kilometers(result.distance)} depuis le centre de ${city.name}`],
        ['Arrivée estimée', minutes(result.travelTime)],
      ]),
      { text: 'Conditions', style: 'heading' },
      {
        ul: [
          'Devis valable 30 jours.',
          `Prix indicatifs, tarifs du ${date(PRICES_AS_OF)}\u00A0; le devis définitif est établi par le professionnel après diagnostic sur place.`,
          `${kilometers(FREE_KILOMETERS)} de déplacement offerts, puis ${euros(PRICE_PER_KILOMETER)} par km.`,
        ],
        style: 'small',
      },
    ],
    footer: (page, pages) => ({
      margin: [MARGIN, 4, MARGIN, 0],
      columns: [
        { text: brand.emergencyLine, style: 'small' },
        { text: `Page ${page} / ${pages}`, style: 'small', alignment: 'right', width: 'auto' },
      ],
    }),
  }
}

function rule(color: string, lineWidth: number): Content {
  const width = 210 * POINTS_PER_MILLIMETER - 2 * MARGIN
  return {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth, lineColor: color }],
    margin: [0, 6, 0, 0],
  }
}

function facts(rows: readonly (readonly [string, string])[]): Content {
  return {
    table: {
      widths: [90, '*'],
      body: rows.map(([name, value]) => [{ text: name, style: 'quiet' }, value]),
    },
    layout: { defaultBorder: false, paddingLeft: () => 0, paddingTop: () => 1 },
  }
}

function row(label: string, amount: number): Content[] {
  return [label, { text: euros(amount), alignment: 'right' }]
}
