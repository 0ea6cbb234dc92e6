import { expect, test } from 'vitest'
import { percent, wholeEuros } from '../../src/format/french.ts'
import { placeAt } from '../support/places.ts'
import { expectedPrice, plain } from '../support/price.ts'
import { earlierTariff } from '../support/tariffs.ts'
import { todaysTariff } from '../support/todays-prices.ts'

const vat = `TVA ${percent(todaysTariff.vatRate)}`

test('an urgent trip far away has its lines by their names: the screen’s rounding, the document’s subtotal and VAT', () => {
  const address = placeAt('bordeaux', todaysTariff.freeKilometers + 31, 90)
  const { lines } = expectedPrice({ service: 'fuite', urgency: 'urgent', address })
  const work = ['Prix de base', 'Déplacement (31 km)', 'Majoration « Urgent (24h) »']
  expect(lines.screen.map(([label]) => label)).toEqual([...work, 'Arrondi à l’euro'])
  expect(lines.pdf.map(([label]) => label)).toEqual([...work, 'Sous-total', plain(vat)])
})

test('a price under the minimum has what it is made up by', () => {
  const { lines } = expectedPrice({ service: 'fuite', urgency: 'urgent', tariff: earlierTariff })
  expect(lines.screen.map(([label]) => label)).toContain(
    plain(`Complément jusqu’au minimum de ${wholeEuros(earlierTariff.minimumTotal)}`),
  )
})
