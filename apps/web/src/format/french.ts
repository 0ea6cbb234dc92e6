const NO_BREAK = '\u00A0'

const exact = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const whole = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})
const share = new Intl.NumberFormat('fr-FR', { style: 'percent' })
const count = new Intl.NumberFormat('fr-FR')
const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' })

/** `1 234,56 €` */
export function euros(amount: number): string {
  return exact.format(amount)
}

/** `1 235 €`, for amounts that are whole. */
export function wholeEuros(amount: number): string {
  return whole.format(amount)
}

/** `1 234 km` */
export function kilometers(distance: number): string {
  return `${count.format(distance)}${NO_BREAK}km`
}

/** `75 min`; from 90 minutes up in hours too: `150 min (2 h 30)`. */
export function minutes(duration: number): string {
  const inMinutes = `${count.format(duration)}${NO_BREAK}min`
  if (duration < 90) return inMinutes
  const rest = duration % 60
  const hours = `${count.format(Math.floor(duration / 60))}${NO_BREAK}h`
  const inHours = rest === 0 ? hours : `${hours}${NO_BREAK}${String(rest).padStart(2, '0')}`
  return `${inMinutes} (${inHours})`
}

/** `21 novembre 2026`; ISO dates and points in time. */
export function date(day: string | Date): string {
  return longDate.format(typeof day === 'string' ? new Date(`${day}T12:00:00`) : day)
}

/** `× 1,2` */
export function multiplier(factor: number): string {
  return `×${NO_BREAK}${count.format(factor)}`
}

/** `20 %` */
export function percent(fraction: number): string {
  return share.format(fraction)
}
