import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { emptyValues } from '../../src/pages/quote/form/form-schema.ts'
import { readTabMemory, writeTabMemory } from '../../src/pages/quote/tab-memory.ts'
import { anyWork } from '../support/any-work.ts'
import { sampleQuote } from '../support/sample-quote.ts'

const pick = {
  label: 'Rue des Lilas 69500 Bron',
  type: 'street' as const,
  coordinates: { latitude: 45.7631, longitude: 4.8344 },
  unknownNumber: '12 bis',
}
const values = { ...emptyValues, name: 'Zoé', address: { text: pick.label, pick } }

/** Stubs the storage of a tab, which holds one text. */
function openTab(held: string | null = null) {
  let text = held
  const sessionStorage = {
    getItem: () => text,
    setItem: (_: string, next: string) => (text = next),
    removeItem: () => (text = null),
  }
  vi.stubGlobal('window', { sessionStorage })
}

test('whatever is asked for, a tab keeps the form and the quote until they are forgotten', () =>
  fc.assert(
    fc.property(anyWork, (work) => {
      openTab()
      // As of an older price list.
      const quote = { ...sampleQuote(work), basePrice: 99, pricesAsOf: '2025-01-31' }
      writeTabMemory({ values, quote })
      // JSON knows no -0.
      expect(readTabMemory()).toEqual(JSON.parse(JSON.stringify({ values, quote })))
      writeTabMemory(undefined)
      expect(readTabMemory()).toBeUndefined()
    }),
  ))

test('a quote has its number and what was typed, trimmed', () => {
  const typed = { name: '  Zoé ', email: ' ', description: ' Fuite sous l’évier. ' }
  expect(sampleQuote(typed)).toMatchObject({
    number: 'DEV-412345',
    name: 'Zoé',
    email: '',
    description: 'Fuite sous l’évier.',
  })
})

test('a quote of another shape is dropped, and the form stays', () => {
  openTab(JSON.stringify({ values, quote: { ...sampleQuote(), totalPrice: '144' } }))
  expect(readTabMemory()).toEqual({ values, quote: undefined })
})

test.each(['', '{', '{"values":{"name":1}}', 'null'])(
  'a tab that holds « %s » is empty',
  (held) => {
    openTab(held)
    expect(readTabMemory()).toBeUndefined()
  },
)

test('a browser that refuses storage breaks nothing', () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new DOMException('on purpose', 'SecurityError')
    },
  })
  expect(() => writeTabMemory({ values, quote: undefined })).not.toThrow()
  expect(readTabMemory()).toBeUndefined()
})
