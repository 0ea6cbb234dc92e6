import { useEffect, useLayoutEffect, useState } from 'react'
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { button } from './button.css.ts'
import { CircleAlert, CircleCheck, X } from './icons.ts'
import * as toastCss from './toast.css.ts'
import { region } from './toaster.css.ts'

/** Where toasts appear. Stands once, at the end of a view; its toasts go with it. */
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
          // The live regions stand before their first message, or it would not be announced.
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

/** A toast speaks of what has the focus, so it appears at the other end of the screen. */
function useEdge(newest: string | undefined) {
  const [edge, setEdge] = useState<'top' | 'bottom'>('bottom')
  useLayoutEffect(() => {
    const top = newest && document.activeElement?.getBoundingClientRect().top
    if (typeof top === 'number') setEdge(top > window.innerHeight / 2 ? 'top' : 'bottom')
  }, [newest])
  return edge
}
