import { expect, test } from 'vitest'
import { emptyInput } from '../../src/pages/quote/state/quote-input.ts'
import { createQuoteStore, emptyState } from '../../src/pages/quote/state/quote-store.ts'
import { sampleQuote } from '../support/sample-quote.ts'

const pick = {
  label: 'Rue des Lilas 69500 Bron',
  type: 'street' as const,
  context: '69, Rhône, Auvergne-Rhône-Alpes',
  coordinates: { latitude: 45.7631, longitude: 4.8344 },
  unknownNumber: '12 bis',
}
const address = { text: '12 bis rue des lilas', pick }
const zoe = { ...emptyInput, name: 'Zoé', address }

/** A tab's storage, which holds one text. */
function tabStorage(held: string | null = null) {
  let value = held
  return {
    getItem: () => value,
    removeItem: () => (value = null),
    setItem: (_: string, text: string) => (value = text),
  } as unknown as Storage
}

/** The store of a page that is loaded in a tab. */
const loadPage = (tab: Storage) => createQuoteStore(() => tab)

/** What a page finds in a tab that holds a form, and a quote that cannot be read. */
const found = (input: object) =>
  loadPage(tabStorage(JSON.stringify({ version: 1, input, issuedQuote: {} }))).getSnapshot()

test('what was entered and obtained is found again, called so until the next quote', () => {
  const tab = tabStorage()
  loadPage(tab).change(zoe)
  const store = loadPage(tab)
  expect(store.getSnapshot()).toEqual({ input: zoe, isRestored: true })
  store.issue(sampleQuote())
  expect(store.getSnapshot().isRestored).toBe(false)
  expect(loadPage(tab).getSnapshot().issuedQuote).toEqual(sampleQuote())
})

test('a kept address of a type that no longer exists is found again', () => {
  const { type, ...others } = pick
  const address = { text: zoe.address.text, pick: { ...others, type: 'island' } }
  expect(found({ ...zoe, address }).input).toEqual({
    ...zoe,
    address: { ...address, pick: others },
  })
})

test.each(Object.entries(emptyInput))('a visit that lacks %s is found again', (name, empty) => {
  const full = { ...zoe, service: 'fuite', urgency: 'urgent', description: 'Fuite' }
  expect(found({ ...full, [name]: undefined }).input).toEqual({ ...full, [name]: empty })
})

test.each(['', '{', '{"version":0}', '{"version":1,"input":{"name":1}}'])(
  'a tab that holds « %s » starts empty',
  (held) => {
    expect(loadPage(tabStorage(held)).getSnapshot()).toEqual(emptyState)
  },
)

test('where the browser refuses storage, memory alone serves', () => {
  const store = createQuoteStore(() => {
    throw new DOMException('on purpose', 'SecurityError')
  })
  store.change(zoe)
  expect(store.getSnapshot().input).toEqual(zoe)
  store.startAgain()
  expect(store.getSnapshot().input).toEqual(emptyInput)
})
