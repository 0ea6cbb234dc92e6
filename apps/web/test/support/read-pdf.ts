import { getDocument, OPS, type PDFPageProxy } from 'unpdf/pdfjs'
import { contrast, luminance } from './contrast.ts'
import { drawPdf } from './draw-pdf.ts'

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
  const pieces = await Promise.all(pages.map(readPieces))
  const { info } = await pdf.getMetadata()
  return {
    /** The text of each page in the order of the file, with single spaces. */
    pages: pieces.map((page) =>
      page
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' '),
    ),
    /** The pieces of text as they are drawn: none is longer than a line. */
    lines: pieces.flat().map(({ text }) => text),
    /** Where the links of the file lead. */
    links: (await Promise.all(pages.map((page) => page.getAnnotations())))
      .flat()
      .flatMap(({ url }): readonly string[] => url ?? []),
    /** The least room between a text and an edge of its page, in points. */
    margin: Math.min(...pieces.flatMap((page) => page.flatMap(({ margins }) => margins))),
    /** The pairs of texts that stand on each other. */
    collisions: pieces.flatMap((page) =>
      page.flatMap((one, index) =>
        page
          .slice(index + 1)
          .flatMap((other) => (meet(one, other) ? [[one.text, other.text]] : [])),
      ),
    ),
    /** Finds the characters that are drawn as an empty box, because the font lacks them. */
    blankBoxes: async () => (await Promise.all(pages.map(readBlankBoxes))).flat(),
    /** Finds the texts that hardly differ from the paper or the ground that they stand on. */
    faintTexts: async () => (await Promise.all(pages.map(readFaintTexts))).flat(),
    info: info as Readonly<Record<string, unknown>>,
  }
}

type Piece = Awaited<ReturnType<typeof readPieces>>[number]

function meet(one: Piece, other: Piece) {
  const isBeside = one.right <= other.left || other.right <= one.left
  return !isBeside && one.bottom < other.top && other.bottom < one.top
}

async function readPieces(page: PDFPageProxy) {
  const { items } = await page.getTextContent()
  const [, , pageWidth = 0, pageHeight = 0] = page.view
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return []
    const [, , , , left = 0, bottom = 0] = item.transform as number[]
    // From the base line to the top of most letters.
    const [right, top] = [left + item.width, bottom + item.height / 2]
    const margins = [left, pageWidth - right, bottom, pageHeight - top]
    return { text: item.str, left, right, bottom, top, margins }
  })
}

async function readFaintTexts(page: PDFPageProxy) {
  const { data, width, viewport } = await drawPdf(page, 288)
  const toPixel = (x: number, y: number) =>
    viewport.convertToViewportPoint(x, y).map(Math.round) as [number, number]
  const pieces = await readPieces(page)
  return pieces.flatMap((piece) => {
    const [[left, top], [right, bottom]] = [
      toPixel(piece.left, piece.top),
      toPixel(piece.right, piece.bottom),
    ]
    let [least, most] = [1, 0]
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const [red = 0, green = 0, blue = 0] = data.subarray(4 * (y * width + x))
        least = Math.min(least, luminance(red, green, blue))
        most = Math.max(most, luminance(red, green, blue))
      }
    }
    return contrast(least, most) < 4.5 ? [piece.text] : []
  })
}

async function readBlankBoxes(page: PDFPageProxy) {
  const { fnArray, argsArray } = await page.getOperatorList()
  return argsArray
    .filter((_, index) => fnArray[index] === OPS.showText)
    .flatMap(([glyphs]): readonly { originalCharCode?: number; unicode: string }[] => glyphs)
    .filter(({ originalCharCode }) => originalCharCode === 0)
    .map(({ unicode }) => unicode)
}
