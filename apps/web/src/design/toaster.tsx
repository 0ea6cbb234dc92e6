import { useCallback, useEffect, useState } from 'react'
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { button } from './button.css.ts'
import { CircleAlert, CircleCheck, X } from './icons.ts'
import { figures } from './text.css.ts'
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
  const { toasts, handlers } = useToaster(durations)
  const newest = toasts.find(({ visible }) => visible)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => dismissToasts, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each pause gives new handlers
  useEffect(() => (isHeld ? handlers.startPause() : handlers.endPause()), [isHeld])
  const attach = useCallback((card: HTMLDivElement) => attachTo(card, setHeld), [])
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
          )}
        </div>
      ))}
    </section>
  )
}

/**
 * Keeps a toast off what matters, and calls `setHeld` when its time stands still and when it goes on. When
 * it goes, the focus returns to where it was.
 */
function attachTo(card: HTMLElement, setHeld: (isHeld: boolean) => void) {
  const gone = new AbortController()
  let before: EventTarget | null = null
  const hold = () => setHeld(document.hidden || card.matches(':hover, :focus-within'))
  hold()
  keepClear(card)
  for (const type of ['mouseenter', 'mouseleave', 'focusin', 'focusout']) {
    card.addEventListener(type, hold, gone)
  }
  card.addEventListener('focusin', (event) => (before = event.relatedTarget ?? before), gone)
  document.addEventListener('visibilitychange', hold, gone)
  document.addEventListener('scrollend', () => keepClear(card), gone)
  return () => {
    gone.abort()
    setHeld(false)
    if (card.matches(':focus-within') && before instanceof HTMLElement) before.focus()
  }
}

const essential = `main :is(td, .${figures}), :focus`
const controls = 'main :is(a, button, input, select, textarea, summary)'

/**
 * Moves a toast from the top of the screen to its lower edge, or else down from the top, to where it covers
 * no control, no amount and nothing focused; where there is no such place, it may cover controls.
 */
function keepClear(card: HTMLElement) {
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const lowest = window.innerHeight - parseFloat(scrollPaddingBottom) - card.offsetHeight - 16
  const places = [0, lowest, ...Array.from({ length: lowest / 16 }, (_, index) => 16 * index)]
  for (const others of [`${essential}, ${controls}`, essential, ':not(*)']) {
    for (const place of places) {
      card.style.translate = `0 ${place}px`
      if (!covers(card, others)) return
    }
  }
}

function covers(card: HTMLElement, selector: string) {
  const box = card.getBoundingClientRect()
  return [...document.querySelectorAll(selector)].some((other) => {
    const { top, bottom, left, right } = other.getBoundingClientRect()
    const isApart = top >= box.bottom || bottom <= box.top || left >= box.right || right <= box.left
    return !isApart && !card.contains(other) && other.checkVisibility?.() !== false
  })
}
