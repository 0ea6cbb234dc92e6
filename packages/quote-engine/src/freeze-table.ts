/**
 * Freezes a table, its rows, and the lists and points in its rows. Otherwise one caller could change a
 * price for all the others. Each call of this function has the mark `@__PURE__`, because a bundler leaves
 * out an unused table only with that mark.
 */
export function freezeTable<Row extends object>(rows: readonly Row[]): readonly Row[] {
  for (const row of rows) {
    Object.values(row).forEach(Object.freeze)
    Object.freeze(row)
  }
  return Object.freeze(rows)
}
