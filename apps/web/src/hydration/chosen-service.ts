/** Id of the city chooser on the home page. */
export const chooserId = 'choisir-ville'

let service = ''

/** The query of a calculator's URL that preselects a service. */
export const serviceQuery = (service: string) => `?service=${service}`

/** The id of the service that the city chooser was opened with, or an empty string. */
export const chosenService = {
  get: () => service,
  subscribe(listener: () => void): () => void {
    document.addEventListener('click', listener)
    return () => document.removeEventListener('click', listener)
  },
}

// From the entry script on: service and city may both be pressed before hydration.
// No import here: the entry script must wait for no other chunk.
globalThis.document?.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const opener = target.closest<HTMLElement>(`[command=show-modal][commandfor=${chooserId}]`)
  // A button of a service brings that; others bring what is chosen among the example prices.
  if (opener) service = opener.dataset['service'] ?? example()?.value ?? ''
  const city = target.closest<HTMLAnchorElement>(`#${chooserId} [href^='/']`)
  if (city && service) city.search = serviceQuery(service)
})

/** The radio button of the chosen example price. */
function example() {
  return document.querySelector<HTMLInputElement>('[name=service]:checked')
}
