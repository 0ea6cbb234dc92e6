import { createRoot } from 'react-dom/client'
import { loadChunk } from '../site/load-chunk.ts'
import { MissingChunkNotice } from '../site/missing-chunk-notice.tsx'

/**
 * Loads the code of a prerendered page. Where it is missing, the page stays as it is, with a notice
 * over it, and each press tries again.
 */
export async function loadUntilThere<Module>(load: () => Promise<Module>): Promise<Module> {
  let removeNotice: (() => void) | undefined
  for (;;) {
    try {
      const module = await loadChunk(load)
      removeNotice?.()
      return module
    } catch (error) {
      console.error('Page en panne', error)
      removeNotice ??= showNotice()
      await new Promise((resolve) => window.addEventListener('click', resolve, { once: true }))
    }
  }
}

function showNotice() {
  const place = document.body.appendChild(document.createElement('div'))
  const notice = createRoot(place)
  notice.render(<MissingChunkNotice floats />)
  return () => {
    notice.unmount()
    place.remove()
  }
}
