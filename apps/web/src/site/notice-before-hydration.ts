/** The notice that a prerendered page has, hidden, until hydration. */
export const noticeId = 'missing-chunk'

/** Says on a page that is not hydrated that its code is missing. Resolves with the next press. */
export async function showMissingChunk(cause: unknown): Promise<void> {
  console.error('Page en panne', cause)
  const notice = document.getElementById(noticeId)
  notice?.removeAttribute('hidden')
  // Not hydrated, and so without its component's handler.
  notice?.querySelector('button')?.addEventListener('click', () => window.location.reload())
  await new Promise((resolve) => window.addEventListener('click', resolve, { once: true }))
}

/** Ends the time of the notice: the page's code is there. */
export function removeNotice(): void {
  document.getElementById(noticeId)?.remove()
}
