import { type ToastOptions, toast } from 'react-hot-toast/headless'

/** A short message over the page. Takes the place of the one before. */
export interface ToastMessage {
  readonly title: string
  readonly text: string
}

export function toastSuccess(message: ToastMessage) {
  show('success', message, { duration: 6000 })
}

export function toastError(message: ToastMessage) {
  show('error', message, {
    duration: 8000,
    ariaProps: { role: 'alert', 'aria-live': 'assertive' },
  })
}

/** Shows an error without announcing it: screen readers have just read it with the focus. */
export function toastErrorSilently(message: ToastMessage) {
  show('error', message, { duration: 8000, ariaProps: { role: 'status', 'aria-live': 'off' } })
}

/** To be called when a toast is no longer true, or when the visitor has gone on. */
export function dismissToasts() {
  toast.removeAll()
}

function show(tone: 'success' | 'error', { title, text }: ToastMessage, options: ToastOptions) {
  dismissToasts()
  toast[tone](
    <>
      <strong>{title}</strong>
      <div>{text}</div>
    </>,
    { id: title, ...options },
  )
}
