const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')

// Hosts also serve a page under its file's name, /plombier-lyon.html, which the routes do not know.
const { path } = root.dataset
const { pathname, search, hash } = window.location
if (path && path !== pathname) {
  window.history.replaceState(window.history.state, '', `${path}${search}${hash}`)
}

// After the first paint; see hydration.md.
requestAnimationFrame(() =>
  setTimeout(async () => {
    const { startApp } = await import('./app.tsx')
    await startApp(root)
  }),
)
