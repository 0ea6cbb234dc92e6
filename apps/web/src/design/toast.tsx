import { toast } from 'react-hot-toast/headless'

/** A short message beside the page, never the only place of what it says. */
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

/** Shows an error that the focus has just said. */
export function toastErrorSilently(message: ToastMessage) {
  toast.error(content(message), {
    id: message.title,
    duration: 8000,
    ariaProps: { role: 'status', 'aria-live': 'off' },
  })
}

/** Removes all toasts, once they are no longer true. */
export function dismissToasts() {
  toast.dismissAll()
}

function content({ title, text }: ToastMessage) {
  return (
    <div>
      <strong>{title}</strong>
      <div>{text}</div>
    </div>
  )
}
