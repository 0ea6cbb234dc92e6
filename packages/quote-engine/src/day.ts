/** Whether a value is a day that exists, as ISO 8601 writes it: `2026-11-21`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const date = new Date(`${value}T00:00Z`)
  // In some engines February has 31 days, of which the last are in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
