/** Id of the hidden notice that a prerendered page has until it is hydrated. */
export const noticeId = 'missing-chunk'

/** A lazy-loaded chunk failed to load twice, most often because a newer release has replaced it. */
export class MissingChunkError extends Error {
  override readonly name = 'MissingChunkError'

  constructor(cause: unknown) {
    // Not the browser's own message, at which the router would reload the page and so clear the form.
    super('A chunk of the site could not be loaded', { cause })
  }
}

/**
 * Loads a chunk, with one retry. Then a page that is not hydrated yet says so, and tries again with each
 * press; any other throws a `MissingChunkError`.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load().catch(load)
  } catch (cause) {
    const notice = document.getElementById(noticeId)
    if (!notice) throw new MissingChunkError(cause)
    console.error('Page en panne', cause)
    notice.hidden = false
    // The button is not hydrated, so it lacks its component's handler.
    notice.querySelector('button')?.addEventListener('click', () => window.location.reload())
    await new Promise((resolve) => window.addEventListener('click', resolve, { once: true }))
    return loadChunk(load)
  }
}

/** Removes the notice, once the page's code is loaded. */
export function removeNotice(): void {
  document.getElementById(noticeId)?.remove()
}
