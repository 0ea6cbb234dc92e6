// A name does not show whether its H is aspirated. These are the larger communes where it is, by the
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
export function cityWithA(city: string): string {
  const { article, name } = split(city)
  if (article === 'Le') return `au ${name}`
  if (article === 'Les') return `aux ${name}`
  return `à ${city}`
}

/** `de Lyon`, `d’Angers`, `du Havre`, `des Sables-d’Olonne` */
export function cityWithDe(city: string): string {
  const { article, name } = split(city)
  if (article === 'Le') return `du ${name}`
  if (article === 'Les') return `des ${name}`
  return beginsWithVowelSound(city) ? `d’${city}` : `de ${city}`
}

/** Splits off an article that contracts with `à` and `de`. `La` and `L’` do not. */
function split(city: string) {
  const [, article, name] = /^(Les?) (.+)/.exec(city) ?? []
  return { article, name }
}

function beginsWithVowelSound(city: string): boolean {
  return /^[aeiouyhœæ]/i.test(city.normalize('NFD')) && !aspirated.includes(city)
}
