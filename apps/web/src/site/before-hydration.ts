type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const texts = new Map<string, string>()
const typing = new AbortController()
const pressing = new AbortController()
let pressed: HTMLButtonElement | null = null
let focused: Element | null = null

/**
 * Remembers what the visitor types and the last press on a page that is not hydrated yet: React gets no
 * events for it, leaves the text where it is without knowing of it, and empties the field with the next
 * render (https://github.com/facebook/react/issues/12955).
 */
export function rememberInput(root: HTMLElement): void {
  // A press can make React replace the button. This comes before.
  const early = { capture: true, signal: pressing.signal }
  root.addEventListener('click', rememberPress, early)
  // A dialog that was closed since stays closed.
  root.addEventListener('close', forgetPress, early)
  const { signal } = typing
  root.addEventListener('input', ({ target }) => rememberText(target as Field), { signal })
  root.addEventListener('focusin', rememberFocus, { signal })
  focused = document.activeElement
  rememberTexts()
}

/** Some browsers bring texts back without an event. */
function rememberTexts() {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (field.value) rememberText(field)
  }
}

function rememberText({ id, value }: Field) {
  texts.set(id, value)
}

function rememberFocus({ target }: Event) {
  focused = target as Element
}

function rememberPress({ target }: Event) {
  if (!(target instanceof Element)) return
  pressed = target.closest('button') ?? pressed
  const link = target.closest('a')
  const service = pressed?.dataset['service']
  // A city is a link, which takes the chosen service along.
  if (service && link?.closest('dialog')) link.search = `?service=${service}`
}

function forgetPress() {
  pressed = null
}

/** Leaves further typing to React, which is about to render the fields with texts of its own. */
export function endTyping(): void {
  if (!typing.signal.aborted) rememberTexts()
  typing.abort()
}

/** Leaves further presses to React, which hydrates at once what is pressed. Whether there was one. */
export function endPresses(): boolean {
  pressing.abort()
  return pressed !== null
}

/** Types and presses again, for React, what was typed and pressed before hydration. */
export function repeatInput(): void {
  // Where other software has changed the page, React has replaced the fields.
  if (focused && !focused.isConnected) document.getElementById(focused.id)?.focus()
  for (const [id, text] of texts) {
    const field = document.getElementById(id)
    if (field) type(field as Field, text)
  }
  texts.clear()
  const button = pressed
  pressed = null
  // Where the browser has opened the dialog already, it warns of a second command.
  if (document.querySelector('dialog[open]')) {
    button?.addEventListener('click', (event) => event.preventDefault(), { once: true })
  }
  button?.click()
}

function type(field: Field, text: string) {
  // React ignores events of a field that has the value which it knows: that is the one set here, and the
  // text is then set behind its back.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
