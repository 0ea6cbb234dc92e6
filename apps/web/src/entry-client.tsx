import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createRouter } from './router.ts'

const router = createRouter()
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
const element = document.getElementById('app')
if (!element) throw new Error('index.html has no #app')

if (element.dataset['prerendered'] === undefined) createRoot(element).render(app)
else {
  // Tells the router that the markup is there, so that it renders it again before it changes it.
  router.ssr = { manifest: undefined }
  await router.load()
  hydrateRoot(element, app)
}
