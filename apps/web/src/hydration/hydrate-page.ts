import { nextTask } from '../site/next-task.ts'
import { rememberEarlierInput } from './earlier-input.ts'
import { firstPaint } from './first-paint.ts'
import { firstSign } from './first-sign.ts'
import { loadUntilThere } from './load-until-there.ts'
import { forgetPrerenderedPath, prerenderedPath } from './prerendered-path.ts'

/**
 * Gives a prerendered page its code: the frame once the page is on the screen, the page's own at
 * the visitor's first sign, as reading needs none. What was typed and pressed until then is told to
 * it.
 */
export async function hydratePage(root: HTMLElement) {
  const sign = firstSign()
  const earlierInput = rememberEarlierInput(root)
  const stopFollowing = reloadForAnotherPage()
  const { pathname, search } = window.location
  // Else the code completes the page: by what the address asks for, or by the path it lacks.
  const isComplete = prerenderedPath() === pathname + search

  await Promise.race([firstPaint(), sign])
  const { hydrateApp } = await loadUntilThere(() => import('../app.tsx'))
  if (isComplete) await sign
  await nextTask()
  await hydrateApp(root, earlierInput.stop, () => {
    forgetPrerenderedPath()
    stopFollowing()
    earlierInput.tell()
  })
}

/** Without code, Back and Forward to another page of the site change the address alone. */
function reloadForAnotherPage(): () => void {
  const { pathname } = window.location
  const reload = () => {
    if (window.location.pathname !== pathname) window.location.reload()
  }
  window.addEventListener('popstate', reload)
  return () => window.removeEventListener('popstate', reload)
}
