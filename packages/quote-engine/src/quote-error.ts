const messages = {
  'unknown-service': 'Type de service non trouvé',
  'unknown-urgency': "Niveau d'urgence invalide",
  'invalid-coordinates': 'Coordonnées invalides',
  'invalid-amount': 'Montant invalide',
} as const

/** Why an input has no price. */
export type QuoteErrorCode = keyof typeof messages

/** Thrown for an input that has no price. The `code` tells the reasons apart. */
export class QuoteError extends Error {
  /** Still tells the class when two copies of this package are loaded and `instanceof` fails. */
  override readonly name = 'QuoteError'
  /** Why there is no price. */
  readonly code: QuoteErrorCode

  /** The message says the code in French; the specification fixes the first two. */
  constructor(code: QuoteErrorCode) {
    super(messages[code])
    this.code = code
  }
}
