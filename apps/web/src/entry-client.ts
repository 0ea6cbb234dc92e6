import { rememberTypedTexts } from './design/form/typed-texts.ts'
import { loadChunk, recoverMissingChunks } from './site/load-chunk.ts'
import { showMissingChunk } from './site/notice-before-hydration.ts'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')

// React gets no events for presses before hydration: « Mon devis », « Me localiser », a service whose
// name the city chooser shows, and where the browser has no commands, whatever opens the chooser.
let pressed: HTMLButtonElement | null = null
const rememberPress = ({ target }: Event) => {
  if (target instanceof Element) pressed = target.closest('button') ?? pressed
}
// A dialog that was closed since stays closed. This event does not bubble.
const forgetPress = () => {
  pressed = null
}
root.addEventListener('click', rememberPress)
root.addEventListener('close', forgetPress, { capture: true })
rememberTypedTexts(root)

// Only a prerendered page has the notice.
if (root.hasChildNodes()) recoverMissingChunks(showMissingChunk)

// After the first paint; see hydration.md.
requestAnimationFrame(() => setTimeout(start))

async function start(this: void) {
  if (!root) return
  // Creating the formatters is slow on a slow phone: it starts while the app is loading.
  void import('./format/french.ts').catch(() => {})
  const { startApp } = await loadChunk(() => import('./app.tsx'))
  await startApp(root, () => {
    const buttons = [...root.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === pressed?.textContent)?.click()
  })
  root.removeEventListener('click', rememberPress)
  root.removeEventListener('close', forgetPress, { capture: true })
  // In a task of its own, so that React hydrates the pressed button at once.
  setTimeout(() => {
    // The browser has carried out the command already: only React has to learn of the press.
    const isOpen = root.querySelector('dialog[open]') && pressed?.hasAttribute('commandfor')
    if (isOpen)
      pressed?.addEventListener('click', (event) => event.preventDefault(), { once: true })
    pressed?.click()
  })
}
