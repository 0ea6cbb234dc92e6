import { whenIdle } from '../site/when-idle.ts'

/** What the visitor does with a prerendered page before its code is there: no handler hears of it. */
export function rememberEarlierInput(root: HTMLElement) {
  let pressed: HTMLButtonElement | null = null
  const remember = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest('button')
  }
  root.addEventListener('click', remember)

  return {
    /** To be called when a press is heard of. */
    stop() {
      root.removeEventListener('click', remember)
    },
    /** Tells the handlers of what was typed, of the focus, and of the last button that was pressed. */
    tell() {
      // At once, or the next rendering would empty the fields.
      for (const control of root.querySelectorAll<Control>('input, textarea, select')) {
        if (control.value) typeAgain(control)
      }
      // Effects that have only just run make the handlers complete.
      whenIdle(() => {
        document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
        pressed?.click()
      })
    },
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function typeAgain(control: Control) {
  const { value } = control
  // React only hears of a value that it has not seen: it sees the empty one, and not the second.
  control.value = ''
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, value)
  const event = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(event, { bubbles: true }))
}
