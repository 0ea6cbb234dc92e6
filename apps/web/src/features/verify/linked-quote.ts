import {
  EARTH_RADIUS_KM,
  findCity,
  findService,
  findUrgency,
  hasPrice,
  pdfAmounts,
  ratesOf,
  type Tariff,
  tariffs,
} from '@plombier/quote-engine'
import { euros, kilometers } from '../../format/french.ts'
import { checkDigits } from '../../price/quote-link.ts'
import { bothTotals } from '../../price/totals.ts'

/** As `quoteUrl` writes it. What other software puts behind it is no part of it. */
const linkFormat = /^(\d{4}-\d\d-\d\d(?:\.[a-z\d-]+){3}(?:\.\d{1,9}){3})\.(\d\d)(?!\.?\d)/

/** White space of mails that break lines, also encoded, and marks that nobody sees. */
const ignored = /[\s\p{Cf}]|%(?:20|0[9AD])/giu

/** As long as a link up to its check digits: what is shorter was cut. */
const wholeLength = /^([^.]*\.){7}../

/**
 * The quote of a link's hash; the day of a tariff that is not known here; or why nothing can be read:
 * there is no link, its end is missing, or it was changed.
 */
export function parseQuoteLink(hash: string) {
  const link = hash.replace(ignored, '')
  if (!wholeLength.test(link)) return link ? 'cut' : 'none'
  const [, fields = '', digits] = linkFormat.exec(link) ?? []
  if (checkDigits(fields) !== digits) return 'changed'
  const [day = '', slug = '', id = '', key = '', ...figures] = fields.split('.')
  const [travelCents = 0, totalPrice = 0, subtotalCents = 0] = figures.map(Number)
  const tariff = tariffs.find(({ date }) => date === day)
  if (!tariff) return { unknownDay: day }
  const [city, service, urgency] = [findCity(slug), findService(id), findUrgency(key)]
  const work = { serviceId: id, urgency: key }
  if (!city || !service || !urgency || !hasPrice(work, tariff)) return 'changed'
  const distance = tariff.freeKilometers + travelCents / 100 / tariff.pricePerKilometer
  if (distance > Math.PI * EARTH_RADIUS_KM) return 'changed'

  const rates = ratesOf(work, tariff)
  const subtotalAt = (cents: number) =>
    pdfAmounts({ ...rates, travelCost: cents / 100 }, tariff).subtotal
  // The cents stand for every cost that is rounded to them; a single one stands for less too.
  const lowest = subtotalAt(travelCents < 2 ? 0 : travelCents - 0.5)
  const highest = subtotalAt(travelCents && travelCents + 0.4999)
  const subtotal = subtotalCents / 100
  const isRight = [
    lowest - 0.5 <= totalPrice && totalPrice <= highest + 0.5,
    lowest <= subtotal && subtotal <= highest,
  ]
  const expected = subtotalAt(travelCents)
  const right = totalsInWords(expected, expected, tariff)
  const totals = totalsInWords(totalPrice, subtotal, tariff).map((given, index) => ({
    given,
    expected: isRight[index] ? undefined : right[index],
  }))
  const way = kilometers(Math.round(distance))
  const travel = travelCents
    ? `Déplacement\u00A0: ${euros(travelCents / 100)}, soit environ ${way}.`
    : `Déplacement compris, jusqu’à ${way}.`
  return {
    city,
    service,
    urgency,
    tariff,
    rates: `Prix de base\u00A0: ${euros(rates.basePrice)}. ${travel}`,
    totals,
    isPossible: !isRight.includes(false),
  }
}

function totalsInWords(totalPrice: number, subtotal: number, tariff: Tariff) {
  const parts = { basePrice: subtotal, travelCost: 0, urgencyMultiplier: 1 }
  // A wrong subtotal is shown as it is, also under the minimum.
  const pdf = pdfAmounts(parts, { ...tariff, minimumTotal: 0 })
  return bothTotals({ totalPrice, pdf, tariff })
}
