import { PRICES_AS_OF } from '@plombier/quote-engine'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { addToMemory, emptyValues, readMemory, writeMemory } from '../../src/memory.ts'
import { issueQuote } from '../../src/pages/quote/issued-quote.ts'
import { anyWork } from '../support/any-work.ts'
import { sampleQuote } from '../support/sample-quote.ts'

const pick = {
  label: 'Rue des Lilas 69500 Bron',
  type: 'street' as const,
  city: 'Bron',
  coordinates: { latitude: 45.7631, longitude: 4.8344 },
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
      const quote = sampleQuote(work)
      writeMemory({ values, quote })
      // JSON knows no -0.
      expect(readMemory()).toEqual(JSON.parse(JSON.stringify({ values, quote })))
      writeMemory(undefined)
      expect(readMemory()).toBeUndefined()
    }),
  ))

test('a quote holds what was asked, as it was typed, and no figure of its price', () => {
  const typed = { name: '  Zoé ', email: ' ', description: ' Fuite sous l’évier. ' }
  const { values, ...issue } = sampleQuote(typed)
  expect(values).toMatchObject(typed)
  expect(issue).toEqual({
    number: 'DEV-412345',
    citySlug: 'bordeaux',
    issuedAt: '2026-11-21T09:30:12.345Z',
    pricesAsOf: PRICES_AS_OF,
  })
  const early = issueQuote(values, 'lyon', new Date(-45))
  expect(early.number, 'of a clock before 1970').toBe('DEV-000045')
})

test.each([{ pricesAsOf: '2025-01-31' }, { issuedAt: 'hier' }, { citySlug: 'rome' }])(
  'a quote with %j is dropped, and the form stays',
  (other) => {
    openTab(JSON.stringify({ values, quote: { ...sampleQuote(), ...other } }))
    expect(readMemory()).toEqual({ values, quote: undefined })
  },
)

test('what a page hands on takes the place of one value, and the others stay', () => {
  openTab()
  addToMemory({ address: values.address })
  expect(readMemory()).toEqual({ values: { ...emptyValues, address: values.address } })
  writeMemory({ values, quote: undefined })
  addToMemory({ service: 'fuite', serviceText: '' })
  expect(readMemory()?.values).toEqual({ ...values, service: 'fuite' })
})

test.each(['', '{', '{"values":{"name":1}}', 'null'])(
  'a tab that holds « %s » is empty',
  (held) => {
    openTab(held)
    expect(readMemory()).toBeUndefined()
  },
)

test('a browser that refuses storage breaks nothing', () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new DOMException('on purpose', 'SecurityError')
    },
  })
  expect(() => writeMemory({ values, quote: undefined })).not.toThrow()
  expect(readMemory()).toBeUndefined()
})
