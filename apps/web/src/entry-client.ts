// Follows links within the page from now on.
import './ui/focus-management.ts'
import { captureInput } from './hydration/before-hydration.ts'
// Hears of presses from now on.
import './hydration/chosen-service.ts'
import { holdNotice, loadChunk } from './hydration/load-chunk.ts'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')

// Read at once: a press of Back before hydration changes the address. Of the prerendered pages, only the
// 404 page has no path of its own.
const { path } = root.dataset
const missingPath = root.hasChildNodes() && !path ? window.location.pathname : undefined
if (path) showPath(path)

// Only a form leads to its result: the style sheet shows that this tab's quote is coming.
const isResult = window.location.search.includes('vue=devis')
root.toggleAttribute('data-quote-coming', isResult && window.history.state?.__TSR_index > 0)
holdNotice()
captureInput(root)

// After the first paint; see hydration/hydration.md.
requestAnimationFrame(() =>
  setTimeout(async () => {
    const { startApp } = await loadChunk(() => import('./app.tsx'))
    await startApp(root, missingPath)
  }),
)

/** Puts the page's own path into the address bar: hosts also serve it as /plombier-lyon.html. */
function showPath(path: string) {
  const { pathname, search, hash } = window.location
  if (path === pathname) return
  window.history.replaceState(window.history.state, '', `${path}${search}${hash}`)
}
