const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')

// Hosts also serve a page under its file's name, /plombier-lyon.html, which the routes do not know.
const { path } = root.dataset
const { pathname, search, hash } = window.location
if (path && path !== pathname) {
  window.history.replaceState(window.history.state, '', `${path}${search}${hash}`)
}

// Says in the tab's storage that the page was reloaded because a new release had removed the code of the app. The
// router has a mark of its own for the code of its pages.
const RELOADED = 'plombier-reloaded'

// After the first paint; see hydration.md.
requestAnimationFrame(() =>
  setTimeout(async () => {
    const app = await import('./app.tsx').catch(reloadOnce)
    await app?.startApp(root)
  }),
)

function reloadOnce(error: unknown) {
  console.error('Application introuvable', error)
  try {
    // The message names the file, so that the next release has its own try.
    if (window.sessionStorage.getItem(RELOADED) === String(error)) return
    window.sessionStorage.setItem(RELOADED, String(error))
    window.location.reload()
  } catch {
    // Without storage, reloading could go on for ever. The page says that its code is missing.
  }
}
