import { loadChunk, recoverMissingChunks } from './site/load-chunk.ts'
import { showMissingChunk } from './site/notice-before-hydration.ts'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')

// React gets no events for presses before hydration.
let pressed: HTMLButtonElement | null = null
const rememberPress = ({ target }: Event) => {
  if (target instanceof Element) pressed = target.closest('button') ?? pressed
}
root.addEventListener('click', rememberPress)

// Only a prerendered page has the notice.
if (root.hasChildNodes()) recoverMissingChunks(showMissingChunk)

// After the first paint; see hydration.md.
requestAnimationFrame(() => setTimeout(start))

async function start(this: void) {
  if (!root) return
  // Creating the formatters is slow on a slow phone: it starts while the app is loading.
  void import('./format/french.ts').catch(() => {})
  const { startApp } = await loadChunk(() => import('./app.tsx'))
  await startApp(root)
  root.removeEventListener('click', rememberPress)
  // In a task of its own, so that React hydrates the pressed button at once.
  setTimeout(() => pressed?.click())
}
