import { loadChunk } from '../site/load-chunk.ts'

/**
 * Loads code of a prerendered page. Where it is missing, the page stays as it is, with the notice
 * that it holds for this, and each press tries again.
 */
export async function loadUntilThere<Module>(load: () => Promise<Module>): Promise<Module> {
  const notice = document.getElementById('missing-code')
  // Prerendered as well, so without the handler of its component.
  notice?.querySelector('button')?.addEventListener('click', () => window.location.reload())
  for (;;) {
    try {
      const module = await loadChunk(load)
      notice?.setAttribute('hidden', '')
      return module
    } catch (error) {
      console.error('Page en panne', error)
      notice?.removeAttribute('hidden')
      await new Promise((resolve) => window.addEventListener('click', resolve, { once: true }))
    }
  }
}
