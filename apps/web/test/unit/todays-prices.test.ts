import * as engine from '@plombier/quote-engine'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['Europe/Paris', '2027-01-31T22:59:59Z', '2027-01-31'],
  ['Europe/Paris', '2027-01-31T23:00:00Z', '2027-02-01'],
  ['America/Martinique', '2027-02-01T03:59:59Z', '2027-01-31'],
  ['UTC', '2099-12-31T12:00:00Z', '2099-12-31'],
  ['UTC', '1970-01-01T00:00:00Z', '9999-12-31'],
])('in %s, %s is priced by the tariff that applies on %s', async (zone, time, day) => {
  vi.stubEnv('TZ', zone)
  vi.doMock('@plombier/quote-engine', () => ({
    ...engine,
    tariffOn: (day: string) => ({ ...engine.tariffs[0], date: day }),
  }))
  vi.resetModules()
  const { tariffAt } = await import('../../src/price/todays-prices.ts')
  expect(tariffAt(new Date(time)).date).toBe(day)
  vi.doUnmock('@plombier/quote-engine')
  vi.resetModules()
})
