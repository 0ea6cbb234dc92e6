import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createRouter } from '../router.ts'
import { rememberEarlierInput } from './earlier-input.ts'
import { firstSign } from './first-sign.ts'
import { forgetPrerenderedPath, prerenderedPath } from './prerendered-path.ts'

/**
 * Gives a prerendered page its code at the visitor's first sign: reading needs none. What was typed
 * and pressed until then is told to it.
 */
export async function hydratePage(root: HTMLElement) {
  const tellEarlierInput = rememberEarlierInput(root)
  const stopFollowing = reloadForAnotherPage()
  const { pathname, search } = window.location
  // Else the code completes the page: by what the address asks for, or by the path it lacks.
  const isComplete = prerenderedPath() === pathname + search
  if (isComplete) await firstSign()

  const router = await loadRouter()
  function onRendered() {
    forgetPrerenderedPath()
    stopFollowing()
    tellEarlierInput()
  }
  hydrateRoot(
    root,
    <FirstRender onDone={onRendered}>
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>
    </FirstRender>,
  )
}

interface FirstRenderProps {
  readonly onDone: () => void
  readonly children: ReactNode
}

function FirstRender({ onDone, children }: FirstRenderProps) {
  useLayoutEffect(onDone, [onDone])
  return children
}

/** A router that finds its first page there already, scrolled to where the visitor wants it. */
async function loadRouter() {
  let mayScroll = false
  const router = createRouter(() => mayScroll)
  // Tells the router to render the markup again before it changes it.
  router.ssr = { manifest: undefined }
  await router.load()
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    mayScroll ||= hrefChanged
  })
  return router
}

/** Without code, Back and Forward to another page of the site change the address alone. */
function reloadForAnotherPage(): () => void {
  const { pathname } = window.location
  const reload = () => {
    if (window.location.pathname !== pathname) window.location.reload()
  }
  window.addEventListener('popstate', reload)
  return () => window.removeEventListener('popstate', reload)
}
