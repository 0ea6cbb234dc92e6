import { useEffect, useState } from 'react'

/**
 * How many parts of a view to show: one, and one more with each frame up to `count`, as all at once
 * would keep a slow phone busy.
 */
export function usePartByPart(count: number): number {
  const [parts, setParts] = useState(1)
  useEffect(() => {
    if (parts >= count) return
    const frame = requestAnimationFrame(() => setParts(parts + 1))
    return () => cancelAnimationFrame(frame)
  }, [parts, count])
  return parts
}
