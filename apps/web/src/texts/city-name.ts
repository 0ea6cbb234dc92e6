/** `à Lyon`, `au Havre`, `aux Ulis` */
export function cityWithA(city: string): string {
  return `à ${city}`.replace('à Le ', 'au ').replace('à Les ', 'aux ')
}

/** `de Lyon`, `d’Angers`, `du Havre`: of a covered city, as none begins with an H or `Les`. */
export function cityWithDe(city: string): string {
  if (/^[aeiouy]/i.test(city.normalize('NFD'))) return `d’${city}`
  return `de ${city}`.replace('de Le ', 'du ')
}

/**
 * `Œuilly (Marne)`, from a commune's department and region: `51, Marne, Grand Est`. Not with its
 * postcode: a large commune has many, and the address service names one.
 */
export function communeName(commune: string, context: string | undefined): string {
  const [, department] = context?.split(', ') ?? []
  return department && department !== withoutArrondissement(commune)
    ? `${commune} (${department})`
    : commune
}

/** `Lyon`, also for `Lyon 3e Arrondissement`, which the address service takes for a commune. */
export function withoutArrondissement(commune: string): string {
  return commune.replace(/ \d+er? arrondissement$/i, '')
}
