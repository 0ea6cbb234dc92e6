/** `à Lyon`, `au Havre` */
export function aPlace(place: string): string {
  return place.startsWith('Le ') ? `au ${place.slice('Le '.length)}` : `à ${place}`
}

/** `de Lyon`, `d’Angers`, `du Havre` */
export function dePlace(place: string): string {
  if (place.startsWith('Le ')) return `du ${place.slice('Le '.length)}`
  return /^[AEIOUYÀÂÉÈÊÎÔ]/.test(place) ? `d’${place}` : `de ${place}`
}
