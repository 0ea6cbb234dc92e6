import { pdfAmounts, quoteLines } from '@plombier/quote-engine'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteDocument } from '../src/features/quote/document/quote-document.ts'
import { sampleQuote } from './sample-quote.ts'

test('x', async () => {
  const { makeQuotePdf } = await import('./make-quote-pdf.ts')
  const { readPdf } = await import('./read-pdf.ts')
  const r = await readPdf(
    await makeQuotePdf(sampleQuote({ name: '王小明 الأحمد', description: 'a😀\uD800b \u202f x' })),
  )
  console.log(r)
  void [pdfAmounts, quoteLines, fc, expect, quoteDocument]
})
