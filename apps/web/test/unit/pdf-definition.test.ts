import { currentTariff } from '@plombier/quote-engine'
import { coordinates, serviceId, urgencyKey } from '@plombier/quote-engine/arbitraries'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pdfDefinition } from '../../src/features/quote/pdf/pdf-definition.ts'
import { euros } from '../../src/format/french.ts'
import { plain, priceOf } from '../support/price.ts'
import { sampleQuote } from '../support/sample-quote.ts'
import { anyTariff } from '../support/tariffs.ts'

const anyRequest = fc.record({
  service: serviceId(),
  urgency: urgencyKey(),
  coordinates: coordinates(),
  tariff: fc.oneof(fc.constant(currentTariff), anyTariff()),
})

test('the amounts are those of the engine’s lines, then the total, by any tariff', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const quote = sampleQuote(request)
      const amounts = texts(pdfDefinition(quote)).filter((text) => /^[\d\s,]+€$/.test(text))
      const { lines, pdf } = priceOf({ ...request, address: request.coordinates })
      expect(amounts.map(plain)).toEqual([
        ...lines.pdf.map(([, amount]) => amount),
        plain(euros(pdf.total)),
      ])
    }),
  )
})

test('what was typed is not interpreted as markup', () => {
  const description = '<b>{"text": "gras"}</b> **gras** [lien](https://example.fr)'
  expect(texts(pdfDefinition(sampleQuote({ description })))).toContain(description)
})

/** Every text of a pdfmake definition, in order. */
function texts(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  if (Array.isArray(node)) return node.flatMap(texts)
  if (typeof node !== 'object' || node === null) return []
  return ['content', 'columns', 'stack', 'table', 'body', 'ul', 'text'].flatMap((key) =>
    texts(node[key as keyof typeof node]),
  )
}
