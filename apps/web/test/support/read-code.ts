import { createCanvas, Path2D } from '@napi-rs/canvas'
import jsQr from 'jsqr'
import { getDocument } from 'unpdf/pdfjs'

// What pdf.js takes from a browser.
Object.assign(globalThis, { Path2D })

/** The code on a PDF file's first page, as a phone reads it from a print of 150 dots an inch. */
export async function readCode(bytes: Uint8Array) {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const page = await pdf.getPage(1)
  const viewport = page.getViewport({ scale: 150 / 72 })
  const canvas = createCanvas(viewport.width, viewport.height)
  const context = canvas.getContext('2d')
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  const code = jsQr(data as Uint8ClampedArray<ArrayBuffer>, width, height)
  const { topLeftCorner, topRightCorner } = code?.location ?? {}
  const inches = ((topRightCorner?.x ?? 0) - (topLeftCorner?.x ?? 0)) / 150
  return { text: code?.data, millimeters: inches * 25.4 }
}
