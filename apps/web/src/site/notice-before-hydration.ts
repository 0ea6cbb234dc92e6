/** Id of the hidden notice that a prerendered page has until hydration. */
export const noticeId = 'missing-chunk'

/** Shows the notice on a page that is not hydrated yet. Resolves with the next press. */
export async function showMissingChunk(cause: unknown): Promise<void> {
  console.error('Page en panne', cause)
  const notice = document.getElementById(noticeId)
  notice?.removeAttribute('hidden')
  // The button is not hydrated, so it lacks its component's handler.
  notice?.querySelector('button')?.addEventListener('click', () => window.location.reload())
  await new Promise((resolve) => window.addEventListener('click', resolve, { once: true }))
}

/** Removes the notice, once the page's code is loaded. */
export function removeNotice(): void {
  document.getElementById(noticeId)?.remove()
}
