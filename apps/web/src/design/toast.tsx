import { toast } from 'react-hot-toast/headless'

/** A short message over the page. Takes the place of the one before. */
export interface ToastMessage {
  readonly title: string
  readonly text: string
}

export function toastSuccess(message: ToastMessage) {
  show('success', message, 'polite')
}

export function toastError(message: ToastMessage) {
  show('error', message, 'assertive')
}

/** Shows an error without announcing it: screen readers have just read it with the focus. */
export function toastErrorSilently(message: ToastMessage) {
  show('error', message, 'off')
}

/** To be called when a toast is no longer true, or when the visitor has gone on. */
export function dismissToasts() {
  toast.removeAll()
}

function show(
  tone: 'success' | 'error',
  message: ToastMessage,
  live: 'polite' | 'assertive' | 'off',
) {
  dismissToasts()
  toast[tone](
    <>
      <strong>{message.title}</strong>
      <div>{message.text}</div>
    </>,
    { ariaProps: { role: 'status', 'aria-live': live } },
  )
}
