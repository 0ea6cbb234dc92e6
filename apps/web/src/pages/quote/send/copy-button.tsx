import { type ReactNode, useState } from 'react'
import { field, label, textArea } from '../../../ui/field.css.ts'
import { dismissToasts, toastSuccess } from '../../../ui/toaster.tsx'

interface CopyButtonProps {
  readonly className: string
  readonly text: string
  /** Says that it was copied. */
  readonly done: string
  readonly children: ReactNode
}

/** Copies a text. Where the browser refuses that, shows the text below, selected. */
export function CopyButton({ className, text, done, children }: CopyButtonProps) {
  const [isRefused, setRefused] = useState(false)
  async function copy() {
    setRefused(false)
    dismissToasts()
    try {
      await navigator.clipboard.writeText(text)
      toastSuccess({ title: done, text: 'Vous pouvez le coller où vous voulez.' })
    } catch (error) {
      console.error('Copie impossible', error)
      setRefused(true)
    }
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        {children}
      </button>
      {isRefused && (
        <label className={field}>
          <span className={label}>Votre navigateur refuse la copie&nbsp;: copiez ce texte.</span>
          <textarea ref={select} className={textArea} readOnly value={text} />
        </label>
      )}
    </>
  )
}

function select(field: HTMLTextAreaElement | null) {
  field?.focus()
  field?.select()
}
