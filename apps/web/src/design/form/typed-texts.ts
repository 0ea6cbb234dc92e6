const texts = new Map<string, string>()
const events = new AbortController()

/**
 * Remembers what is typed on a page that is not hydrated yet. Where other software has inserted elements
 * into the page, such as a password manager's buttons, React renders the fields afresh.
 */
export function rememberTypedTexts(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input, textarea, select')) remember(field)
  root.addEventListener('input', ({ target }) => remember(target), { signal: events.signal })
}

/** What was typed in the field with this id, only once. From now on React is told of what is typed. */
export function takeTypedText(id: string): string | undefined {
  events.abort()
  const text = texts.get(id)
  texts.delete(id)
  return text
}

function remember(field: EventTarget | null) {
  if (field instanceof HTMLElement && 'value' in field && typeof field.value === 'string') {
    texts.set(field.id, field.value)
  }
}
