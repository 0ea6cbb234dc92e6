/** A lazy-loaded chunk failed to load twice, most often because a newer release has replaced it. */
export class MissingChunkError extends Error {
  override readonly name = 'MissingChunkError'

  constructor(cause: unknown) {
    // Not the browser's own message, at which the router would reload the page and so clear the form.
    super('A chunk of the site could not be loaded', { cause })
  }
}

type Recovery = (cause: unknown) => Promise<void>
let recovery: Recovery | undefined

/** Sets what to await before requesting a missing chunk again; with `undefined`, `loadChunk` throws. */
export function recoverMissingChunks(recover: Recovery | undefined): void {
  recovery = recover
}

/** Loads a chunk, with one retry. Throws a `MissingChunkError` if there is no recovery. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load().catch(load)
  } catch (cause) {
    if (!recovery) throw new MissingChunkError(cause)
    await recovery(cause)
    return loadChunk(load)
  }
}
