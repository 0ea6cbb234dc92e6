/** Id of the city chooser on the home page. */
export const chooserId = 'choisir-ville'

let service = ''
const listeners = new Set<() => void>()

/** The id of the service that the visitor chose with the button that opened the city chooser, if any. */
export const chosenService = {
  get: () => service,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

// From the entry script on: service and city may both be pressed before hydration.
globalThis.document?.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const opener = target.closest<HTMLButtonElement>(`[command=show-modal][commandfor=${chooserId}]`)
  if (opener) {
    service = opener.dataset['service'] ?? ''
    for (const listener of listeners) listener()
  }
  const city = target.closest<HTMLAnchorElement>(`#${chooserId} a`)
  if (city && service) city.search = `?service=${service}`
})
