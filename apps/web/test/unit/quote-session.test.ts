import * as engine from '@plombier/quote-engine'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyQuoteForm } from '../../src/features/quote/form/quote-form-schema.ts'
import { sampleQuote } from '../support/sample-quote.ts'
import { earlierTariff } from '../support/tariffs.ts'

const zoe = { ...emptyQuoteForm, name: 'Zoé' }

afterEach(() => {
  vi.unstubAllGlobals()
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
  }
}

/** The session of a page: its module keeps it in memory, so that each import is a page of its own. */
function loadPage(window: object) {
  vi.stubGlobal('window', window)
  vi.resetModules()
  return import('../../src/features/quote/quote-session.ts')
}

test('a remembered form is found again', async () => {
  const tab = { sessionStorage: tabStorage() }
  const { rememberInput } = await loadPage(tab)
  rememberInput(zoe)
  const { recallSession } = await loadPage(tab)
  expect(recallSession()).toEqual({ input: zoe, isReloaded: true })
})

/** Stands for a release of the site with these price lists. */
function release(...tariffs: engine.Tariff<string>[]) {
  vi.doMock('@plombier/quote-engine', () => ({ ...engine, tariffs }))
}

test('a quote is the same in a release with another price list', async () => {
  const tab = { sessionStorage: tabStorage() }
  const quote = sampleQuote({ tariff: earlierTariff })
  release(earlierTariff)
  const { rememberQuote } = await loadPage(tab)
  rememberQuote(quote)
  release(earlierTariff, engine.currentTariff)
  const { recallSession } = await loadPage(tab)
  expect(recallSession().issuedQuote).toEqual(quote)
})

test('a form is found again without a quote whose tariff is no published one', async () => {
  const tab = { sessionStorage: tabStorage() }
  const { rememberInput, rememberQuote } = await loadPage(tab)
  rememberInput(zoe)
  rememberQuote(sampleQuote({ tariff: earlierTariff }))
  const { recallSession } = await loadPage(tab)
  expect(recallSession()).toEqual({ input: zoe, isReloaded: true })
})

test('a form is found again without a quote that cannot be read', async () => {
  const held = JSON.stringify({ version: 1, input: zoe, issuedQuote: { number: '412345' } })
  const { recallSession } = await loadPage({ sessionStorage: tabStorage({ held }) })
  expect(recallSession()).toEqual({ input: zoe, isReloaded: true })
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['half an object', '{'],
  ['a version alone', '{"version":1}'],
  ['another version', JSON.stringify({ version: 0, input: emptyQuoteForm })],
  ['a name that is no text', JSON.stringify({ version: 1, input: { ...emptyQuoteForm, name: 1 } })],
])('a tab that holds %s has an empty session', async (_, held) => {
  const { recallSession } = await loadPage({ sessionStorage: tabStorage({ held }) })
  expect(recallSession()).toEqual({ isReloaded: false })
})

test('a form that no longer fits serves from memory, and no earlier one comes back', async () => {
  const tab = { sessionStorage: tabStorage({ room: 1000 }) }
  const { recallSession, rememberInput } = await loadPage(tab)
  rememberInput(zoe)
  const long = { ...zoe, description: 'fuite '.repeat(1000) }
  rememberInput(long)
  expect(recallSession().input).toEqual(long)
  const next = await loadPage(tab)
  expect(next.recallSession()).toEqual({ isReloaded: false })
})

test('where the browser refuses storage, memory alone serves', async () => {
  const { recallSession, rememberInput, forgetSession } = await loadPage({
    get sessionStorage() {
      throw new DOMException('on purpose', 'SecurityError')
    },
  })
  rememberInput(zoe)
  expect(recallSession()).toEqual({ input: zoe, isReloaded: false })
  forgetSession()
  expect(recallSession()).toEqual({ isReloaded: false })
})

test('after a quote, the form is no longer one that was found again', async () => {
  const held = JSON.stringify({ version: 1, input: zoe })
  const { recallSession, rememberQuote } = await loadPage({ sessionStorage: tabStorage({ held }) })
  rememberQuote(sampleQuote())
  expect(recallSession()).toMatchObject({ isReloaded: false })
})
