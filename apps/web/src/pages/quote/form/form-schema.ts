import { findService, findUrgency } from '@plombier/quote-engine'
import * as v from 'valibot'
import { type FormValues, formValuesSchema } from '../../../memory.ts'
import { oneLine, textLength } from '../../../texts/typed-text.ts'

/** Title and text of the toast for a form without a picked address; the title stands at the field too. */
export const missingAddress = {
  title: 'Adresse manquante',
  text: 'Veuillez sélectionner une adresse dans la liste des suggestions',
} as const

/** Whether a typed text is long enough for an address; a shorter one is a missing address. */
export const hasAddressLength = (text: string) => textLength(text) >= 5

/** The browser's own rule for `type="email"`. */
function isEmail(text: string) {
  // Chromium encodes letters of other scripts in a domain, Firefox leaves them as typed, so they all count as
  // letters here.
  const [name, ...domain] = text.split(/(?=@)/)
  const letters = domain.join('').replace(/[\p{L}\p{M}\p{N}]/gu, 'x')
  return v.is(v.pipe(v.string(), v.rfcEmail()), name + letters)
}

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
