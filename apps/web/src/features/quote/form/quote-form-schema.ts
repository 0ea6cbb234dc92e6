import { findService, findUrgency } from '@plombier/quote-engine'
import * as v from 'valibot'
import { addressSchema } from '../address-schema.ts'
import { lookUp } from '../look-up.ts'

const text = (minimum: number, message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => withoutInvisible(typed).length >= minimum, message),
  )

/** Without characters such as the zero-width space. */
const withoutInvisible = (text: string) => text.replace(/\p{Cf}/gu, '').trim()

/** The form as it stands, complete or not. */
export const quoteFormInputSchema = v.object({
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  /** The address as typed, and the suggestion picked for it. */
  address: v.object({ text: v.string(), pick: v.optional(addressSchema) }),
  /** A service id, or an empty string. */
  service: v.string(),
  /** What was typed while no service was picked. */
  serviceText: v.optional(v.string()),
  /** An urgency key, or an empty string. */
  urgency: v.string(),
  description: v.string(),
})

export type QuoteFormInput = v.InferOutput<typeof quoteFormInputSchema>
export type AddressValue = QuoteFormInput['address']

/** Whether a text is long enough for an address, picked or not. */
export function hasAddressLength(text: string): boolean {
  return text.trim().length >= 5
}

/** Shown below the field and in a toast. */
export const missingAddress = {
  title: 'Adresse manquante',
  text: 'Veuillez sélectionner une adresse dans la liste des suggestions',
} as const

/** The form's rules. Its output is what a quote needs: trimmed texts, address, service, urgency. */
export const quoteFormSchema = v.object({
  name: text(2, 'Le nom doit contenir au moins 2 caractères'),
  phone: text(10, 'Numéro de téléphone invalide'),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.union([v.literal(''), v.pipe(v.string(), v.email('Email invalide'))]),
  ),
  address: v.pipe(
    v.custom<AddressValue>((value) => typeof value === 'object'),
    v.check(({ text }) => hasAddressLength(text), 'Adresse requise'),
    lookUp(({ pick }) => pick, missingAddress.title),
  ),
  service: v.pipe(v.string(), lookUp(findService, 'Type de service requis')),
  urgency: v.pipe(v.string(), lookUp(findUrgency, "Niveau d'urgence requis")),
  description: text(10, 'Description requise (minimum 10 caractères)'),
})

export type QuoteFormOutput = v.InferOutput<typeof quoteFormSchema>

export const emptyQuoteForm: QuoteFormInput = {
  name: '',
  phone: '',
  email: '',
  address: { text: '', pick: undefined },
  service: '',
  urgency: '',
  description: '',
}

/** The fields' labels, in the order of the page. */
export const fieldLabels = {
  name: 'Nom complet',
  phone: 'Téléphone',
  email: 'Email (facultatif)',
  address: "Adresse d'intervention",
  service: 'Type de service',
  urgency: "Niveau d'urgence",
  description: 'Description détaillée',
} as const satisfies Record<keyof QuoteFormOutput, string>
