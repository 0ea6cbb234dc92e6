/** A lazy-loaded chunk could not be loaded, twice: most often a newer release has replaced it. */
export class MissingChunkError extends Error {
  override readonly name = 'MissingChunkError'

  constructor(cause: unknown) {
    // Not the browser's own message: on that one the router reloads the page, which clears the form.
    super('A chunk of the site could not be loaded', { cause })
  }
}

/**
 * Loads a chunk, with one retry. Before hydration the page stays as it is, shows its notice, and
 * every press tries again; after it, a `MissingChunkError` is thrown.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module = await load().catch(load)
    noticeBeforeHydration()?.setAttribute('hidden', '')
    return module
  } catch (cause) {
    const notice = noticeBeforeHydration()
    if (!notice) throw new MissingChunkError(cause)
    console.error('Page en panne', cause)
    notice.removeAttribute('hidden')
    // Not hydrated, and so without its component's handler.
    notice.querySelector('button')?.addEventListener('click', () => window.location.reload())
    await new Promise((resolve) => window.addEventListener('click', resolve, { once: true }))
    return loadChunk(load)
  }
}

/** The notice that a prerendered page has, hidden, until hydration. */
export function noticeBeforeHydration() {
  // While pages are prerendered there is no document.
  return globalThis.document?.getElementById('missing-chunk')
}
