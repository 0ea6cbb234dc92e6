/** How the address service is asked. */
export const addressService = {
  // Without the setting, the client asks the public service.
  baseUrl: import.meta.env.VITE_GEOCODER_URL || undefined,
  /** The client's errors hold neither text nor position, so nothing of the visitor's is logged. */
  onError(error: unknown) {
    console.error('Recherche d’adresse impossible', error)
  },
}
