import type { Address } from '@plombier/geo-client'
import type { Coordinates } from '@plombier/quote-engine'
import { decimal } from '../../../texts/french.ts'
import { normalizeText } from '../../../texts/normalize-text.ts'
import type { AddressValue } from './form-schema.ts'

/** The value of the address field after a pick: the answer's own label, whatever was typed. */
export function pickedValue(
  { label, type, context, coordinates }: Address,
  typed: string,
): AddressValue {
  const number = type === 'municipality' ? undefined : unknownNumber(typed, label)
  return { text: label, pick: { label, type, context, coordinates, unknownNumber: number } }
}

/**
 * A position as an address: `Position 45,76310 N, 4,83440 E`. Behind a typed text, which may name a house
 * that the service does not know, it stands in brackets.
 */
export function positionValue({ latitude, longitude }: Coordinates, typed: string): AddressValue {
  const degrees = (coordinate: number) => decimal(Math.abs(coordinate), 5, 5)
  const northOrSouth = `${degrees(latitude)} ${latitude < 0 ? 'S' : 'N'}`
  const eastOrWest = `${degrees(longitude)} ${longitude < 0 ? 'O' : 'E'}`
  const position = `${northOrSouth}, ${eastOrWest}`
  const words = typed.trim()
  const label = words ? `${words} (position ${position})` : `Position ${position}`
  return { text: label, pick: { label, coordinates: { latitude, longitude } } }
}

/** `12`, `8b`, `12 bis`, `3-5`, `8 et 12`; not the `1` of `1er`. */
const HOUSE_NUMBER =
  /(?<![\p{L}\d])\d+(?: ?(?:bis|ter|quater|[a-z]))?(?:(?: ?[-/] ?| et | à )\d+[a-z]?)*(?![\p{L}\d])/giu

/**
 * The house number that was typed and that a picked label lacks. It is looked for before the first word
 * that the label has too, because what follows that word is a floor, a door or a postcode.
 */
export function unknownNumber(typed: string, label: string): string | undefined {
  const inLabel = wordsOf(label)
  const shared = [...typed.matchAll(/(?<!\d)[\p{L}\p{M}]+/gu)].find(([word]) =>
    inLabel.includes(normalizeText(word)),
  )
  const number = typed.slice(0, shared?.index).match(HOUSE_NUMBER)?.at(-1)
  if (!number) return undefined
  const before = shared ? inLabel.slice(0, inLabel.indexOf(normalizeText(shared[0]))) : inLabel
  const isKnown = ` ${before.join(' ')} `.includes(` ${wordsOf(number).join(' ')} `)
  return isKnown ? undefined : number
}

/** The words of a text; `12bis` counts as two. */
function wordsOf(text: string): string[] {
  return normalizeText(text).match(/\d+|[^\d\s]+/g) ?? []
}
