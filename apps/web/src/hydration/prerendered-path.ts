// Written by entry-server.tsx.
function root() {
  return globalThis.document?.getElementById('app')
}

/** The path that the page was prerendered for; nothing once its code has taken over. */
export function prerenderedPath(): string | undefined {
  return root()?.dataset['prerendered']
}

/** From now on the page is no longer what was prerendered. */
export function forgetPrerenderedPath() {
  delete root()?.dataset['prerendered']
}
