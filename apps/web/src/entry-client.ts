import { showDisplayFace } from './design/show-display-face.ts'
import { firstPaint } from './hydration/first-paint.ts'
import { hydratePage } from './hydration/hydrate-page.ts'
import { isLaterVisit } from './hydration/is-later-visit.ts'
import { prerenderedPath } from './hydration/prerendered-path.ts'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')

// On a later visit the face is in the browser's cache, and stands from the start.
if (isLaterVisit()) showDisplayFace()
else void firstPaint().then(showDisplayFace)

// The development server sends an empty page.
if (prerenderedPath() === undefined) {
  void import('./app.tsx').then(({ renderApp }) => renderApp(root))
} else void hydratePage(root)
