import {
  EARTH_RADIUS_KM,
  findCity,
  findService,
  findUrgency,
  hasPrice,
  ratesOf,
  tariffs,
} from '@plombier/quote-engine'
import {
  figureBounds,
  isPossibleQuote,
  type QuoteFigures,
  withVat,
} from '@plombier/quote-engine/quote-check'
import { bothTotals } from '../../price/price-words.ts'
import { checkDigits } from '../../price/quote-link.ts'
import { date, euros, kilometers } from '../../texts/french.ts'
import { plainSpaces } from '../../texts/typed-text.ts'

/** As `quoteUrl` writes it. What other software puts behind it is no part of it. */
const linkFormat =
  /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:\.[a-z\d-]+){3}(?:\.\d{1,9}){3})\.(\d\d)(?!\.?\d)/

/** White space of mails that break lines, also encoded, and marks that nobody sees. */
const ignored = /[\s\p{Cf}]|%(?:20|0[9AD])/giu

/** As long as a link up to its check digits: what is shorter was cut. */
const wholeLength = /^([^.]*\.){7}../

const changed = 'Ce lien est incomplet ou modifié'

/** The quote of a link's hash, or the sentence that says why there is none. */
export function parseQuoteLink(hash: string) {
  const link = hash.replace(ignored, '')
  if (!link) return 'Ouvrez le lien ou le QR code de votre devis.'
  if (!wholeLength.test(link)) {
    return 'Ce lien est incomplet\u00A0: redemandez-le, ou copiez-le en entier.'
  }
  const [, fields = '', digits] = linkFormat.exec(link) ?? []
  if (checkDigits(fields) !== digits) return changed
  const [day = '', slug = '', id = '', key = '', ...numbers] = fields.split('.')
  const [travelCents = 0, totalPrice = 0, subtotalCents = 0] = numbers.map(Number)
  const tariff = tariffs.find(({ date }) => date === day)
  if (!tariff) return `Nos tarifs du ${plainSpaces(date(day))} ne sont pas connus ici`
  const [city, service, urgency] = [findCity(slug), findService(id), findUrgency(key)]
  const work = { serviceId: id, urgency: key, travelCents }
  if (!city || !service || !urgency || !hasPrice(work, tariff)) return changed
  const distance = tariff.freeKilometers + travelCents / 100 / tariff.pricePerKilometer
  if (distance > Math.PI * EARTH_RADIUS_KM) return changed

  const figures = { totalPrice, subtotal: subtotalCents / 100 }
  const isPossible = isPossibleQuote({ ...work, ...figures }, tariff)
  const inWords = ({ totalPrice, subtotal }: QuoteFigures) =>
    bothTotals({ totalPrice, pdf: withVat(subtotal, tariff), tariff }).join(', ')
  const way = kilometers(Math.round(distance))
  const travel = travelCents
    ? `Déplacement\u00A0: ${euros(travelCents / 100)}, soit environ ${way}.`
    : `Déplacement compris, jusqu’à ${way}.`
  const list = `nos tarifs du ${plainSpaces(date(day))}`
  return {
    city,
    service,
    urgency,
    verdict: isPossible ? `Prix conforme à ${list}` : `Ces montants ne sont pas ceux de ${list}`,
    rates: `Prix de base\u00A0: ${euros(ratesOf(work, tariff).basePrice)}. ${travel}`,
    totals: inWords(figures),
    isPossible,
    /** What this price list gives instead. */
    expected: isPossible ? undefined : inWords(figureBounds(work, tariff)[0]),
  }
}
