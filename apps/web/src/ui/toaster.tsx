import { useEffect } from 'react'
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { button } from './button.css.ts'
import { CircleAlert, CircleCheck, X } from './icons.ts'
import * as css from './toaster.css.ts'

/** A short message over the page. It takes the place of the one before. */
interface ToastMessage {
  readonly title: string
  readonly text?: string
  /** What the visitor can do about it as long as it stands. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

export const toastSuccess = (message: ToastMessage) => show('success', message)
export const toastError = (message: ToastMessage) => show('error', message)

/** To be called when a toast is no longer true, or when the visitor has gone on. */
export const dismissToasts = () => toast.removeAll()

function show(tone: 'success' | 'error', { title, text, action }: ToastMessage) {
  dismissToasts()
  toast[tone](
    <>
      <strong>{title}</strong>
      {text && <span className={css.text}>{` ${text}`}</span>}
      {action && (
        <button type="button" className={button.plain} onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </>,
    action && { duration: durations.error.duration },
  )
}

// Long enough to read a toast once more.
const durations = { success: { duration: 6000 }, error: { duration: 8000 } }

/** Shows the newest toast. Its live region is there before its first message, or no message is announced. */
export function Toaster() {
  const { toasts, handlers } = useToaster(durations)
  const { startPause, endPause } = handlers
  const newest = toasts.find(({ visible }) => visible)
  const Icon = newest?.type === 'error' ? CircleAlert : CircleCheck
  // A toast that is removed under the pointer or with the focus gets no event that would end its pause.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each toast
  useEffect(() => endPause(), [newest?.id])
  return (
    <section
      aria-label="Notifications"
      // Not for touch: a tap enters and never leaves, so the pause would never end.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && startPause()}
      onPointerLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      <div role="status">
        {newest && (
          <div key={newest.id} className={css.toast[newest.type === 'error' ? 'error' : 'success']}>
            <Icon width={22} height={22} />
            <div className={css.message}>{resolveValue(newest.message, newest)}</div>
            <button
              type="button"
              className={`${button.plain} ${css.close}`}
              aria-label="Fermer la notification"
              onClick={() => toast.remove(newest.id)}
            >
              <X />
            </button>
          </div>
        )}
      </div>
    </section>
  )
}
