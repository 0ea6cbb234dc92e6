import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createRouter } from '../../../src/router.ts'
import { stubPdfWorker } from './pdf-worker.ts'

/** Opens a page of the site in a new tab, with working links. Returns the history, and the paths visited next. */
export async function openSite(path: string) {
  // pdfmake takes seconds to load from the development server.
  stubPdfWorker()
  window.sessionStorage.clear()
  const router = createRouter()
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) })
  await render(<RouterProvider router={router} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const visited: string[] = []
  router.subscribe('onBeforeNavigate', ({ toLocation }) => visited.push(toLocation.pathname))
  return { visited, history: router.history }
}
