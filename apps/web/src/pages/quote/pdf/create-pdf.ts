import type * as PdfMake from 'pdfmake'
import type {
  Column,
  Content,
  CustomTableLayout,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces'
import type { IssuedQuote } from '../../../memory.ts'
import { lineLabel, type Price, pdfTotal, priceOf } from '../../../price/price-texts.ts'
import { brand } from '../../../settings.ts'
import logo from '../../../site/mark.svg?raw'
import { date, euros, wholeEuros } from '../../../texts/french.ts'
import { actionTint, light } from '../../../ui/palette.ts'
import { beforeTheWork, conditions } from '../conditions.ts'
import { requestOf } from '../issued-quote.ts'
import { type FactSection, quoteFacts } from '../quote-facts.ts'
import bricolageBold from './fonts/bricolage-bold.ttf?url'
import interRegular from './fonts/inter-regular.ttf?url'
import interSemibold from './fonts/inter-semibold.ttf?url'
import { printableText } from './printable-text.ts'

// All lengths are in points.
const MILLIMETER = 72 / 25.4
const MARGIN = 8 * MILLIMETER
const WIDTH = 210 * MILLIMETER - 2 * MARGIN
const FOOTER = 22
const GAP = 18
const LOGO = 34
const PIPE = 4

/** Points above a heading, and the height of a line. `TIGHT` is for a quote of which only a little is on a second page. */
const USUAL = { gap: 8, lineHeight: 1.2 }
const TIGHT = { gap: 3, lineHeight: 1.1 }
/** Letters that fit beside the label of a client's e-mail. */
const LONGEST_EMAIL = 26

/** The quote as the bytes of a PDF, drawn by pdfmake. */
export async function createPdf(
  issued: IssuedQuote,
  pdfMake: Pick<typeof PdfMake, 'createPdf' | 'setFonts'>,
  /** Turns a font's path on this site into a path or URL that pdfmake can open. */
  locate: (path: string) => string,
): Promise<Uint8Array> {
  pdfMake.setFonts({
    Text: { normal: locate(interRegular), bold: locate(interSemibold) },
    Display: { normal: locate(bricolageBold) },
  })
  async function draw(spacing: typeof USUAL) {
    let pages = 0
    const document = definition(issued, spacing, (count) => {
      pages = count
    })
    const bytes = await pdfMake.createPdf(document).getBuffer()
    return { bytes, pages }
  }
  const usual = await draw(USUAL)
  if (usual.pages !== 2) return usual.bytes
  // Perhaps only the conditions did not fit on the first page.
  const tight = await draw(TIGHT)
  return tight.pages === 1 ? tight.bytes : usual.bytes
}

/** A4 with margins of 8 mm. Columns have fixed widths: pdfmake breaks a long word only in those. */
function definition(
  issued: IssuedQuote,
  { gap, lineHeight }: typeof USUAL,
  countPages: (count: number) => void,
): TDocumentDefinitions {
  const price = priceOf(requestOf(issued))
  const [client, address, work] = quoteFacts(issued, price.quote)
  const { sentence, items, end } = beforeTheWork
  const rows: Content[] = [
    letterhead(issued),
    {
      columns: [
        factTable(client, 0.42 * (WIDTH - GAP), 70),
        factTable(address, 0.58 * (WIDTH - GAP)),
      ],
      columnGap: GAP,
    },
    factTable(work, WIDTH),
    {
      stack: [
        { text: 'Calcul détaillé', style: 'heading' },
        priceTable(price),
        {
          text: `${wholeEuros(price.quote.totalPrice)} TTC à l’écran\u00A0; ${pdfTotal(price.pdf)}.`,
          style: 'amount',
          margin: [0, 6, 0, 0],
        },
      ],
      unbreakable: true,
    },
    {
      stack: [
        { text: 'Conditions générales', style: 'heading' },
        {
          ul: [...conditions(issued.pricesAsOf), `${sentence} ${items.join('\u202F; ')}. ${end}`],
          style: 'small',
        },
      ],
      unbreakable: true,
    },
  ]
  return {
    version: '1.7',
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + FOOTER],
    language: 'fr-FR',
    displayTitle: true,
    info: {
      title: `Devis ${issued.number} – ${brand.name}`,
      author: brand.name,
      creationDate: new Date(issued.issuedAt),
    },
    defaultStyle: { font: 'Text', fontSize: 10.5, lineHeight, color: light.ink },
    styles: {
      heading: { font: 'Display', fontSize: 13.5, lineHeight: 1.1, margin: [0, gap, 0, 3] },
      quiet: { color: light.inkQuiet },
      small: { fontSize: 9, color: light.inkQuiet },
      amount: { alignment: 'right', fontFeatures: ['tnum'] },
    },
    // A table repeats its first row on each page, as high as its lines are. A header has a fixed height.
    content: {
      table: { headerRows: 1, widths: [WIDTH], body: rows.map((row) => [row] as TableCell[]) },
      layout: bare,
    },
    footer(page, pages) {
      countPages(pages)
      return {
        margin: [MARGIN, 8, MARGIN, 0],
        columns: [
          { text: printableText(brand.emergencyLine), style: 'small', width: WIDTH - 80 },
          { text: `Page ${page} / ${pages}`, style: ['small', 'amount'], width: 80 },
        ],
      }
    },
  }
}

function letterhead({ number, issuedAt }: IssuedQuote): Content {
  const contact = [brand.phone, brand.email, brand.url].filter((line) => line !== undefined)
  return {
    columns: [
      { width: LOGO, stack: [{ svg: logo, width: LOGO, height: LOGO }] },
      {
        width: WIDTH - LOGO - 160 - 20,
        stack: [
          { text: printableText(brand.name), bold: true, fontSize: 18, lineHeight: 1.1 },
          ...contact.map((line): Content => ({ text: printableText(line), style: 'small' })),
        ],
      },
      {
        width: 160,
        alignment: 'right',
        stack: [
          { text: `Devis ${number}`, font: 'Display', fontSize: 13, lineHeight: 1.15 },
          { text: date(new Date(issuedAt)), style: 'quiet' },
        ],
      },
    ],
    columnGap: 10,
    margin: [0, 0, 0, 6],
  }
}

function factTable({ title, facts }: FactSection, width: number, labelWidth = 110): Column {
  return {
    width,
    stack: [
      { text: title, style: 'heading' },
      {
        table: {
          widths: [labelWidth, width - labelWidth],
          body: facts.map(({ id, label, value, isTyped }) => [
            { text: label, style: 'quiet', margin: [0, 0, 0, 3] },
            {
              text: isTyped ? typedText(id, String(value)) : [value].flat().join(', '),
              margin: [0, 0, 0, 3],
            },
          ]),
        },
        layout: bare,
      },
    ],
  }
}

/** What was typed, as the PDF can print it. A long e-mail breaks behind its `@` or a dot. */
function typedText(id: string, value: string): string {
  let rest = printableText(value)
  const lines: string[] = []
  while (id === 'email' && rest.length > LONGEST_EMAIL) {
    const ends = ['@', '.'].map((sign) => rest.lastIndexOf(sign, LONGEST_EMAIL - 1) + 1)
    const end = Math.max(...ends)
    if (end === 0) break
    lines.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...lines, rest].join('\n')
}

function priceTable({ quote, lines, pdf }: Price): Content {
  const row = (label: string, amount: number, style: object): TableCell[] => [
    { text: label, margin: [12, 3, 0, 2], ...style },
    { text: euros(amount), style: 'amount', margin: [0, 3, 12, 2], ...style },
  ]
  const paperRow = (label: string, amount: number) => row(label, amount, { fillColor: light.paper })
  return {
    table: {
      widths: [WIDTH - PIPE - 200, 200],
      body: [
        ...lines.pdf.flatMap(({ kind, amount }) => [
          ...(kind === 'vat' ? [paperRow('Sous-total', pdf.subtotal)] : []),
          paperRow(lineLabel(kind, quote), amount),
        ]),
        row('Total TTC', pdf.total, { font: 'Display', fontSize: 22, fillColor: actionTint }),
      ],
    },
    // The copper pipe, which leads to the total.
    layout: {
      ...bare,
      vLineWidth: (column) => (column === 0 ? PIPE : 0),
      vLineColor: light.pipe,
    },
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
