import { loadChunk, recoverMissingChunks } from './site/load-chunk.ts'
import { showMissingChunk } from './site/notice-before-hydration.ts'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')

// React does not see what is pressed before hydration.
let pressed: HTMLButtonElement | null = null
const rememberPress = ({ target }: Event) => {
  if (target instanceof Element) pressed = target.closest('button') ?? pressed
}
root.addEventListener('click', rememberPress)

recoverMissingChunks(showMissingChunk)

// After the first paint; see hydration.md.
requestAnimationFrame(() => setTimeout(start))

async function start(this: void) {
  if (!root) return
  // Creating the formatters takes time on a slow phone: begin while the app is being loaded.
  void import('./format/french.ts').catch(() => {})
  const { startApp } = await loadChunk(() => import('./app.tsx'))
  await startApp(root)
  root.removeEventListener('click', rememberPress)
  // In a task of its own: then React hydrates at once what is pressed.
  setTimeout(() => pressed?.click())
}
