import { AddressSearchError } from '@plombier/geo-client'

/** Logs why the address service gave no answer, and how long that took since `startedAt`. */
export function logFailedRequest(error: unknown, startedAt: number): void {
  // The typed text and the position are never logged: they belong to the visitor.
  const facts =
    error instanceof AddressSearchError ? { code: error.code, status: error.status } : { error }
  const milliseconds = Math.round(performance.now() - startedAt)
  console.error('Recherche d’adresse impossible', { ...facts, milliseconds })
}
