import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createRouter } from './router.ts'
import { recoverMissingChunks } from './site/load-chunk.ts'
import { removeNotice } from './site/notice-before-hydration.ts'
import { leadToOwnAddress } from './site/own-address.ts'

/**
 * Hydrates a prerendered page. On the development server, renders the site into the empty page.
 * `onRenderedAfresh` is called where other software has changed the page, so that React replaced it.
 */
export async function startApp(root: HTMLElement, onRenderedAfresh: () => void) {
  if (leadToOwnAddress()) return
  const router = createRouter()
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
        // Once the fields have their texts again.
        setTimeout(() => {
          if (document.activeElement === document.body) document.getElementById(focused)?.focus()
          onRenderedAfresh()
        })
      },
    })
  })
}
