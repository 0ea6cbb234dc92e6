// React gets no event for what was typed before hydration (https://github.com/facebook/react/issues/12955), and
// where another program has put an element into the page, it renders all fields anew. So what they hold is read
// before hydration begins.
const texts = new Map<string, string>()

/** Keeps what the fields of a prerendered page hold. */
export function keepTypedTexts(root: HTMLElement): void {
  const fields = root.querySelectorAll<HTMLInputElement>('input, select, textarea')
  for (const { id, value } of fields) if (id && value) texts.set(id, value)
}

/** Takes what was typed into a field before it was hydrated; an empty text where nothing was. */
export function takeTypedText(id: string): string {
  const field = document.getElementById(id) as HTMLInputElement | null
  const text = field?.value || texts.get(id)
  texts.delete(id)
  return text ?? ''
}
