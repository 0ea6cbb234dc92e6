import type { Coordinates } from './distance.ts'
import { freezeTable } from './freeze-table.ts'

/** The centre of Bordeaux, where a map starts. The specification (section 3) fixes it. */
export const DEFAULT_MAP_CENTER: Coordinates = /* @__PURE__ */ Object.freeze({
  latitude: 44.837789,
  longitude: -0.57918,
})

// Each centre is a point in the old town. The order is that of the specification. The ten largest cities come
// first, because the website's chooser shows the first ten rows before the others.
// biome-ignore format: one city a line
const table = [
  { slug: 'paris', name: 'Paris', center: { latitude: 48.8566, longitude: 2.3515 } },
  { slug: 'marseille', name: 'Marseille', center: { latitude: 43.2962, longitude: 5.37 } },
  { slug: 'lyon', name: 'Lyon', center: { latitude: 45.7578, longitude: 4.832 } },
  { slug: 'toulouse', name: 'Toulouse', center: { latitude: 43.6045, longitude: 1.4443 } },
  { slug: 'nice', name: 'Nice', center: { latitude: 43.7009, longitude: 7.2684 } },
  { slug: 'nantes', name: 'Nantes', center: { latitude: 47.2186, longitude: -1.5541 } },
  { slug: 'montpellier', name: 'Montpellier', center: { latitude: 43.6112, longitude: 3.8767 } },
  { slug: 'strasbourg', name: 'Strasbourg', center: { latitude: 48.5846, longitude: 7.7507 } },
  { slug: 'bordeaux', name: 'Bordeaux', center: DEFAULT_MAP_CENTER },
  { slug: 'lille', name: 'Lille', center: { latitude: 50.6305, longitude: 3.0706 } },
  { slug: 'rennes', name: 'Rennes', center: { latitude: 48.1113, longitude: -1.68 } },
  { slug: 'reims', name: 'Reims', center: { latitude: 49.2578, longitude: 4.0319 } },
  { slug: 'saint-etienne', name: 'Saint-Étienne', center: { latitude: 45.4402, longitude: 4.3873 } },
  { slug: 'toulon', name: 'Toulon', center: { latitude: 43.1257, longitude: 5.9305 } },
  { slug: 'grenoble', name: 'Grenoble', center: { latitude: 45.1876, longitude: 5.7358 } },
  { slug: 'dijon', name: 'Dijon', center: { latitude: 47.3216, longitude: 5.0415 } },
  { slug: 'angers', name: 'Angers', center: { latitude: 47.474, longitude: -0.5516 } },
  { slug: 'villeurbanne', name: 'Villeurbanne', center: { latitude: 45.7733, longitude: 4.8869 } },
  { slug: 'clermont-ferrand', name: 'Clermont-Ferrand', center: { latitude: 45.7775, longitude: 3.0819 } },
  { slug: 'aix-en-provence', name: 'Aix-en-Provence', center: { latitude: 43.5298, longitude: 5.4475 } },
  { slug: 'le-havre', name: 'Le Havre', center: { latitude: 49.4939, longitude: 0.108 } },
  { slug: 'brest', name: 'Brest', center: { latitude: 48.3905, longitude: -4.486 } },
  { slug: 'tours', name: 'Tours', center: { latitude: 47.3901, longitude: 0.6889 } },
  { slug: 'amiens', name: 'Amiens', center: { latitude: 49.8942, longitude: 2.2957 } },
  { slug: 'limoges', name: 'Limoges', center: { latitude: 45.8354, longitude: 1.2645 } },
  { slug: 'annecy', name: 'Annecy', center: { latitude: 45.8992, longitude: 6.1289 } },
  { slug: 'perpignan', name: 'Perpignan', center: { latitude: 42.6985, longitude: 2.8953 } },
  { slug: 'besancon', name: 'Besançon', center: { latitude: 47.2379, longitude: 6.0243 } },
  { slug: 'metz', name: 'Metz', center: { latitude: 49.1197, longitude: 6.1764 } },
  { slug: 'orleans', name: 'Orléans', center: { latitude: 47.9027, longitude: 1.9086 } },
  { slug: 'rouen', name: 'Rouen', center: { latitude: 49.4405, longitude: 1.094 } },
  { slug: 'caen', name: 'Caen', center: { latitude: 49.1828, longitude: -0.3691 } },
  { slug: 'nancy', name: 'Nancy', center: { latitude: 48.6937, longitude: 6.1834 } },
  { slug: 'argenteuil', name: 'Argenteuil', center: { latitude: 48.9479, longitude: 2.2482 } },
  { slug: 'montreuil', name: 'Montreuil', center: { latitude: 48.8623, longitude: 2.4412 } },
  { slug: 'mulhouse', name: 'Mulhouse', center: { latitude: 47.7494, longitude: 7.3399 } },
  { slug: 'roubaix', name: 'Roubaix', center: { latitude: 50.6916, longitude: 3.1742 } },
  { slug: 'tourcoing', name: 'Tourcoing', center: { latitude: 50.7235, longitude: 3.1606 } },
  { slug: 'nimes', name: 'Nîmes', center: { latitude: 43.8374, longitude: 4.3601 } },
  { slug: 'poitiers', name: 'Poitiers', center: { latitude: 46.5803, longitude: 0.3402 } },
  { slug: 'beaune', name: 'Beaune', center: { latitude: 47.0241, longitude: 4.8389 } },
  { slug: 'chalon-sur-saone', name: 'Chalon-sur-Saône', center: { latitude: 46.7811, longitude: 4.8537 } },
  { slug: 'macon', name: 'Mâcon', center: { latitude: 46.3037, longitude: 4.8322 } },
  { slug: 'valence', name: 'Valence', center: { latitude: 44.9332, longitude: 4.8921 } },
  { slug: 'montelimar', name: 'Montélimar', center: { latitude: 44.5579, longitude: 4.7503 } },
] as const satisfies readonly { slug: string; name: string; center: Coordinates }[]

/** The slug of a covered city, such as `saint-etienne`. */
export type CitySlug = (typeof table)[number]['slug']

/** A covered city. */
export interface City {
  /** The same text as `slug`. */
  readonly id: CitySlug
  /** The French name, with accents. */
  readonly name: string
  /** The name in lower case, with hyphens and without accents: `saint-etienne`. */
  readonly slug: CitySlug
  /** The point from which the travel is measured. */
  readonly center: Coordinates
}

/** The covered cities, in the order of the specification: the ten largest come first. Frozen. */
export const cities: readonly City[] = /* @__PURE__ */ freezeTable(
  /* @__PURE__ */ table.map((row) => ({ id: row.slug, ...row })),
)

/** Finds the city with this slug. */
export function findCity(slug: CitySlug): City
/** Finds the city with this slug. Returns `undefined` if there is none. */
export function findCity(slug: string): City | undefined
export function findCity(slug: string): City | undefined {
  return cities.find((city) => city.slug === slug)
}
