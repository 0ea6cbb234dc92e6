type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Typed texts by the ids of their fields. */
const texts = new Map<string, string>()
const untilHydrated = new AbortController()
let press: { readonly button: HTMLButtonElement; readonly event: Event } | undefined
let focused: Element | null = null

/**
 * Remembers what the visitor types and the last press on a page that is not hydrated yet: React gets no
 * events for it, leaves the text where it is without knowing of it, and empties the field with the next
 * render (https://github.com/facebook/react/issues/12955).
 */
export function captureInput(root: HTMLElement): void {
  const { signal } = untilHydrated
  // Ahead of React, which stops events on their way to what it has yet to hydrate, and can replace that.
  const first = { capture: true, signal }
  rememberTexts()
  focused = document.activeElement
  root.addEventListener('input', ({ target }) => rememberText(target as Field), first)
  root.addEventListener('focusin', ({ target }) => (focused = target as Element), first)
  root.addEventListener('click', rememberPress, first)
}

/** Types and presses again, for React, once the page is hydrated and shows what the tab remembers. */
export function replayInput(): void {
  if (untilHydrated.signal.aborted) return
  untilHydrated.abort()
  rememberTexts()
  // After the rendering that shows what the tab remembers.
  queueMicrotask(() => {
    // Where other software has changed the page, React has replaced the fields.
    if (focused && !focused.isConnected) document.getElementById(focused.id)?.focus()
    for (const [id, text] of texts) {
      const field = document.getElementById(id)
      if (field) type(field as Field, text)
    }
    // A press that is still on its way has reached React.
    if (press?.event.eventPhase === Event.NONE) press.button.click()
  })
}

function rememberText({ id, value }: Field) {
  texts.set(id, value)
}

/** Browsers bring texts back without an event: all of them on Back, Firefox on a reload too. */
function rememberTexts() {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (field.value) rememberText(field)
  }
}

function rememberPress(event: Event) {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  // A button with a command needs no code.
  if (button && !button.commandForElement) press = { button, event }
}

function type(field: Field, text: string) {
  // React ignores events of a field that has the value which it knows: that is the one set here, and the
  // text is then set behind its back.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
