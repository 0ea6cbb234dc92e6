import { useCallback, useEffect, useRef } from 'react'
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { button } from './button.css.ts'
import { CircleAlert, CircleCheck, X } from './icons.ts'
import * as css from './toaster.css.ts'

/** A short message over the page. Takes the place of the one before. */
interface ToastMessage {
  readonly title: string
  readonly text: string
}

export const toastSuccess = (message: ToastMessage) => show('success', message)
export const toastError = (message: ToastMessage) => show('error', message)

/**
 * Shows an error that the page says too, where the focus is: it is not announced, since screen readers
 * have just read it, and not shown on a low screen.
 */
export const toastErrorSilently = (message: ToastMessage) => show('error', message, 'off')

/** To be called when a toast is no longer true, or when the visitor has gone on. */
export function dismissToasts() {
  toast.removeAll()
}

function show(tone: 'success' | 'error', message: ToastMessage, live: 'polite' | 'off' = 'polite') {
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

/**
 * Shows the newest toast. Rendered once, at the end of a page; removes it when it unmounts. Its time stands
 * still while the page is hidden and while the toast is pointed at or focused. When it goes, the focus returns
 * to where it was.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(durations)
  const { startPause, endPause } = handlers
  const newest = toasts.find(({ visible }) => visible)
  const focusedBefore = useRef<HTMLElement>(null)
  const pauseWhileHidden = () => (document.hidden ? startPause() : endPause())
  useEffect(() => dismissToasts, [])
  useEffect(() => {
    document.addEventListener('visibilitychange', pauseWhileHidden)
    return () => document.removeEventListener('visibilitychange', pauseWhileHidden)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the one before may have gone under the pointer
  useEffect(pauseWhileHidden, [newest?.id])
  const attach = useCallback((card: HTMLDivElement) => {
    keepClear(card)
    return () => {
      if (card.matches(':focus-within')) focusedBefore.current?.focus()
    }
  }, [])
  const tone = newest?.type === 'error' ? 'error' : 'success'
  const Icon = tone === 'error' ? CircleAlert : CircleCheck
  const live = newest?.ariaProps['aria-live']
  const card = newest && (
    <div
      key={newest.id}
      ref={attach}
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
  )
  return (
    <section
      aria-label="Notifications"
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onFocus={({ relatedTarget }) => {
        focusedBefore.current = relatedTarget as HTMLElement | null
        startPause()
      }}
      onBlur={endPause}
    >
      {/* A live region must exist before its first message, or the message is not announced. */}
      <div role="status">{live !== 'off' && card}</div>
      {live === 'off' && card}
    </section>
  )
}

const kept = 'main :is(a, button, input, select, textarea, summary, td), :focus'

/** Moves a toast from the top to the lower edge of the screen, where it covers less of what matters there. */
function keepClear(card: HTMLElement) {
  const coveredAtTop = covered(card)
  card.toggleAttribute('data-low', true)
  card.toggleAttribute('data-low', covered(card) < coveredAtTop)
}

/** How many controls and amounts a toast covers; what has the focus counts most. */
function covered(card: HTMLElement) {
  const box = card.getBoundingClientRect()
  return [...document.querySelectorAll(kept)]
    .filter((other) => {
      const { top, bottom, left, right } = other.getBoundingClientRect()
      return top < box.bottom && bottom > box.top && left < box.right && right > box.left
    })
    .reduce((sum, other) => sum + (other.matches(':focus') ? 100 : 1), 0)
}
