import type { Address } from '@plombier/geo-client'
import { findService, findUrgency } from '@plombier/quote-engine'
import * as v from 'valibot'

const length = (minimum: number, message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim().length >= minimum, message),
  )

/** The address as typed, and the suggestion picked for it. */
export interface AddressValue {
  readonly text: string
  readonly pick: Address | undefined
}

/** Said at the field, and in a toast beside it. */
export const missingAddress = {
  title: 'Adresse manquante',
  text: 'Veuillez sélectionner une adresse dans la liste des suggestions',
} as const

/** The form's rules. Lengths count trimmed text; what was typed stays as it was typed. */
export const quoteFormSchema = v.object({
  name: length(2, 'Le nom doit contenir au moins 2 caractères'),
  phone: length(10, 'Numéro de téléphone invalide'),
  email: v.pipe(
    v.string(),
    v.check(
      (text) => text.trim() === '' || v.is(v.pipe(v.string(), v.email()), text.trim()),
      'Email invalide',
    ),
  ),
  address: v.pipe(
    v.custom<AddressValue>((value) => typeof value === 'object'),
    v.check(({ text }) => text.trim().length >= 5, 'Adresse requise'),
    v.check(({ pick }) => pick !== undefined, missingAddress.title),
  ),
  serviceType: v.pipe(
    v.string(),
    v.check((id) => findService(id) !== undefined, 'Type de service requis'),
  ),
  urgency: v.pipe(
    v.string(),
    v.check((key) => findUrgency(key) !== undefined, "Niveau d'urgence requis"),
  ),
  description: length(10, 'Description requise (minimum 10 caractères)'),
})

export type QuoteFormValues = v.InferInput<typeof quoteFormSchema>

export const emptyQuoteForm: QuoteFormValues = {
  name: '',
  phone: '',
  email: '',
  address: { text: '', pick: undefined },
  serviceType: '',
  urgency: '',
  description: '',
}

/** The fields in the order of the page, with their labels. */
export const fieldLabels = {
  name: 'Nom complet',
  phone: 'Téléphone',
  email: 'Email (facultatif)',
  address: "Adresse d'intervention",
  serviceType: 'Type de service',
  urgency: "Niveau d'urgence",
  description: 'Description détaillée',
} as const satisfies Record<keyof QuoteFormValues, string>
