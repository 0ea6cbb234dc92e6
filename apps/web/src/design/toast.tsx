import { toast } from 'react-hot-toast/headless'

/** A short message over the page. */
export interface ToastMessage {
  readonly title: string
  readonly text: string
}

export function toastSuccess(message: ToastMessage) {
  toast.success(content(message), { id: message.title, duration: 6000 })
}

export function toastError(message: ToastMessage) {
  toast.error(content(message), {
    id: message.title,
    duration: 8000,
    ariaProps: { role: 'alert', 'aria-live': 'assertive' },
  })
}

/** Shows an error without announcing it: screen readers have just read it with the focus. */
export function toastErrorSilently(message: ToastMessage) {
  toast.error(content(message), {
    id: message.title,
    duration: 8000,
    ariaProps: { role: 'status', 'aria-live': 'off' },
  })
}

/** Removes all toasts; to be called when they are no longer true. */
export function dismissToasts() {
  toast.removeAll()
}

function content({ title, text }: ToastMessage) {
  return (
    <div>
      <strong>{title}</strong>
      <div>{text}</div>
    </div>
  )
}
