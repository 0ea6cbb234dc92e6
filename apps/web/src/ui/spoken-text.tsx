import { useEffect, useState } from 'react'
import { visuallyHidden } from './layout.css.ts'

const PAUSE_MS = 500

/**
 * A live region that says a text that is seen elsewhere, once, half a second after its last change. The
 * initial text is not said.
 */
export function SpokenText({ children: text }: { readonly children: string }) {
  const [spoken, setSpoken] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className={visuallyHidden}>
      {spoken}
    </p>
  )
}
