/**
 * Freezes a table, its rows, and the lists and points in its rows, so that no caller can change a
 * price for all others. Calls are marked `@__PURE__`: only then does a bundler leave out a table
 * that nobody imports.
 */
export function freezeTable<Row extends object>(rows: readonly Row[]): readonly Row[] {
  for (const row of rows) {
    Object.values(row).forEach(Object.freeze)
    Object.freeze(row)
  }
  return Object.freeze(rows)
}
