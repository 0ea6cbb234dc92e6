import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'

/**
 * Tells a controlled field of the text that was typed or chosen in it before hydration. React leaves
 * that text on the page, does not hear of it, and would clear it with the next rendering:
 * https://github.com/facebook/react/issues/12955. Once https://github.com/facebook/react/pull/33129
 * is in a release by default, this can go.
 */
export function useTextBeforeHydration(
  field: RefObject<{ readonly value: string } | null>,
  knownText: string,
  onText: (text: string) => void,
) {
  const [, setHydrated] = useState(false)
  const tell = useEffectEvent(() => {
    const text = field.current?.value ?? knownText
    if (text !== knownText) onText(text)
  })
  useLayoutEffect(() => {
    tell()
    // Makes React run all effects of the hydration at once. Some tie fields to their form: what is
    // typed before these would be taken back.
    setHydrated(true)
  }, [])
}
