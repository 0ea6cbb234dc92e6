import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import '../../../src/design/global.css.ts'

/** Renders a part of the site in its style; its links lead nowhere. */
export async function renderPage(part: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory(),
  })
  return render(<RouterProvider router={router as never} />)
}
