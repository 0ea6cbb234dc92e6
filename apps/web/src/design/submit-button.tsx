import type { ComponentProps, ReactNode } from 'react'
import { useFormContext } from './form-fields.tsx'

interface SubmitButtonProps extends ComponentProps<'button'> {
  /** Read in place of the button's text while the form is being submitted. */
  readonly busy: ReactNode
}

/** Sends the form around it. */
export function SubmitButton({ busy, children, ...props }: SubmitButtonProps) {
  const form = useFormContext()
  return (
    <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
      {(isSubmitting) => (
        <button {...props} type="submit" disabled={isSubmitting}>
          {isSubmitting ? busy : children}
        </button>
      )}
    </form.Subscribe>
  )
}
