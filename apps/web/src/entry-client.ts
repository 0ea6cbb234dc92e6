import { loadChunk } from './site/load-chunk.ts'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')

// React does not hear of presses before hydration.
let pressed: HTMLButtonElement | null = null
const rememberPress = ({ target }: Event) => {
  if (target instanceof Element) pressed = target.closest('button') ?? pressed
}
root.addEventListener('click', rememberPress)

// After the first paint; see hydration.md.
requestAnimationFrame(() => setTimeout(start))

async function start(this: void) {
  if (!root) return
  // Creating the formatters takes time on a slow phone: now, while the app is on its way.
  void import('./format/french.ts').catch(() => {})
  const { startApp } = await loadChunk(() => import('./app.tsx'))
  await startApp(root)
  root.removeEventListener('click', rememberPress)
  // In a task of its own: then React hydrates at once what is pressed.
  setTimeout(() => pressed?.click())
}
