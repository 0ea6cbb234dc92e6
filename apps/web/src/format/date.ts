// As in french.ts, not by `Intl`.
const MONTHS = `janvier février mars avril mai juin juillet août septembre octobre novembre décembre`
const months = MONTHS.split(' ')

/** `1er novembre 2026`, from an ISO date or a point in time. */
export function date(day: string | Date): string {
  const local = typeof day === 'string' ? new Date(`${day}T12:00:00`) : day
  const dayOfMonth = local.getDate() === 1 ? '1er' : local.getDate()
  // A line does not end inside it.
  return `${dayOfMonth}\u00A0${months[local.getMonth()]}\u00A0${local.getFullYear()}`
}
