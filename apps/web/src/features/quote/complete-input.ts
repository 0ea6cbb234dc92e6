import { findService, findUrgency } from '@plombier/quote-engine'
import * as v from 'valibot'
import { lookUp } from './look-up.ts'
import type { AddressValue } from './quote-input.ts'

const text = (minimum: number, message: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(minimum, message))

/** Whether a text is long enough for an address, picked or not. */
export function hasAddressLength(text: string): boolean {
  return text.trim().length >= 5
}

/** Shown below the field and in a toast. */
export const missingAddress = {
  title: 'Adresse manquante',
  text: 'Veuillez sélectionner une adresse dans la liste des suggestions',
} as const

/** The form's rules: what a quote needs. Texts are trimmed, keys replaced by their entries. */
export const completeInputSchema = v.object({
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

export type CompleteInput = v.InferOutput<typeof completeInputSchema>
