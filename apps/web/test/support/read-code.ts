import jsQr from 'jsqr'
import { getDocument } from 'unpdf/pdfjs'
import { drawPdf } from './draw-pdf.ts'

/** The code on a PDF file's first page, as a phone reads it from a print of 150 dots an inch. */
export async function readCode(bytes: Uint8Array) {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const { data, width, height } = await drawPdf(await pdf.getPage(1), 150)
  const code = jsQr(data as Uint8ClampedArray<ArrayBuffer>, width, height)
  const { topLeftCorner, topRightCorner } = code?.location ?? {}
  const inches = ((topRightCorner?.x ?? 0) - (topLeftCorner?.x ?? 0)) / 150
  return { text: code?.data, millimeters: inches * 25.4 }
}
