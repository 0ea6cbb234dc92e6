import { useEffect, useEffectEvent, useState } from 'react'

interface SubmittedForm {
  readonly state: { readonly isValid: boolean }
  handleSubmit(): Promise<void>
}

/**
 * Submits a form, and counts the invalid submits. `onRefused` runs after each of them, when the
 * messages are on the page.
 */
export function useSubmit(form: SubmittedForm, onRefused: () => void) {
  const [refusals, setRefusals] = useState(0)
  const tell = useEffectEvent(onRefused)
  useEffect(() => {
    if (refusals > 0) tell()
  }, [refusals])

  async function submit() {
    await form.handleSubmit()
    if (!form.state.isValid) setRefusals((count) => count + 1)
  }
  return { submit, refusals }
}
