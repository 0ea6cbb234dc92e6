const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' })

/** `1er novembre 2026`, from an ISO date or a point in time. */
export function date(day: string | Date): string {
  const local = typeof day === 'string' ? new Date(`${day}T12:00:00`) : day
  return longDate.format(local).replace(/^1 /, '1er ')
}
