import { useEffect, useLayoutEffect, useState } from 'react'
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { button } from './button.css.ts'
import { CircleAlert, CircleCheck, X } from './icons.ts'
import * as toastCss from './toast.css.ts'
import { region } from './toaster.css.ts'

const regions = [
  { live: 'polite', role: 'status' },
  { live: 'assertive', role: 'alert' },
  { live: 'off', role: undefined },
] as const

/** Shows the toasts. Rendered once, at the end of a page; removes all toasts when it unmounts. */
export function Toaster() {
  const { toasts, handlers } = useToaster()
  useEffect(() => () => toast.removeAll(), [])
  const edge = useEdge(toasts.at(0)?.id)
  return (
    <section
      aria-label="Notifications"
      className={region}
      data-edge={edge}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {regions.map(({ live, role }) => (
        // A live region must exist before its first message, or the message is not announced.
        <div key={live} role={role}>
          {toasts
            .filter(({ ariaProps, visible }) => ariaProps['aria-live'] === live && visible)
            .map((message) => (
              <ToastCard key={message.id} message={message} />
            ))}
        </div>
      ))}
    </section>
  )
}

function ToastCard({ message }: { readonly message: Toast }) {
  const tone = message.type === 'error' ? 'error' : 'success'
  const Icon = tone === 'error' ? CircleAlert : CircleCheck
  return (
    <div className={toastCss.toast[tone]}>
      <Icon aria-hidden width={22} height={22} className={toastCss.icon[tone]} />
      {resolveValue(message.message, message)}
      <button
        type="button"
        className={button.plain}
        aria-label="Fermer la notification"
        onClick={() => toast.remove(message.id)}
      >
        <X aria-hidden />
      </button>
    </div>
  )
}

/** The edge farther from the focus, so that a toast does not cover what it is about. */
function useEdge(newest: string | undefined) {
  const [edge, setEdge] = useState<'top' | 'bottom'>('bottom')
  useLayoutEffect(() => {
    const focus = newest && document.activeElement?.getBoundingClientRect()
    if (focus) setEdge(focus.top > window.innerHeight - focus.bottom ? 'top' : 'bottom')
  }, [newest])
  return edge
}
