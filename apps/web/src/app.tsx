import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
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

/** Takes a prerendered page over, and says so as soon as its markup has its handlers. */
export async function hydrateApp(root: HTMLElement, onRendered: () => void) {
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
  // In a transition React pauses for what the visitor does meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <FirstRender onDone={onRendered}>
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>
      </FirstRender>,
    )
  })
}

interface FirstRenderProps {
  readonly onDone: () => void
  readonly children: ReactNode
}

function FirstRender({ onDone, children }: FirstRenderProps) {
  useLayoutEffect(onDone, [onDone])
  return children
}
