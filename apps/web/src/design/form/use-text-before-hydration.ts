import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { takeTypedText } from './typed-texts.ts'

/**
 * Calls `onText` with the text that was typed or chosen in a controlled field before hydration. React
 * leaves that text on the page without an event, and would clear it with the next render:
 * https://github.com/facebook/react/issues/12955. This hook can go once a release of React has
 * https://github.com/facebook/react/pull/33129 by default.
 */
export function useTextBeforeHydration(
  field: RefObject<{ readonly id: string; readonly value: string } | null>,
  knownText: string,
  onText: (text: string) => void,
) {
  const [, setHydrated] = useState(false)
  const tell = useEffectEvent(() => {
    if (!field.current) return
    const { id, value } = field.current
    const typed = takeTypedText(id)
    const text = value || typed
    if (text && text !== knownText) onText(text)
  })
  useLayoutEffect(() => {
    tell()
    // Makes React run all effects of the hydration now. Some of them tie fields to their form: text
    // typed before that would be reverted.
    setHydrated(true)
  }, [])
}
