import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createRouter } from './router.ts'
import { repeatPress, repeatPressAfresh } from './site/early-press.ts'
import { recoverMissingChunks } from './site/load-chunk.ts'
import { removeNotice } from './site/notice-before-hydration.ts'

/**
 * Hydrates a prerendered page. On the development server, renders the site into the empty page.
 * `missingPath` is the path for which the host served the 404 page.
 */
export async function startApp(root: HTMLElement, missingPath: string | undefined) {
  const router = createRouter(missingPath)
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (!root.hasChildNodes()) return createRoot(root).render(app)

  // Makes the first rendering match the prerendered page; see build/prerender.md.
  router.ssr = { manifest: undefined }
  await router.load()
  recoverMissingChunks(undefined)
  removeNotice()
  const focused = document.activeElement?.id ?? ''
  // In a transition, React pauses hydration to handle what the visitor does meanwhile.
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError(error) {
        console.info(error)
        // Where other software has changed the page, React has replaced it, and this runs once the fields
        // have their texts again.
        setTimeout(() => {
          if (document.activeElement === document.body) document.getElementById(focused)?.focus()
          repeatPressAfresh()
        })
      },
    })
  })
  // In a task of its own, so that React hydrates the pressed button at once.
  setTimeout(repeatPress)
}
