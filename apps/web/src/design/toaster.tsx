import { useEffect, useLayoutEffect, useState } from 'react'
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { button } from './button.css.ts'
import { CircleAlert, CircleCheck, X } from './icons.ts'
import * as toastCss from './toast.css.ts'
import { region } from './toaster.css.ts'

/** Where toasts appear: once on a page, at its end. Its toasts go when it does. */
export function Toaster() {
  const { toasts, handlers } = useToaster()
  useEffect(() => () => toast.dismissAll(), [])
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
      {(['success', 'error'] as const).map((tone) => {
        const Icon = tone === 'success' ? CircleCheck : CircleAlert
        return (
          // A live region must be there before its first message, or that is not announced.
          <div key={tone} role={tone === 'success' ? 'status' : 'alert'}>
            {toasts
              .filter(({ type, visible }) => type === tone && visible)
              .map((message) => (
                <div key={message.id} className={toastCss.toast[tone]}>
                  <Icon aria-hidden width={22} height={22} className={toastCss.icon[tone]} />
                  {resolveValue(message.message, message)}
                  <button
                    type="button"
                    className={button.plain}
                    aria-label="Fermer la notification"
                    onClick={() => toast.dismiss(message.id)}
                  >
                    <X aria-hidden />
                  </button>
                </div>
              ))}
          </div>
        )
      })}
    </section>
  )
}

/** The edge of the screen away from the focus, so that a toast does not cover what it is about. */
function useEdge(newest: string | undefined) {
  const [edge, setEdge] = useState<'top' | 'bottom'>('bottom')
  useLayoutEffect(() => {
    const top = newest && document.activeElement?.getBoundingClientRect().top
    if (typeof top === 'number') setEdge(top > window.innerHeight / 2 ? 'top' : 'bottom')
  }, [newest])
  return edge
}
