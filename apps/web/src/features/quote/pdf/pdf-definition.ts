import type {
  Content,
  ContentText,
  CustomTableLayout,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces'
import { actionTint, light } from '../../../design/palette.ts'
import { cityWithA } from '../../../format/city-name.ts'
import { euros } from '../../../format/french.ts'
import type { Price } from '../../../price/price.ts'
import { quoteUrl } from '../../../price/quote-link.ts'
import { brand, brandContact } from '../../../site/brand.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
import type { QuoteDocument } from '../words/quote-document.ts'
import type { FactSection } from '../words/quote-facts.ts'
import { elbow, logo, pipeDown, pipeFromCollar } from './pdf-drawings.ts'

// All lengths in points.
const MILLIMETER = 72 / 25.4
const MARGIN = 8 * MILLIMETER
const WIDTH = 210 * MILLIMETER - 2 * MARGIN
const LETTERHEAD = 48
const FOOTER = 22
const GAP = 18
const ROW = 21
const TOTAL_ROW = 42
/** Room for the largest: pdfmake makes each module two whole points, which is 26 mm for most links. */
const QR = 29 * MILLIMETER
/** More than four of its modules. */
const QR_QUIET = 12

const { action: copper, ink, inkQuiet: quiet, paper: shaded } = light

/**
 * The quote as a pdfmake document definition: A4, margins of 8 mm, all amounts from the engine.
 * Expects printable facts. Columns have fixed widths: pdfmake breaks a long word only in those.
 */
export function pdfDefinition(
  issuedQuote: IssuedQuote,
  { title, date, beside, below, calculation, conditions }: QuoteDocument,
): TDocumentDefinitions {
  const { city, issuedAt, service } = issuedQuote
  const half = (WIDTH - GAP) / 2
  const [estimate, pdfTotal] = calculation.totals
  const proof = quoteUrl(issuedQuote)

  return {
    version: '1.7',
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN + LETTERHEAD, MARGIN, MARGIN + FOOTER],
    language: 'fr-FR',
    displayTitle: true,
    info: {
      title: `${title} – ${brand.name}`,
      author: brand.name,
      subject: `${service.name} ${cityWithA(city.name)}`,
      creationDate: issuedAt,
    },
    defaultStyle: { font: 'Text', fontSize: 10.5, lineHeight: 1.2, color: ink },
    styles: {
      heading: { font: 'Display', fontSize: 13.5, lineHeight: 1.1, margin: [0, 8, 0, 3] },
      quiet: { color: quiet },
      small: { fontSize: 9, color: quiet },
      amount: { alignment: 'right', fontFeatures: ['tnum'] },
    },
    // Not `header`: pdfmake writes it after the page's text, and screen readers would read it last.
    background: () => letterhead(title, date),
    content: [
      {
        columns: beside.map((section) => ({ width: half, stack: sectionContent(section, half) })),
        columnGap: GAP,
      },
      ...below.flatMap((section) => sectionContent(section, WIDTH)),
      {
        stack: [
          { text: calculation.title, style: 'heading' },
          priceTable(calculation.price),
          {
            columns: [
              { text: estimate, width: 'auto' },
              { text: pdfTotal, style: 'amount' },
            ],
            fontFeatures: ['tnum'],
            margin: [26, 6, 12, 0],
          },
        ],
        unbreakable: true,
      },
      {
        stack: [
          {
            columns: [
              {
                width: WIDTH - QR - QR_QUIET,
                stack: [
                  { text: conditions.title, style: 'heading' },
                  { ul: [...conditions.sentences], style: 'small', markerColor: copper },
                ],
              },
              {
                width: QR,
                qr: proof,
                fit: QR,
                eccLevel: 'L',
                alignment: 'right',
                margin: [0, QR_QUIET, 0, 0],
              },
            ],
            columnGap: QR_QUIET,
          },
          // As wide as the page: a link that breaks cannot be copied.
          { text: ['Vérifier ces montants\u00A0: ', proof], style: 'small' },
        ],
        unbreakable: true,
      },
    ],
    footer: (page, pages) => ({
      margin: [MARGIN, 8, MARGIN, 0],
      columns: [
        { text: brand.emergencyLine, style: 'small', width: WIDTH - 80 },
        { text: `Page ${page} / ${pages}`, style: ['small', 'amount'], width: 80 },
      ],
    }),
  }
}

function letterhead(title: string, date: string): Content {
  return {
    margin: [MARGIN, MARGIN, MARGIN, 0],
    stack: [
      {
        columns: [
          { width: 34, stack: [logo(34)] },
          {
            width: WIDTH - 34 - 200 - 20,
            stack: [
              {
                text: brand.name,
                font: 'Display',
                fontSize: 20,
                lineHeight: 1,
                margin: [0, brandContact ? 0 : 5, 0, 2],
              },
              ...(brandContact ? [{ text: brandContact, style: 'small' }] : []),
            ],
          },
          {
            width: 200,
            alignment: 'right',
            stack: [
              { text: title, font: 'Display', fontSize: 13, lineHeight: 1.15 },
              { text: date, style: 'quiet' },
            ],
          },
        ],
        columnGap: 10,
      },
    ],
  }
}

function priceTable({ pdfLines, pdf: { total } }: Price): Content {
  return {
    table: {
      widths: [14, WIDTH - 14 - 230, 230],
      body: [
        ...pdfLines.map((line, index) => row(line, index === 0)),
        [
          elbow(TOTAL_ROW),
          {
            text: 'Total TTC',
            font: 'Display',
            fontSize: 17,
            margin: [12, 11, 0, 0],
            fillColor: actionTint,
          },
          {
            text: euros(total),
            font: 'Display',
            fontSize: 28,
            style: 'amount',
            margin: [0, 4, 12, 0],
            fillColor: actionTint,
          },
        ],
      ],
    },
    layout: bare,
  }
}

function row({ kind, label, amount }: Price['pdfLines'][number], isFirst: boolean): TableCell[] {
  const bold = kind === 'subtotal'
  const fillColor = shaded
  return [
    isFirst ? pipeFromCollar(ROW) : pipeDown(ROW),
    { text: label, margin: [12, 4, 0, 0], fillColor, bold },
    { text: euros(amount), style: 'amount', margin: [0, 4, 12, 0], fillColor, bold },
  ]
}

const none = () => 0

/** No lines and no padding. */
const bare: CustomTableLayout = {
  hLineWidth: none,
  vLineWidth: none,
  paddingLeft: none,
  paddingRight: none,
  paddingTop: none,
  paddingBottom: none,
}

function sectionContent({ title, facts }: FactSection, width: number): Content[] {
  return [
    { text: title, style: 'heading' },
    {
      table: {
        widths: [90, width - 90],
        body: facts.map(({ label, value, detail = '' }) => [
          { text: label, style: 'quiet', margin: [0, 0, 0, 3] },
          {
            stack: [breakable(value), ...(detail ? [{ text: detail, style: 'quiet' }] : [])],
            margin: [0, 0, 0, 3],
          },
        ]),
      },
      layout: bare,
    },
  ]
}

/** Lets very long words break at any letter: otherwise pdfmake takes seconds for them. */
function breakable(text: string): ContentText {
  return {
    text: text
      .split(/(\S{60,})/)
      .map((piece, index) => (index % 2 === 0 ? piece : { text: piece, wordBreak: 'break-all' })),
  }
}
