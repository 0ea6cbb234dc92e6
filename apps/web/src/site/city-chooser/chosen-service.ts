/** Id of the city chooser on the home page. */
export const chooserId = 'choisir-ville'

let service = ''

/** The id of the service whose button opened the city chooser, or an empty string. */
export const chosenService = {
  get: () => service,
  subscribe(listener: () => void): () => void {
    document.addEventListener('click', listener)
    return () => document.removeEventListener('click', listener)
  },
}

// From the entry script on: service and city may both be pressed before hydration.
globalThis.document?.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const opener = target.closest<HTMLElement>(`[command=show-modal][commandfor=${chooserId}]`)
  if (opener) service = opener.dataset['service'] ?? ''
  const city = target.closest<HTMLAnchorElement>(`#${chooserId} a`)
  if (city && service) city.search = `?service=${service}`
})
