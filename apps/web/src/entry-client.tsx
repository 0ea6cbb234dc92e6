import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { hydratePage } from './hydration/hydrate-page.tsx'
import { prerenderedPath } from './hydration/prerendered-path.ts'
import { createRouter } from './router.ts'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')

// The development server sends an empty page.
if (prerenderedPath() === undefined) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>,
  )
} else void hydratePage(root)
