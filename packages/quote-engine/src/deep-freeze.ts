// Calls at the top level of a module are marked @__PURE__ where they stand: only then does every
// bundler drop the tables that nobody imports.

/** Freezes a table and everything in it, and returns it. */
export function deepFreeze<const T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) deepFreeze(part)
  }
  return Object.freeze(value)
}

/** The rows of a table by their keys. */
export function byKey<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [keyOf(row), row]))
}
