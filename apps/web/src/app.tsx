import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createRouter } from './router.ts'
import { keepTypedTexts } from './typed-before-hydration.ts'

/** Hydrates a prerendered page. On the development server, renders the site into the empty page. */
export async function startApp(root: HTMLElement) {
  await nextTask()
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
  await nextTask()
  keepTypedTexts(root)
  // In a transition, React pauses hydration to handle what the visitor does meanwhile.
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: console.info })
  })
}

/** Lets the browser handle presses between the three steps of the start: code, route and hydration. */
function nextTask() {
  return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
