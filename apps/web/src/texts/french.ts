// Not by `Intl`: its first use takes 100 ms on a slow phone, and each page needs an amount.

/** `1 234,5`: rounded to the most digits after the comma, with zeros up to the least. */
export function decimal(value: number, most = 3, least = 0): string {
  const [whole = '', fraction = ''] = value.toFixed(most).split('.')
  const digits = fraction.replace(/0+$/, '').padEnd(least, '0')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u202F').replace('-', '\u2212')
  return digits ? `${grouped},${digits}` : grouped
}

/** `1 234,56 €`, `−0,40 €` */
export function euros(amount: number): string {
  return `${decimal(amount, 2, 2)}\u00A0€`
}

/** `1 235 €`, for amounts that are whole. */
export function wholeEuros(amount: number): string {
  return `${decimal(amount, 0)}\u00A0€`
}

/** `1 234 km` */
export function kilometers(distance: number): string {
  return `${decimal(distance)}\u00A0km`
}

/** `34 km`, from an unrounded distance; under half a kilometre `moins de 1 km`. */
export function wholeKilometers(distance: number): string {
  return distance < 0.5 ? `moins de ${kilometers(1)}` : kilometers(Math.round(distance))
}

/** `75 min`; under 5 minutes `moins de 5 min`; from 90 minutes on also in hours: `425 min (7 h 05)`. */
export function minutes(duration: number): string {
  if (duration < 5) return 'moins de 5\u00A0min'
  const inMinutes = `${decimal(duration)}\u00A0min`
  if (duration < 90) return inMinutes
  const rest = duration % 60
  const hours = `${decimal(Math.floor(duration / 60))}\u00A0h`
  return `${inMinutes} (${rest === 0 ? hours : `${hours}\u00A0${String(rest).padStart(2, '0')}`})`
}

/** `× 1,2` */
export function multiplier(factor: number): string {
  return `×\u00A0${decimal(factor)}`
}

/** `20 %`, `5,5 %` */
export function percent(fraction: number): string {
  return `${decimal(fraction * 100, 2)}\u00A0%`
}

const MONTHS = `janvier février mars avril mai juin juillet août septembre octobre novembre décembre`
const months = MONTHS.split(' ')

/** `1er novembre 2026`, from an ISO date or a point in time. */
export function date(day: string | Date): string {
  const local = typeof day === 'string' ? new Date(`${day}T12:00:00`) : day
  const dayOfMonth = local.getDate() === 1 ? '1er' : local.getDate()
  // A line does not end inside it.
  return `${dayOfMonth}\u00A0${months[local.getMonth()]}\u00A0${local.getFullYear()}`
}
