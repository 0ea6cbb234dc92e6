import { addressTypes } from '@plombier/geo-client'
import { findService, findUrgency } from '@plombier/quote-engine'
import * as v from 'valibot'
import { oneLine, textLength } from '../../../texts/typed-text.ts'

export const coordinatesSchema = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})

/** An address that was picked: a suggestion, or the visitor's position. */
const pickSchema = v.object({
  label: v.string(),
  type: v.fallback(v.optional(v.picklist(addressTypes)), undefined),
  /** Department and region, which tell communes of one name apart. */
  context: v.optional(v.string()),
  coordinates: coordinatesSchema,
  /** The house number that was typed and that the label lacks: `12 bis`. */
  unknownNumber: v.optional(v.string()),
})

/** The form as it stands, complete or not: what the tab keeps. */
export const formValuesSchema = v.object({
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  /** The address as it stands in the field, and what was picked for it. */
  address: v.object({ text: v.string(), pick: v.optional(pickSchema) }),
  /** A service id, or an empty string. */
  service: v.string(),
  /** What was typed into the service field and is no pick. */
  serviceText: v.string(),
  /** An urgency key, or an empty string. */
  urgency: v.string(),
  description: v.string(),
})

export type FormValues = v.InferOutput<typeof formValuesSchema>
export type AddressValue = FormValues['address']
export type PickedAddress = v.InferOutput<typeof pickSchema>

export const emptyValues: FormValues = {
  name: '',
  phone: '',
  email: '',
  address: { text: '' },
  service: '',
  serviceText: '',
  urgency: '',
  description: '',
}

/** Title and text of the toast for a form without a picked address; the title stands at the field too. */
export const missingAddress = {
  title: 'Adresse manquante',
  text: 'Veuillez sélectionner une adresse dans la liste des suggestions',
} as const

/** Whether a typed text is long enough for an address; a shorter one is a missing address. */
export const hasAddressLength = (text: string) => textLength(text) >= 5

/**
 * The browser's own rule for `type="email"`. Chromium encodes letters of other scripts in a domain, Firefox
 * leaves them as typed, so they all count as letters here.
 */
const isEmail = (text: string) =>
  v.is(v.pipe(v.string(), v.rfcEmail()), text.replace(/(?<=@.*)[\p{L}\p{M}\p{N}]/gu, 'x'))

/** The rules of the form, in the order of the page. Lengths are those of trimmed, visible text. */
export const formSchema = v.pipe(
  formValuesSchema,
  rule('name', ({ name }) => textLength(name) >= 2, 'Le nom doit contenir au moins 2 caractères'),
  rule('phone', ({ phone }) => textLength(phone) >= 10, 'Numéro de téléphone invalide'),
  rule('email', ({ email }) => !oneLine(email) || isEmail(oneLine(email)), 'Email invalide'),
  rule(
    'address',
    ({ address: { text, pick } }) => pick !== undefined || hasAddressLength(text),
    'Adresse requise',
  ),
  rule(
    'address',
    ({ address: { text, pick } }) => pick !== undefined || !hasAddressLength(text),
    missingAddress.title,
  ),
  rule('service', ({ service }) => Boolean(findService(service)), 'Type de service requis'),
  rule('urgency', ({ urgency }) => Boolean(findUrgency(urgency)), "Niveau d'urgence requis"),
  rule(
    'description',
    ({ description }) => textLength(description) >= 10,
    'Description requise (minimum 10 caractères)',
  ),
)

function rule(field: keyof FormValues, isValid: (values: FormValues) => boolean, message: string) {
  return v.forward(v.check(isValid, message), [field])
}
