import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { button } from './button.css.ts'
import { CircleAlert, CircleCheck, X } from './icons.ts'
import * as toastCss from './toast.css.ts'
import * as css from './toaster.css.ts'

const regions = [
  { live: 'polite', role: 'status' },
  { live: 'assertive', role: 'alert' },
  { live: 'off', role: undefined },
] as const

// Long enough to read a toast once more. A pointer may rest by chance where a toast appears.
const LONGEST_HOLD_MS = 8000

/** Shows the newest toast. Rendered once, at the end of a page; removes it when it unmounts. */
export function Toaster() {
  const { toasts, handlers } = useToaster()
  useEffect(() => () => toast.removeAll(), [])
  const region = useRef<HTMLElement>(null)
  const focusedBefore = useRef<Element>(null)
  const place = usePlace(region, toasts.at(0)?.createdAt)

  const [isHeld, setHeld] = useState(false)
  const pause = useEffectEvent(handlers.startPause)
  const resume = useEffectEvent(handlers.endPause)
  useEffect(() => {
    if (!isHeld) return
    pause()
    const timer = setTimeout(() => setHeld(false), LONGEST_HOLD_MS)
    return () => {
      clearTimeout(timer)
      resume()
    }
  }, [isHeld])

  return (
    <section
      ref={region}
      aria-label="Notifications"
      className={css.region}
      data-place={place}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        focusedBefore.current = relatedTarget
        setHeld(true)
      }}
      onBlur={() => setHeld(false)}
    >
      {regions.map(({ live, role }) => (
        // A live region must exist before its first message, or the message is not announced.
        <div key={live} role={role}>
          {toasts
            .filter(({ ariaProps, visible }) => ariaProps['aria-live'] === live && visible)
            .map((message) => (
              <ToastCard
                key={message.id}
                message={message}
                onClose={() => {
                  if (focusedBefore.current instanceof HTMLElement) {
                    focusedBefore.current.focus({ preventScroll: true })
                  }
                  toast.remove(message.id)
                }}
              />
            ))}
        </div>
      ))}
    </section>
  )
}

interface ToastCardProps {
  readonly message: Toast
  readonly onClose: () => void
}

function ToastCard({ message, onClose }: ToastCardProps) {
  const tone = message.type === 'error' ? 'error' : 'success'
  const Icon = tone === 'error' ? CircleAlert : CircleCheck
  return (
    <div className={toastCss.toast[tone]}>
      <Icon aria-hidden width={22} height={22} className={toastCss.icon[tone]} />
      <div>{resolveValue(message.message, message)}</div>
      <button
        type="button"
        className={button.plain}
        aria-label="Fermer la notification"
        onClick={onClose}
      >
        <X aria-hidden />
      </button>
    </div>
  )
}

/** The edge farther from the focus; nowhere to be seen where a toast would cover the focus even there. */
function usePlace(region: RefObject<HTMLElement | null>, newest: number | undefined) {
  const [place, setPlace] = useState<'top' | 'bottom' | 'unseen'>('bottom')
  useLayoutEffect(() => {
    const card = region.current?.querySelector('button')?.parentElement
    if (!newest || !card || !document.activeElement) return
    const focus = document.activeElement.getBoundingClientRect()
    const { height } = card.getBoundingClientRect()
    const [above, below] = [focus.top, window.innerHeight - focus.bottom]
    const isCovering = document.activeElement !== document.body && height > Math.max(above, below)
    setPlace(isCovering ? 'unseen' : above > below ? 'top' : 'bottom')
  }, [region, newest])
  return place
}
