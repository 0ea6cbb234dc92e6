/**
 * To be run first in a page: inserts what a password manager, a spelling checker and a dark mode insert,
 * as soon as the HTML is there and again after each change.
 */
export function changePage() {
  document.addEventListener('DOMContentLoaded', () => {
    const insertAfter = (field: Element, name: string) => {
      if (field.nextElementSibling?.localName === name) return
      const element = document.createElement(name)
      element.append(document.createElement('button'))
      field.after(element)
    }
    const change = () => {
      observer.disconnect()
      for (const field of document.querySelectorAll('input')) insertAfter(field, 'key-icon')
      for (const field of document.querySelectorAll('textarea')) {
        insertAfter(field, 'spelling-checker')
        field.setAttribute('data-spelling', 'false')
      }
      for (const form of document.querySelectorAll('form')) {
        if (form.firstElementChild?.localName !== 'key-menu') {
          form.prepend(document.createElement('key-menu'))
        }
      }
      for (const element of document.querySelectorAll<HTMLElement>('main *')) {
        element.style.setProperty('--dark-color', '#ddd')
        element.setAttribute('data-dark', '')
      }
      document.documentElement.setAttribute('data-dark-mode', '')
      observer.observe(document.body, { childList: true, subtree: true })
    }
    const observer = new MutationObserver(change)
    change()
  })
}

/**
 * To be run first in a page: translates it, as browsers do. Each text goes into two elements of its own,
 * in other words, again after each change.
 */
export function translatePage() {
  const untranslated = 'script, style, noscript, textarea, title, [data-translated]'
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
