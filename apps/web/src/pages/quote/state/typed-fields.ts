import type { InputHTMLAttributes } from 'react'
import * as v from 'valibot'
import { hasTextLength, oneLine, TEXT_LENGTH } from '../../../texts/typed-text.ts'

interface TypedField {
  readonly name: string
  /** In the form. */
  readonly label: string
  readonly hint?: string
  /** Whether it may have several lines. */
  readonly isLong?: boolean
  readonly control: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoCapitalize' | 'autoComplete' | 'autoCorrect' | 'required' | 'spellCheck' | 'type'
  >
  /** Cleans what was typed, and refuses it with a message. */
  readonly rule: v.GenericSchema<string, string>
  /** Its label as a fact of the quote. */
  readonly factLabel: string
}

const PHONE_LENGTH = 10

const line = v.pipe(v.string(), v.transform(oneLine))

/**
 * The rule of browsers for `type="email"`. In a domain, they take letters of any script: Chromium encodes
 * them, Firefox leaves them as typed.
 */
const email = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/(?<=@.*)[\p{L}\p{M}\p{N}]/gu, 'x')),
  v.rfcEmail(),
)

/** Who asks: in the form's first step, before the address. */
export const clientFields = [
  {
    name: 'name',
    label: 'Nom complet',
    control: {
      type: 'text',
      autoComplete: 'name',
      autoCapitalize: 'words',
      autoCorrect: 'off',
      spellCheck: false,
      required: true,
    },
    rule: v.pipe(line, v.minLength(2, 'Le nom doit contenir au moins 2 caractères')),
    factLabel: 'Nom',
  },
  {
    name: 'phone',
    label: 'Téléphone',
    hint: `${PHONE_LENGTH} caractères au moins.`,
    control: { type: 'tel', autoComplete: 'tel', required: true },
    rule: v.pipe(line, v.minLength(PHONE_LENGTH, 'Numéro de téléphone invalide')),
    factLabel: 'Téléphone',
  },
  {
    name: 'email',
    label: 'Email (facultatif)',
    control: { type: 'email', autoComplete: 'email' },
    rule: v.pipe(
      line,
      v.check((text) => !text || v.is(email, text), 'Email invalide'),
    ),
    factLabel: 'E-mail',
  },
] as const satisfies readonly TypedField[]

/** What is to be done: at the end of the second step. */
export const workFields = [
  {
    name: 'description',
    label: 'Description détaillée',
    hint: `${TEXT_LENGTH} caractères au moins\u00A0: le problème, le bâtiment, l’étage, le code d’entrée. Plus c’est précis, plus le devis sera juste.`,
    isLong: true,
    control: { required: true },
    rule: v.pipe(
      v.string(),
      v.trim(),
      v.check(hasTextLength, 'Description requise (minimum 10 caractères)'),
    ),
    factLabel: 'Description',
  },
] as const satisfies readonly TypedField[]

/** All of them, in the order of the form. */
export const typedFields = [...clientFields, ...workFields]

export type TypedFieldName = (typeof typedFields)[number]['name']

/** Fields of the form and of a quote's facts that have texts of this kind. */
export type TypedFields = readonly (TypedField & { readonly name: TypedFieldName })[]

/** What was typed, as a tab keeps it. A field that it does not have yet is empty. */
export const typedTextsSchema = v.object(entriesOf(typedFields, () => v.optional(v.string(), '')))

/** The entries of an object schema, one for each field. */
export function entriesOf<Name extends string, Schema>(
  fields: readonly (TypedField & { readonly name: Name })[],
  schemaOf: (field: TypedField) => Schema,
) {
  const entries = fields.map((field) => [field.name, schemaOf(field)])
  return Object.fromEntries(entries) as Record<Name, Schema>
}
