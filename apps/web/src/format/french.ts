// Written out: the first use of Intl keeps a slow phone busy for 60 ms and more, and its texts differ
// between the Node.js that renders a page and the browser that takes it over. The tests hold every
// text against Intl's.
const NO_BREAK = '\u00A0'
const NARROW_NO_BREAK = '\u202F'
const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const

/** `1 234,56 €` */
export function euros(amount: number): string {
  return `${decimal(amount.toFixed(2))}${NO_BREAK}€`
}

/** `1 235 €`, for amounts that are whole. */
export function wholeEuros(amount: number): string {
  return `${decimal(amount.toFixed())}${NO_BREAK}€`
}

/** `1 234 km` */
export function kilometers(distance: number): string {
  return `${decimal(distance)}${NO_BREAK}km`
}

/** `75 min`; from 90 minutes up in hours too: `150 min (2 h 30)`. */
export function minutes(duration: number): string {
  const inMinutes = `${decimal(duration)}${NO_BREAK}min`
  if (duration < 90) return inMinutes
  const rest = duration % 60
  const hours = `${decimal(Math.floor(duration / 60))}${NO_BREAK}h`
  const inHours = rest === 0 ? hours : `${hours}${NO_BREAK}${String(rest).padStart(2, '0')}`
  return `${inMinutes} (${inHours})`
}

/** `21 novembre 2026`; ISO dates and points in time. */
export function date(day: string | Date): string {
  const local = typeof day === 'string' ? new Date(`${day}T12:00:00`) : day
  return `${local.getDate()} ${months[local.getMonth()]} ${local.getFullYear()}`
}

/** `× 1,2` */
export function multiplier(factor: number): string {
  return `×${NO_BREAK}${decimal(factor)}`
}

/** `20 %` */
export function percent(fraction: number): string {
  return `${decimal((fraction * 100).toFixed())}${NO_BREAK}%`
}

/** A number's digits with the French signs between them. */
function decimal(number: number | string): string {
  const [integer = '', fraction] = String(number).split('.')
  const grouped = integer.replace(/\B(?=(?:\d{3})+$)/g, NARROW_NO_BREAK)
  return fraction ? `${grouped},${fraction}` : grouped
}
