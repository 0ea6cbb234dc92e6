import type {
  Content,
  CustomTableLayout,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces'
import { brand, brandContact } from '../../../settings.ts'
import { cityWithA } from '../../../texts/city-name.ts'
import { euros } from '../../../texts/french.ts'
import { actionTint, light } from '../../../ui/palette.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
import type { QuoteDocument } from '../words/quote-document.ts'
import type { FactSection } from '../words/quote-facts.ts'
import { logo, PIPE, pipe, qrCode } from './pdf-drawings.ts'

// All lengths in points.
const MILLIMETER = 72 / 25.4
const MARGIN = 8 * MILLIMETER
const WIDTH = 210 * MILLIMETER - 2 * MARGIN
const LETTERHEAD = 48
const FOOTER = 22
const GAP = 18
const ROW = 21
const TOTAL_ROW = 42
/** As large as there is room for, however long the link: it is scanned from faxes too. */
const QR = 29 * MILLIMETER
/** More than four of its modules. */
const QR_QUIET = 12
/** Wider than the mean letter of any quote's link, as a share of the font size. */
const LETTER = 0.56

const { action: copper, ink, inkQuiet: quiet, paper: shaded } = light

/**
 * The quote as a pdfmake document definition: A4, margins of 8 mm, all amounts from the engine.
 * Expects a document in printable letters. Columns have fixed widths: pdfmake breaks a long word only in those.
 */
export function pdfDefinition(
  issuedQuote: IssuedQuote,
  { title, date, sideBySide, fullWidth, calculation, conditions, proof }: QuoteDocument,
): TDocumentDefinitions {
  const { city, issuedAt, service } = issuedQuote
  const half = (WIDTH - GAP) / 2

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
        columns: sideBySide.map((section) => ({
          width: half,
          stack: sectionContent(section, half),
        })),
        columnGap: GAP,
      },
      ...fullWidth.flatMap((section) => sectionContent(section, WIDTH)),
      {
        stack: [
          { text: calculation.title, style: 'heading' },
          priceTable(calculation),
          {
            text: calculation.estimate,
            style: 'amount',
            margin: [0, 6, 12, 0],
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
                alignment: 'right',
                margin: [0, QR_QUIET, 0, 0],
                stack: [
                  qrCode(proof.url, QR),
                  {
                    text: proof.title,
                    style: 'small',
                    fontSize: 8,
                    margin: [0, QR_QUIET - 3, 0, 0],
                  },
                ],
              },
            ],
            columnGap: QR_QUIET,
          },
          {
            text: proof.url,
            link: proof.url,
            style: 'small',
            alignment: 'right',
            // On one line: of a link that breaks at a hyphen, viewers copy no hyphen.
            noWrap: true,
            fontSize: Math.min(9, WIDTH / (proof.url.length * LETTER)),
          },
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
  }
}

function priceTable({ price, totalLabel, totalDetail }: QuoteDocument['calculation']): Content {
  const { pdfLines, pdf } = price
  const rows = [
    ...pdfLines.map(({ kind, label, amount }): TableCell[] => {
      const bold = kind === 'subtotal'
      return [
        { text: label, margin: [12, 4, 0, 0], fillColor: shaded, bold },
        { text: euros(amount), style: 'amount', margin: [0, 4, 12, 0], fillColor: shaded, bold },
      ]
    }),
    [
      {
        stack: [
          { text: totalLabel, font: 'Display', fontSize: 17, lineHeight: 1 },
          { text: totalDetail, style: 'small' },
        ],
        margin: [12, 6, 0, 0],
        fillColor: actionTint,
      },
      {
        text: euros(pdf.total),
        font: 'Display',
        fontSize: 28,
        style: 'amount',
        margin: [0, 4, 12, 0],
        fillColor: actionTint,
      },
    ],
  ] satisfies TableCell[][]
  const drawing = pipe(
    pdfLines.map((_, index) => ROW * index + ROW / 2),
    ROW * pdfLines.length + TOTAL_ROW / 2,
  )
  return {
    table: {
      widths: [PIPE, WIDTH - PIPE - 230, 230],
      heights: (row) => (row < pdfLines.length ? ROW : TOTAL_ROW),
      body: rows.map((cells, index) => [
        index === 0 ? { ...drawing, rowSpan: rows.length } : '',
        ...cells,
      ]),
    },
    layout: bare,
  }
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
            stack: [{ text: value }, ...(detail ? [{ text: detail, style: 'quiet' }] : [])],
            margin: [0, 0, 0, 3],
          },
        ]),
      },
      layout: bare,
    },
  ]
}
