const messages = {
  'unknown-service': 'Type de service non trouvé',
  'unknown-urgency': "Niveau d'urgence invalide",
  'invalid-coordinates': 'Coordonnées invalides',
  'invalid-amount': 'Montant invalide',
} as const

/** Why an input has no price. */
export type QuoteErrorCode = keyof typeof messages

/** The error for an input that has no price. Its `code` says why. */
export class QuoteError extends Error {
  /** Identifies the error also where `instanceof` fails, because two copies of this package are loaded. */
  override readonly name = 'QuoteError'
  /** Why there is no price. */
  readonly code: QuoteErrorCode

  /** The message is French. The specification (section 8) fixes that of the first two codes. */
  constructor(code: QuoteErrorCode) {
    super(messages[code])
    this.code = code
  }
}
