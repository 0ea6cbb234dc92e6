import { useEffect } from 'react'
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { button } from './button.css.ts'
import { CircleAlert, CircleCheck, X } from './icons.ts'
import * as css from './toaster.css.ts'

/** A short message over the page. Takes the place of the one before. */
interface ToastMessage {
  readonly title: string
  readonly text: string
}

export function toastSuccess(message: ToastMessage) {
  show('success', message, 'polite')
}

export function toastError(message: ToastMessage) {
  show('error', message, 'assertive')
}

/**
 * Shows an error that the page says too, where the focus is: it is not announced, since screen readers
 * have just read it, and not shown on a low screen.
 */
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
      <span>{` ${message.text}`}</span>
    </>,
    { ariaProps: { role: 'status', 'aria-live': live } },
  )
}

// Long enough to read a toast once more.
const durations = { success: { duration: 6000 }, error: { duration: 8000 } }

const regions = [
  { live: 'polite', role: 'status' },
  { live: 'assertive', role: 'alert' },
  { live: 'off', role: undefined },
] as const

/** Shows the newest toast. Rendered once, at the end of a page; removes it when it unmounts. */
export function Toaster() {
  const newest = useToaster(durations).toasts.find(({ visible }) => visible)
  useEffect(() => dismissToasts, [])
  const tone = newest?.type === 'error' ? 'error' : 'success'
  const Icon = tone === 'error' ? CircleAlert : CircleCheck
  return (
    <section aria-label="Notifications">
      {regions.map(({ live, role }) => (
        // A live region must exist before its first message, or the message is not announced.
        <div key={live} role={role}>
          {newest?.ariaProps['aria-live'] === live && (
            <div
              key={newest.id}
              ref={keepOffControls}
              className={`${css.toast[tone]} ${live === 'off' ? css.repeating : ''}`}
            >
              <Icon width={22} height={22} />
              <div className={css.message}>{resolveValue(newest.message, newest)}</div>
              <button
                type="button"
                className={button.plain}
                aria-label="Fermer la notification"
                onClick={() => toast.remove(newest.id)}
              >
                <X />
              </button>
            </div>
          )}
        </div>
      ))}
    </section>
  )
}

const controls = 'main :is(a, button, input, select, textarea, summary)'

/** Moves a toast from the top of the screen to its lower edge if it would cover a control or the focus. */
function keepOffControls(card: HTMLElement | null) {
  if (!card) return
  card.toggleAttribute('data-low', covers(card, `${controls}, :focus`))
  // The focus matters more.
  if (covers(card, ':focus')) card.toggleAttribute('data-low')
}

function covers(card: HTMLElement, selector: string) {
  const box = card.getBoundingClientRect()
  return [...document.querySelectorAll(selector)].some((other) => {
    const { top, bottom, left, right } = other.getBoundingClientRect()
    const isApart = top >= box.bottom || bottom <= box.top || left >= box.right || right <= box.left
    return !isApart && !card.contains(other)
  })
}
