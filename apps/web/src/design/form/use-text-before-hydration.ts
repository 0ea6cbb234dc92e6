import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Tells a controlled field of the text that was typed or chosen in it before hydration. React leaves
 * that text on the page, does not hear of it, and would clear it with the next rendering.
 */
export function useTextBeforeHydration(
  field: RefObject<{ readonly value: string } | null>,
  knownText: string,
  onText: (text: string) => void,
) {
  const tell = useEffectEvent(() => {
    const text = field.current?.value ?? knownText
    if (text !== knownText) onText(text)
  })
  useLayoutEffect(() => tell(), [])
}
