import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import jsQr from 'jsqr'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import pdfMake from 'pdfmake'
import { expect, test } from 'vitest'
import { createPdf } from '../../src/features/quote/pdf/create-pdf.ts'
import { quoteUrl } from '../../src/price/quote-link.ts'
import { sampleQuote } from '../support/sample-quote.ts'

pdfMake.setUrlAccessPolicy(() => false)
pdfMake.setLocalAccessPolicy(() => true)

/** Dots an inch of an ordinary print. */
const PRINT_DPI = 150

test('from a print of the PDF, a phone reads the link of the quote', async () => {
  const quote = sampleQuote({ city: 'chalon-sur-saone', service: 'pompe-chaleur' })
  const pdf = await createPdf(quote, pdfMake, (path) =>
    path.startsWith('/@fs/') ? path.slice('/@fs'.length) : join(import.meta.dirname, '../..', path),
  )
  const { promise } = getDocument({ data: new Uint8Array(await pdf.getBuffer()), verbosity: 0 })
  const page = await (await promise).getPage(1)
  const viewport = page.getViewport({ scale: PRINT_DPI / 72 })
  const canvas = createCanvas(viewport.width, viewport.height)
  const context = canvas.getContext('2d')
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  expect(jsQr(data as Uint8ClampedArray<ArrayBuffer>, width, height)?.data).toBe(quoteUrl(quote))
})
