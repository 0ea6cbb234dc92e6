import { whenIdle } from '../site/when-idle.ts'

/**
 * What the visitor does with a prerendered page before its code is there: no handler hears of it.
 * Call it first; the returned function tells the handlers, once they are there, of what was typed,
 * of the focus, and of the last button that was pressed.
 */
export function rememberEarlierInput(root: HTMLElement): () => void {
  let pressed: HTMLButtonElement | null = null
  const remember = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest('button')
  }
  root.addEventListener('click', remember)

  return () => {
    root.removeEventListener('click', remember)
    const typed = [...root.querySelectorAll<Control>('input, textarea, select')]
      .map((control) => ({ control, value: control.value }))
      .filter(({ value }) => value)
    // Effects that have only just run make the handlers complete.
    whenIdle(() => {
      for (const { control, value } of typed) type(control, control.value || value)
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      pressed?.click()
    })
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function type(control: Control, value: string) {
  // React only hears of a value that it has not seen: it sees the empty one, and not the second.
  control.value = ''
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, value)
  const event = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(event, { bubbles: true }))
}
