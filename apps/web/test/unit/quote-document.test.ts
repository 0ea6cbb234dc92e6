import { pdfAmounts, type QuoteLines, quoteLines } from '@plombier/quote-engine'
import { coordinates, serviceId, urgencyKey } from '@plombier/quote-engine/arbitraries'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteDocument } from '../../src/features/quote/document/quote-document.ts'
import { euros } from '../../src/format/french.ts'
import { sampleQuote } from '../support/sample-quote.ts'

test('the amounts are those of the engine’s lines, all of them', () => {
  fc.assert(
    fc.property(serviceId(), urgencyKey(), coordinates(), (serviceType, urgency, coordinates) => {
      const quote = sampleQuote({ serviceType, urgency, coordinates })
      const { subtotal, vat, total } = pdfAmounts(quote.price)
      const amounts = texts(quoteDocument(quote)).filter((text) => /^[\d\s,]+€$/.test(text))
      const lines = quoteLines(quote.price).document.slice(0, -1)
      expect(amounts).toEqual(
        [quote.price.basePrice, ...amountsOf(lines), subtotal, vat, total].map(euros),
      )
    }),
  )
})

test('an e-mail that was not given leaves no gap', () => {
  expect(texts(quoteDocument(sampleQuote({ email: '' })))).not.toContain('')
})

test('what was typed does not become markup of the document', () => {
  const description = '<b>{"text": "gras"}</b> **gras** [lien](https://example.fr)'
  expect(texts(quoteDocument(sampleQuote({ description })))).toContain(description)
})

function amountsOf(lines: QuoteLines['document']) {
  return lines.map(({ amount }) => amount)
}

/** Every text of a pdfmake definition, in order. */
function texts(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  if (Array.isArray(node)) return node.flatMap(texts)
  if (typeof node !== 'object' || node === null) return []
  return ['content', 'columns', 'stack', 'table', 'body', 'ul', 'text'].flatMap((part) =>
    texts(node[part as keyof typeof node]),
  )
}
