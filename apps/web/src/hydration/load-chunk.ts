/** Id of the notice that every prerendered page has, hidden, beside what React renders. */
export const noticeId = 'missing-chunk'

const notice = () => document.getElementById(noticeId)

/**
 * Loads a chunk of the site. Where it is missing, the page stays as it is, and the notice says so; the
 * promise then never settles. There is no retry: Firefox and Safari remember a failed import until the
 * page is loaded again.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    console.error('Code manquant', error)
    notice()?.removeAttribute('hidden')
    return new Promise(() => {})
  }
}

/** Keeps the notice from appearing by itself, as it does where not even the entry script loads. */
export function holdNotice(): void {
  notice()?.removeAttribute('class')
}
