/** `à Lyon`, `au Havre`, `aux Ulis` */
export function cityWithA(city: string): string {
  return `à ${city}`.replace('à Le ', 'au ').replace('à Les ', 'aux ')
}

/** `de Lyon`, `d’Angers`, `du Havre`: of a covered city, as none begins with an H or `Les`. */
export function cityWithDe(city: string): string {
  if (/^[aeiouy]/i.test(city.normalize('NFD'))) return `d’${city}`
  return `de ${city}`.replace('de Le ', 'du ')
}

/** `Lyon`, also for `Lyon 3e Arrondissement`, which the address service takes for a commune. */
export function withoutArrondissement(commune: string): string {
  return commune.replace(/ \d+er? arrondissement$/i, '')
}
