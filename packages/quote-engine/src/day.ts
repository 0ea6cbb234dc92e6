/** Whether a value is a day that exists, as ISO 8601 writes it: `2026-11-21`. */
export function isDay(value: unknown): value is string {
  const date = new Date(`${value}T00:00Z`)
  // Where 30 February is taken for a day in March, it is written otherwise.
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value
}
