import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react'
import * as css from './dialog.css.ts'
import { X } from './icons.ts'
import { subtitle } from './text.css.ts'

interface DialogProps {
  readonly id: string
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
}

/** A native modal dialog: a button with `opensDialog` opens it; Escape and the backdrop close it. */
export function Dialog({ id, ref, onClose, title, children }: DialogProps) {
  // Safari 16 to 26 has no `closedby`. A press on the backdrop is outside of the dialog, and has it as its target.
  // It must also have begun there: a text may be dragged out of a field.
  const beganOutside = useRef(false)
  function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    return target === currentTarget && !isInside
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, Escape closes it
    <dialog
      id={id}
      ref={ref}
      className={css.dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      closedby="any"
      onMouseDown={(event) => {
        beganOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if ('closedBy' in HTMLDialogElement.prototype) return
        if (beganOutside.current && isOutside(event)) event.currentTarget.close()
      }}
    >
      <div className={css.header}>
        {/* Takes the focus, or the close button would: set here, as React writes `autofocus` on the server alone. */}
        <h2
          className={subtitle}
          id={`${id}-title`}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: when the dialog opens
          autoFocus
          ref={(heading) => heading?.setAttribute('autofocus', '')}
        >
          {title}
        </h2>
        <form method="dialog">
          <button type="submit" className={css.close} aria-label="Fermer">
            <X />
          </button>
        </form>
      </div>
      <div className={css.body}>{children}</div>
    </dialog>
  )
}

/** Props of a button that opens a dialog: by a command, which needs no code, or by a handler where a browser lacks it. */
export function opensDialog(id: string) {
  return {
    command: 'show-modal',
    commandfor: id,
    onClick() {
      if ('commandForElement' in HTMLButtonElement.prototype) return
      document.querySelector<HTMLDialogElement>(`dialog#${id}`)?.showModal()
    },
  } as const
}

declare module 'react' {
  // React passes them on, but has no types for them yet.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal'
    commandfor?: string
  }
}
