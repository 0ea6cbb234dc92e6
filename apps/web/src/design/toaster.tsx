import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { button } from './button.css.ts'
import * as css from './toaster.css.ts'

/** Where toasts appear. Stands once, at the end of the page. */
export function Toaster() {
  const { toasts, handlers } = useToaster()
  return (
    <section
      aria-label="Notifications"
      className={css.region}
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
                <div key={message.id} className={css.toasts[tone]}>
                  <Icon aria-hidden size={22} className={css.icons[tone]} />
                  {resolveValue(message.message, message)}
                  <button
                    type="button"
                    className={button({ tone: 'plain' })}
                    aria-label="Fermer la notification"
                    onClick={() => toast.dismiss(message.id)}
                  >
                    <X aria-hidden size={20} />
                  </button>
                </div>
              ))}
          </div>
        )
      })}
    </section>
  )
}
