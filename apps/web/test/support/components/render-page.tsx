import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import '../../../src/design/global.css.ts'

/** Renders an element of the site in its style; links lead nowhere. */
export async function renderPage(element: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => element }),
    history: createMemoryHistory(),
  })
  return render(<RouterProvider router={router as never} />)
}
