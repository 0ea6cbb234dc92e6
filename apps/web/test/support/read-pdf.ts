import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A piece of text; lengths in points, from the left and from the upper edge of the page. */
interface Piece {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly baseline: number
  readonly size: number
}

/** The content of a PDF file, as pdf.js reads it. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocument({
    data: Uint8Array.from(bytes),
    fontExtraProperties: true,
    verbosity: 0,
  }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
  )
  const [pieces, drawn, { info }, preferences] = await Promise.all([
    Promise.all(pages.map(readPieces)),
    Promise.all(pages.map(readDrawn)),
    pdf.getMetadata(),
    pdf.getViewerPreferences(),
  ])
  return {
    /** The text of each page in the order of the file, with single spaces. */
    pages: pieces.map((page) =>
      page
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' '),
    ),
    pieces: pieces.flat(),
    /** The colours of texts that could hardly be read on white paper. */
    paleColors: drawn.flatMap(({ colors }) => colors).filter(isPale),
    /** Characters that are drawn as an empty box, because the font lacks them. */
    blankBoxes: drawn.flatMap(({ blankBoxes }) => blankBoxes),
    /** How many shapes are filled with a gradient. */
    gradients: drawn.reduce((sum, { gradients }) => sum + gradients, 0),
    info: info as Readonly<Record<string, unknown>>,
    preferences,
  }
}

async function readPieces(page: PDFPageProxy): Promise<Piece[]> {
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [size = 0, , , , left = 0, height = 0] = item.transform as number[]
    const baseline = (page.view[3] ?? 0) - height
    return { text: item.str, left, right: left + item.width, baseline, size }
  })
}

async function readDrawn(page: PDFPageProxy) {
  const { fnArray, argsArray } = await page.getOperatorList()
  const argumentsOf = (operator: number) =>
    argsArray.filter((_, index) => fnArray[index] === operator)
  const glyphs = argumentsOf(OPS.showText).flatMap(
    ([glyphs]): readonly { originalCharCode?: number; unicode: string }[] => glyphs,
  )
  const blankBoxes = glyphs
    .filter(({ originalCharCode }) => originalCharCode === 0)
    .map(({ unicode }) => unicode)
  return {
    colors: textColors(fnArray, argsArray),
    blankBoxes,
    gradients: argumentsOf(OPS.setFillColorN).length,
  }
}

/** The colour of each text, as `#rrggbb`. */
function textColors(operators: readonly number[], args: readonly (readonly string[])[]) {
  const saved: string[] = []
  let color = '#000000'
  return operators.flatMap((operator, index) => {
    if (operator === OPS.save) saved.push(color)
    if (operator === OPS.restore) color = saved.pop() ?? color
    if (operator === OPS.setFillRGBColor) color = args[index]?.[0] ?? color
    return operator === OPS.showText ? color : []
  })
}

function isPale(color: string) {
  const channels = color.match(/[\da-f]{2}/g) ?? []
  return channels.reduce((sum, channel) => sum + Number.parseInt(channel, 16), 0) > 3 * 128
}
