// What the names of the covered cities need: none begins with an H, none with `Les`.

/** `à Lyon`, `au Havre` */
export function cityWithA(city: string): string {
  return `à ${city}`.replace('à Le ', 'au ')
}

/** `de Lyon`, `d’Angers`, `du Havre` */
export function cityWithDe(city: string): string {
  if (/^[aeiouy]/i.test(city.normalize('NFD'))) return `d’${city}`
  return `de ${city}`.replace('de Le ', 'du ')
}
