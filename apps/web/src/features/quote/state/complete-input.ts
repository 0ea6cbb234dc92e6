import * as v from 'valibot'
import { hasTextLength, oneLine } from '../../../format/typed-text.ts'
import { findTodaysService, findTodaysUrgency } from '../../../price/todays-prices.ts'
import { lookUp } from './look-up.ts'
import type { AddressValue } from './quote-input.ts'

const line = v.pipe(v.string(), v.transform(oneLine))

/** Characters, as the specification counts them. */
export const PHONE_LENGTH = 10

/** The rule of browsers for `type="email"`. */
const asciiEmail = v.pipe(v.string(), v.rfcEmail())

/** In a domain, browsers take letters of any script: Chromium encodes them, Firefox leaves them as typed. */
function withAsciiDomain(email: string) {
  return email.replace(/(?<=@.*)[\p{L}\p{M}\p{N}]/gu, 'x')
}

/** Whether a text is long enough for an address, picked or not. */
export function hasAddressLength(text: string): boolean {
  return oneLine(text).length >= 5
}

/** Shown below the field and in a toast. */
export const missingAddress = {
  title: 'Adresse manquante',
  text: 'Veuillez sélectionner une adresse dans la liste des suggestions',
} as const

/** The form's rules: what a quote needs. Cleans texts, replaces keys by their entries. */
export const completeInputSchema = v.object({
  name: v.pipe(line, v.minLength(2, 'Le nom doit contenir au moins 2 caractères')),
  phone: v.pipe(line, v.minLength(PHONE_LENGTH, 'Numéro de téléphone invalide')),
  email: v.pipe(
    line,
    v.check((email) => !email || v.is(asciiEmail, withAsciiDomain(email)), 'Email invalide'),
  ),
  address: v.pipe(
    v.custom<AddressValue>((value) => typeof value === 'object'),
    v.check(({ text }) => hasAddressLength(text), 'Adresse requise'),
    lookUp(({ pick }) => pick, missingAddress.title),
  ),
  service: v.pipe(v.string(), lookUp(findTodaysService, 'Type de service requis')),
  urgency: v.pipe(v.string(), lookUp(findTodaysUrgency, "Niveau d'urgence requis")),
  description: v.pipe(
    v.string(),
    v.trim(),
    v.check(hasTextLength, 'Description requise (minimum 10 caractères)'),
  ),
})

export type CompleteInput = v.InferOutput<typeof completeInputSchema>
