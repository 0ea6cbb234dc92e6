/**
 * To be run first in a page: translates it, as browsers do. Each text goes into two elements of its own,
 * in other words, again after each change.
 */
export function translatePage() {
  const untranslated = 'script, style, noscript, textarea, title, [translate=no], [data-translated]'
  const translate = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest(untranslated)) continue
      const outer = document.createElement('font')
      outer.setAttribute('data-translated', '')
      const inner = document.createElement('font')
      inner.textContent = `${text.data}’`
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  document.addEventListener('DOMContentLoaded', () => {
    const observer = new MutationObserver(() => translate(document.body))
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    translate(document.body)
  })
}
