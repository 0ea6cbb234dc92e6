import { createCanvas, Path2D } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'unpdf/pdfjs'

// What pdf.js takes from a browser.
Object.assign(globalThis, { Path2D })

/** A page as it is printed with so many dots an inch. */
export async function drawPdf(page: PDFPageProxy, dotsPerInch: number) {
  const viewport = page.getViewport({ scale: dotsPerInch / 72 })
  const canvas = createCanvas(viewport.width, viewport.height)
  const context = canvas.getContext('2d')
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { viewport, data, width, height }
}
