import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import '../../../src/design/global.css.ts'

/** Renders a part of a page in the site's style, with a router for its links. */
export async function renderInRouter(part: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory(),
  })
  await render(<RouterProvider router={router as never} />)
}
