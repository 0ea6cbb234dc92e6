import { tariffs } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { tariffAt } from '../../src/price/todays-prices.ts'

test('a clock that is before the first price list gets the newest', () => {
  expect(tariffAt(new Date('1970-01-01'))).toBe(tariffs.at(-1))
})
