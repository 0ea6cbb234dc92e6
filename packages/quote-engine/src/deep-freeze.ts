/** Freezes a table and everything in it, and returns it. */
export function deepFreeze<const T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === 'object') deepFreeze(part)
  }
  return Object.freeze(value)
}
