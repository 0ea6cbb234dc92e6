/**
 * Freezes a table and everything in it, and returns it.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function deepFreeze<const T extends object>(value: T): T {
  freeze(value)
  return value
}

// Not marked itself: a bundler would drop its own calls, whose results are not used.
function freeze(value: object) {
  for (const part of Object.values(value)) {
    if (typeof part === 'object') freeze(part)
  }
  Object.freeze(value)
}

/**
 * A table whose rows are made from another's, deeply frozen.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function frozenTable<Row, T extends object>(
  rows: readonly Row[],
  make: (row: Row) => T,
): readonly T[] {
  return deepFreeze(rows.map(make))
}

/**
 * The rows of a table by their keys.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function byKey<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [keyOf(row), row]))
}
