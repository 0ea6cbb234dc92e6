import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { whenPageIsTakenOver } from './hydration/page-taken-over.ts'
import { createRouter } from './router.ts'
import { nextTask } from './site/next-task.ts'

/** Renders the site into an empty page. */
export function renderApp(root: HTMLElement) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>,
  )
}

/**
 * Takes a prerendered page over. From `onListening` on, React hears what the visitor does; at
 * `onTakenOver` the page has its handlers.
 */
export async function hydrateApp(
  root: HTMLElement,
  onListening: () => void,
  onTakenOver: () => void,
) {
  let mayScroll = false
  // The visitor has scrolled the page that is there already.
  const router = createRouter(() => mayScroll)
  // Tells the router to render the markup again before it changes it.
  router.ssr = { manifest: undefined }
  // Made and loaded in one task, the router would keep a slow phone busy.
  await nextTask()
  await router.load()
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    mayScroll ||= hrefChanged
  })
  whenPageIsTakenOver(onTakenOver)
  // In a transition React pauses for what the visitor does meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
  onListening()
}
