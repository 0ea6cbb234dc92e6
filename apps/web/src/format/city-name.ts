// A name does not show whether its H is aspirated. These are the larger places where it is, by the
// official code of communes; every other H counts as mute.
const aspirated = [
  'Habsheim',
  'Haguenau',
  'Haute-Goulaine',
  'Hauts de Bienne',
  'Hem',
  'Hœnheim',
  'Hombourg-Haut',
  'Honfleur',
  'Horbourg-Wihr',
  'Huningue',
]

/** `à Lyon`, `au Havre`, `aux Sables-d’Olonne` */
export function placeWithA(place: string): string {
  const { article, name } = split(place)
  if (article === 'Le') return `au ${name}`
  if (article === 'Les') return `aux ${name}`
  return `à ${place}`
}

/** `de Lyon`, `d’Angers`, `du Havre`, `des Sables-d’Olonne` */
export function placeWithDe(place: string): string {
  const { article, name } = split(place)
  if (article === 'Le') return `du ${name}`
  if (article === 'Les') return `des ${name}`
  return beginsWithVowelSound(place) ? `d’${place}` : `de ${place}`
}

/** Splits off an article that contracts with `à` and `de`. `La` and `L’` do not. */
function split(place: string) {
  const [, article, name] = /^(Les?) (.+)/.exec(place) ?? []
  return { article, name }
}

function beginsWithVowelSound(place: string): boolean {
  return /^[aeiouyhœæ]/i.test(place.normalize('NFD')) && !aspirated.includes(place)
}
