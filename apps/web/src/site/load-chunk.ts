/** A part of the site's code did not load, twice: most often a newer release has replaced it. */
export class MissingChunkError extends Error {
  override readonly name = 'MissingChunkError'

  constructor(cause: unknown) {
    // Not the browser's own words: the router would reload the page on them, and lose the form.
    super('A part of the site could not be loaded', { cause })
  }
}

/** Loads a part of the site's code, with one retry. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return load()
    .catch(load)
    .catch((cause: unknown) => {
      throw new MissingChunkError(cause)
    })
}
