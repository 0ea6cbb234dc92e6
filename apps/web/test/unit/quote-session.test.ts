import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyQuoteForm } from '../../src/features/quote/form/quote-form-schema.ts'

beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The session of a page that is loaded in a tab which remembers `stored`. */
async function sessionFrom(stored: string | null) {
  vi.stubGlobal('window', { sessionStorage: { getItem: () => stored } })
  const { recallSession } = await import('../../src/features/quote/quote-session.ts')
  return recallSession()
}

test('a remembered form is found again', async () => {
  const stored = JSON.stringify({ version: 1, input: emptyQuoteForm })
  expect(await sessionFrom(stored)).toEqual({ input: emptyQuoteForm, isReloaded: true })
})

test.each([
  null,
  '',
  'null',
  '[]',
  '{',
  '{"version":1}',
  JSON.stringify({ version: 0, input: emptyQuoteForm }),
  JSON.stringify({ version: 1, input: { ...emptyQuoteForm, name: 1 } }),
])('a tab that remembers %j has an empty session', async (stored) => {
  expect(await sessionFrom(stored)).toEqual({ isReloaded: false })
})
