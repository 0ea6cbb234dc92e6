const exactEuros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const roundEuros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})
const number = new Intl.NumberFormat('fr-FR')
const share = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 })

/** `1 234,56 €`, `−0,40 €` */
export function euros(amount: number): string {
  return exactEuros.format(amount).replace('-', '\u2212')
}

/** `1 235 €`, for amounts that are whole. */
export function wholeEuros(amount: number): string {
  return roundEuros.format(amount)
}

/** `1 234 km` */
export function kilometers(distance: number): string {
  return `${number.format(distance)}\u00A0km`
}

/** `12 km`, for a rounded distance; `moins de 1 km` for one above 0 that was rounded to 0. */
export function roundedKilometers(rounded: number): string {
  return rounded === 0 ? 'moins de 1\u00A0km' : kilometers(rounded)
}

/** `75 min`, `1 min (moins de 5 min)`; from 90 minutes on, also in hours: `150 min (2 h 30)`. */
export function minutes(duration: number): string {
  const inMinutes = `${number.format(duration)}\u00A0min`
  if (duration < 5) return `${inMinutes} (moins de 5\u00A0min)`
  if (duration < 90) return inMinutes
  const rest = duration % 60
  const hours = `${number.format(Math.floor(duration / 60))}\u00A0h`
  const inHours = rest === 0 ? hours : `${hours}\u00A0${String(rest).padStart(2, '0')}`
  return `${inMinutes} (${inHours})`
}

/** `× 1,2` */
export function multiplier(factor: number): string {
  return `×\u00A0${number.format(factor)}`
}

/** `20 %`, `5,5 %` */
export function percent(fraction: number): string {
  return share.format(fraction)
}
