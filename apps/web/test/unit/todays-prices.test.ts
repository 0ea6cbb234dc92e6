import * as engine from '@plombier/quote-engine'
import { expect, onTestFinished, test, vi } from 'vitest'

test.each([
  ['Europe/Paris', '2027-01-31T22:59:59Z', '2026-11-21'],
  ['Europe/Paris', '2027-01-31T23:00:00Z', '2027-02-01'],
  ['America/Martinique', '2027-02-01T03:59:59Z', '2026-11-21'],
  ['UTC', '1970-01-01T00:00:00Z', '2027-02-01'],
])('in %s, %s is priced by the list of %s', async (zone, time, day) => {
  const [first] = engine.tariffs
  const tariffs = [first, { ...first, date: '2027-02-01' }]
  vi.stubEnv('TZ', zone)
  // Not `vi.mock`: another test file of this process may have loaded the engine already.
  vi.doMock('@plombier/quote-engine', () => ({
    ...engine,
    tariffs,
    tariffOn: (day: string) => tariffs.findLast((tariff) => `${tariff?.date}` <= day),
  }))
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.doUnmock('@plombier/quote-engine')
    vi.resetModules()
  })
  const { tariffAt } = await import('../../src/price/todays-prices.ts')
  expect(tariffAt(new Date(time)).date).toBe(day)
})
