import type { MouseEvent, ReactNode, RefObject } from 'react'
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
  const titleId = `${id}-title`
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, Escape closes it
    <dialog
      id={id}
      ref={ref}
      className={css.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      closedby="any"
      // The second press of a double click on the opener would take the focus from what the dialog gave it to.
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) event.preventDefault()
      }}
      onClick={(event) => {
        // Safari 16 to 26 has no `closedby`: a press on the backdrop would do nothing.
        if (!('closedBy' in event.currentTarget) && isOnBackdrop(event)) ref.current?.close()
      }}
    >
      <div className={css.header}>
        <h2
          className={subtitle}
          id={titleId}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: when the dialog opens; else its close button would have the focus
          autoFocus
          // React writes the attribute on the server alone.
          ref={takeFocus}
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

function takeFocus(heading: HTMLElement | null) {
  heading?.setAttribute('autofocus', '')
}

/** Presses on the backdrop have the dialog as their target, and are outside of it. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom
  return target === currentTarget && isOutside
}

/**
 * Props of a button that opens the dialog of this id: by a command, for which the browser needs no
 * code, or where it has no commands, by a handler.
 */
export function opensDialog(id: string) {
  return {
    command: 'show-modal',
    commandfor: id,
    onClick() {
      if ('commandForElement' in HTMLButtonElement.prototype) return
      const dialog = document.getElementById(id)
      if (dialog instanceof HTMLDialogElement) dialog.showModal()
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
