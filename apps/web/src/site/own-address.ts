/**
 * Leads to a page's own address where the host serves it under another one: with `.html`, or a final
 * slash. Returns whether the browser goes there for another page, as the 404 page must stay what it is.
 */
export function leadToOwnAddress(): boolean {
  const { origin, pathname, search, hash } = window.location
  const path = pathname.replace(/(?:\/index)?\.html$|\/+$/, '') || '/'
  if (path === pathname) return false
  const url = origin + path + search + hash
  const isNotFound = document.querySelector('meta[name="robots"]') !== null
  if (isNotFound) window.location.replace(url)
  else window.history.replaceState(null, '', url)
  return isNotFound
}
