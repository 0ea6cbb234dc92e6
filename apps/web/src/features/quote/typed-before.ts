/**
 * What was typed into a prerendered form before its code was there. The fields show it until they
 * render again, but no handler has heard of it: the returned function tells them.
 */
export function typedBefore(form: HTMLFormElement): () => void {
  const typed = [...form.elements].filter(isControl).map((control) => ({
    control,
    value: control.value,
  }))
  return () => {
    for (const { control, value } of typed) if (value) type(control, value)
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

function type(control: Control, value: string) {
  // React only hears of a value that it has not seen: it sees the empty one, and not the second.
  control.value = ''
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, value)
  const event = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(event, { bubbles: true }))
}
