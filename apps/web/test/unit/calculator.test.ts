import * as engine from '@plombier/quote-engine'
import { afterEach, expect, test, vi } from 'vitest'
import { createCalculator } from '../../src/features/quote/state/calculator.ts'
import { emptyInput } from '../../src/features/quote/state/quote-input.ts'
import { sampleQuote } from '../support/sample-quote.ts'
import { earlierTariff } from '../support/tariffs.ts'

const zoe = { ...emptyInput, name: 'Zoé' }

afterEach(() => {
  vi.doUnmock('@plombier/quote-engine')
  vi.resetModules()
})

/** A tab's storage, with as much room as it is given. */
function tabStorage({ held = null as string | null, room = Number.POSITIVE_INFINITY } = {}) {
  let value = held
  return {
    getItem: () => value,
    removeItem() {
      value = null
    },
    setItem(_key: string, text: string) {
      if (text.length > room) throw new DOMException('on purpose', 'QuotaExceededError')
      value = text
    },
  } as unknown as Storage
}

/** The calculator of a page that is loaded in a tab. */
function loadPage(tab: Storage) {
  return createCalculator(() => tab)
}

test('what was entered is found again, and says so until the next quote', () => {
  const tab = tabStorage()
  loadPage(tab).change(zoe)
  const calculator = loadPage(tab)
  expect(calculator.getSnapshot()).toEqual({ input: zoe, isRestored: true })
  calculator.issue(sampleQuote())
  expect(calculator.getSnapshot().input).toEqual(zoe)
  expect(calculator.getSnapshot().isRestored).toBe(false)
})

test('who reads it is told of each change, and of none once unsubscribed', () => {
  const calculator = loadPage(tabStorage())
  const listener = vi.fn()
  const unsubscribe = calculator.subscribe(listener)
  calculator.change(zoe)
  expect(listener).toHaveBeenCalledOnce()
  calculator.change(zoe)
  expect(listener, 'nothing has changed').toHaveBeenCalledOnce()
  unsubscribe()
  calculator.startAgain()
  expect(listener).toHaveBeenCalledOnce()
})

test('starting again leaves nothing behind', () => {
  const tab = tabStorage()
  const calculator = loadPage(tab)
  calculator.change(zoe)
  calculator.issue(sampleQuote())
  calculator.startAgain()
  const nothing = { input: emptyInput, issuedQuote: undefined, isRestored: false }
  expect(calculator.getSnapshot()).toEqual(nothing)
  expect(loadPage(tab).getSnapshot()).toEqual(nothing)
  expect(tab.getItem('plombier-devis')).toBeNull()
})

test('a page that comes back shows what later pages left, and does not overwrite it', () => {
  const tab = tabStorage()
  const earlier = loadPage(tab)
  earlier.change(zoe)
  const later = loadPage(tab)
  later.change({ ...zoe, phone: '0612345678' })
  earlier.restore()
  expect(earlier.getSnapshot().input).toEqual({ ...zoe, phone: '0612345678' })
  later.startAgain()
  earlier.restore()
  expect(earlier.getSnapshot().input).toEqual(emptyInput)
})

test('a service and an urgency that no longer exist are as good as none', () => {
  const input = { ...zoe, service: 'atlantide', urgency: 'yesterday' }
  const held = JSON.stringify({ version: 1, input })
  expect(loadPage(tabStorage({ held })).getSnapshot().input).toEqual(zoe)
})

/** Stands for a release of the site with these price lists. */
async function release(...tariffs: engine.Tariff<string>[]) {
  vi.doMock('@plombier/quote-engine', () => ({ ...engine, tariffs }))
  vi.resetModules()
  return import('../../src/features/quote/state/calculator.ts')
}

test('a quote is the same in a release with another price list', async () => {
  const tab = tabStorage()
  const quote = sampleQuote({ tariff: earlierTariff })
  const before = await release(earlierTariff)
  before.createCalculator(() => tab).issue(quote)
  const after = await release(earlierTariff, engine.currentTariff)
  expect(after.createCalculator(() => tab).getSnapshot().issuedQuote).toEqual(quote)
})

test('a form is found again without a quote whose tariff is no published one', () => {
  const tab = tabStorage()
  const calculator = loadPage(tab)
  calculator.change(zoe)
  calculator.issue(sampleQuote({ tariff: earlierTariff }))
  expect(loadPage(tab).getSnapshot()).toEqual({ input: zoe, isRestored: true })
})

test('a form is found again without a quote that cannot be read', () => {
  const held = JSON.stringify({ version: 1, input: zoe, issuedQuote: { number: '412345' } })
  expect(loadPage(tabStorage({ held })).getSnapshot()).toEqual({ input: zoe, isRestored: true })
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['half an object', '{'],
  ['a version alone', '{"version":1}'],
  ['another version', JSON.stringify({ version: 0, input: emptyInput })],
  ['a name that is no text', JSON.stringify({ version: 1, input: { ...emptyInput, name: 1 } })],
])('a tab that holds %s starts empty', (_, held) => {
  const { input, isRestored } = loadPage(tabStorage({ held })).getSnapshot()
  expect(input).toEqual(emptyInput)
  expect(isRestored).toBe(false)
})

test('a form that no longer fits serves from memory, and no earlier one comes back', () => {
  const tab = tabStorage({ room: 1000 })
  const calculator = loadPage(tab)
  calculator.change(zoe)
  const long = { ...zoe, description: 'fuite '.repeat(1000) }
  calculator.change(long)
  expect(calculator.getSnapshot().input).toEqual(long)
  expect(loadPage(tab).getSnapshot().input).toEqual(emptyInput)
})

test('where the browser refuses storage, memory alone serves', () => {
  const calculator = createCalculator(() => {
    throw new DOMException('on purpose', 'SecurityError')
  })
  calculator.change(zoe)
  calculator.restore()
  expect(calculator.getSnapshot().input).toEqual(zoe)
  calculator.startAgain()
  expect(calculator.getSnapshot().input).toEqual(emptyInput)
})
