const messages = {
  'unknown-service': 'Type de service non trouvé',
  'unknown-urgency': "Niveau d'urgence invalide",
  'unknown-tariff': 'Aucun tarif pour ce jour',
  'invalid-coordinates': 'Coordonnées invalides',
  'invalid-amount': 'Montant invalide',
  'invalid-tariff': 'Tarif invalide',
} as const

/** Why an input has no price. */
export type QuoteErrorCode = keyof typeof messages

/** Thrown for any input that has no price. Tell cases apart by `code`. */
export class QuoteError extends Error {
  /**
   * Identifies it in code of another window or of a second copy of this package, where `instanceof`
   * does not. Of an error that is sent by `postMessage` only the message arrives.
   */
  override readonly name = 'QuoteError'
  /** Why there is no price; the `message` says it in French. */
  readonly code: QuoteErrorCode
  /** For `invalid-tariff` the field, such as `basePrices.fuite`; empty where it is the whole. */
  readonly path: string | undefined

  constructor(code: QuoteErrorCode, path?: string) {
    super(path ? `${messages[code]}\u00A0: ${path}` : messages[code])
    this.code = code
    this.path = path
  }
}
