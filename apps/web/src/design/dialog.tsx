import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import { button } from './button.css.ts'
import * as css from './dialog.css.ts'
import { X } from './icons.ts'
import { title as titleStyle } from './text.css.ts'

interface DialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onClose: () => void
  readonly title: string
  readonly intro: ReactNode
  readonly children: ReactNode
  readonly footer?: ReactNode
}

/** A native modal dialog: `ref.current.showModal()` opens it; Escape and the backdrop close it. */
export function Dialog({ ref, onClose, title, intro, children, footer }: DialogProps) {
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    // Events on the backdrop have the dialog as their target. Not all browsers have `closedby` yet.
    let pressed: EventTarget | null = null
    const remember = (event: PointerEvent) => {
      pressed = event.target
    }
    // A press that began inside the dialog and ended outside was selecting text.
    const close = ({ target }: MouseEvent) =>
      target === dialog && pressed === dialog && dialog?.close()
    dialog?.addEventListener('pointerdown', remember)
    dialog?.addEventListener('click', close)
    return () => {
      dialog?.removeEventListener('pointerdown', remember)
      dialog?.removeEventListener('click', close)
    }
  }, [ref])

  return (
    <dialog ref={ref} className={css.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={css.header}>
        <div className={css.heading}>
          <h2 className={titleStyle} id={titleId}>
            {title}
          </h2>
          {intro}
        </div>
        <button
          type="button"
          className={button.quiet}
          aria-label="Fermer"
          onClick={() => ref.current?.close()}
        >
          <X aria-hidden />
        </button>
      </div>
      <div className={css.body}>{children}</div>
      {footer ? <div className={css.footer}>{footer}</div> : null}
    </dialog>
  )
}
