import { readFile } from 'node:fs/promises'
import { getDocument, OPS, type PDFPageProxy } from 'unpdf/pdfjs'

/** The content of a PDF, or of its file, as pdf.js reads it. */
export async function readPdf(source: Uint8Array | string) {
  const bytes = typeof source === 'string' ? await readFile(source) : source
  const pdf = await getDocument({
    data: Uint8Array.from(bytes),
    fontExtraProperties: true,
    verbosity: 0,
  }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
  )
  const { info } = await pdf.getMetadata()
  const firstItems = (await pages[0]?.getTextContent())?.items ?? []
  return {
    /** The text of each page in the order of the file, with single spaces. */
    pages: await Promise.all(pages.map(textOf)),
    /** The characters that are drawn as an empty box, because the font lacks them. */
    blankBoxes: (await Promise.all(pages.map(blankBoxesOf))).flat(),
    /** How far above the first page's lower edge a text stands, in points; NaN if nowhere. */
    heightOf: (text: string): number =>
      Number(
        firstItems.flatMap((item) => ('str' in item && item.str === text ? item.transform : []))[5],
      ),
    info: info as Readonly<Record<string, unknown>>,
  }
}

async function textOf(page: PDFPageProxy) {
  const { items } = await page.getTextContent()
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : []))
  return texts.join(' ').replace(/\s+/g, ' ')
}

async function blankBoxesOf(page: PDFPageProxy) {
  const { fnArray, argsArray } = await page.getOperatorList()
  return argsArray
    .filter((_, index) => fnArray[index] === OPS.showText)
    .flatMap(([glyphs]): readonly { originalCharCode?: number; unicode: string }[] => glyphs)
    .filter(({ originalCharCode }) => originalCharCode === 0)
    .map(({ unicode }) => unicode)
}
