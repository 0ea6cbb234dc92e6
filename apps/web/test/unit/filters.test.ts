import { categories, cities, type ServiceId } from '@plombier/quote-engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterCities } from '../../src/city-chooser/filter-cities.ts'
import { filterServices } from '../../src/features/quote/form/filter-services.ts'
import { todaysServices } from '../support/todays-prices.ts'

const idGroups = (text: string) =>
  filterServices(text).map(({ items }) => items.map(({ id }) => id))
const ids = (text: string) => idGroups(text).flat()

/** What people say, and the services of which they expect one. */
const sayings: readonly [saying: string, ...expected: ServiceId[]][] = [
  ['plus d’eau chaude', 'chauffe-eau'],
  ['ballon qui goutte', 'groupe', 'chauffe-eau', 'ballon'],
  ['mon chauffe-eau fait disjoncter', 'chauffe-eau'],
  ['chaudière en panne', 'chauffage'],
  ['le chauffage ne marche plus', 'chauffage'],
  ['révision chaudière', 'chaudiere'],
  ['régler la température', 'thermostat'],
  ['chauffage au sol', 'plancher'],
  ['bouche d’aération bruyante', 'vmc', 'vmc-double'],
  ['évier bouché', 'debouchage'],
  ['douche bouchée', 'debouchage', 'siphon'],
  ['les toilettes débordent', 'debouchage', 'wc-repair'],
  ['l’eau remonte dans la baignoire', 'debouchage', 'clapet'],
  ['ça sent mauvais', 'siphon', 'debouchage'],
  ['fosse pleine', 'fosse'],
  ['cave inondée', 'pompe', 'urgence-nuit'],
  ['fuite sous l’évier', 'fuite', 'siphon'],
  ['ça fuit au plafond', 'fuite'],
  ['tache d’humidité au mur', 'fuite', 'diagnostic'],
  ['fuite en pleine nuit', 'urgence-nuit'],
  ['tuyau percé', 'canalisation', 'fuite'],
  ['facture d’eau trop élevée', 'fuite', 'diagnostic', 'compteur'],
  ['compteur qui tourne tout seul', 'compteur', 'fuite'],
  ['couper l’eau', 'vanne', 'compteur'],
  ['robinet qui fuit', 'robinetterie', 'joint'],
  ['changer un robinet', 'mitigeur', 'robinetterie'],
  ['chasse d’eau qui coule', 'wc-repair'],
  ['cuvette cassée', 'wc-repair', 'installation'],
  ['machine à laver', 'raccordement'],
  ['joint de douche moisi', 'joint'],
  ['refaire la salle de bain', 'renovation'],
  ['pas de pression', 'pression', 'surpresseur'],
  ['bruit dans les tuyaux', 'pression', 'diagnostic'],
  ['eau trop calcaire', 'calcaire', 'adoucisseur'],
  ['l’eau a un mauvais goût', 'filtration'],
  ['arroser le jardin', 'arrosage'],
  ['eau de pluie', 'recuperateur'],
  ['fuite piscine', 'piscine'],
  // Misspelt.
  ['toilete bouché', 'debouchage', 'wc-repair'],
  ['robinnet', 'robinetterie'],
  ['chaufage', 'chauffage'],
  ['syphon', 'siphon'],
  ['lavavo bouche', 'debouchage'],
]
describe('filterServices', () => {
  test.each(['', ' / ', 'l’', 'de la'])(
    'lists every service once, by category, for a text without a word that counts: « %s »',
    (text) => {
      expect(filterServices(text)).toEqual(
        categories.map(({ id, name }) => ({
          name,
          items: todaysServices.filter(({ category }) => category === id),
        })),
      )
    },
  )

  test.each(sayings)('« %s » has %s among its first three', (saying, ...expected) => {
    const first = ids(saying).slice(0, 3)
    expect(expected.filter((id) => first.includes(id))).not.toEqual([])
  })

  test('a word counts most in a name, then among the everyday words, then in a description', () => {
    const order = ['wc-repair', 'installation', 'debouchage']
    expect(ids('wc').filter((id) => order.includes(id))).toEqual(order)
  })

  test.each([
    ['chauf', 'chauffe-eau'],
    ['DÉTARTRAGE', 'detartrage'],
    ['« évier » !', 'debouchage'],
    ['wc/toilettes', 'wc-repair'],
    ['chauffe – eau', 'chauffe-eau'],
  ])('« %s » finds %s', (text, id) => {
    expect(ids(text)).toContain(id)
  })

  test.each(['nourriture', 'chlorophylle', 'électricien', 'pompier', 'vitre brisée'])(
    'words that no service has find nothing: « %s »',
    (text) => {
      expect(ids(text)).toEqual([])
    },
  )

  test.each<[text: string, ...whole: ServiceId[]]>([
    ['wc bouché', 'debouchage'],
    ['plus d’eau chaude', 'chauffe-eau'],
    // Words that no service has do not count.
    ['wc bouché depuis hier', 'debouchage'],
  ])('« %s » has %s before the rule, and what has some of the words after it', (text, ...whole) => {
    const [first = [], others = []] = idGroups(text)
    expect(first).toEqual(expect.arrayContaining(whole))
    expect(others.length).toBeGreaterThan(first.length)
  })

  test.each(['nuit', 'chauffe-eau ce soir', 'URGENT'])(
    '« %s » is told that the urgency makes the price of any service',
    (text) => {
      expect(filterServices(text)[0]?.name).toBe(
        'Même de nuit, choisissez la panne\u00A0: c’est l’urgence qui augmente le prix.',
      )
    },
  )

  test('before the rule stands what has both words, after it what has one', () => {
    const word = fc.constantFrom('chauffe', 'eau', 'remplacement', 'évier', 'fuite', 'wc', 'joint')
    fc.assert(
      fc.property(word, word, (first, second) => {
        const [one, other] = [ids(first), ids(second)]
        const both = one.filter((id) => other.includes(id))
        const some = [...one, ...other].filter((id) => !both.includes(id))
        expect(idGroups(`${first} / ${second}`).map((group) => new Set(group))).toEqual(
          [both, some].filter(({ length }) => length > 0).map((group) => new Set(group)),
        )
      }),
    )
  })

  test('a service’s whole name finds it first', () => {
    for (const { id, name } of todaysServices) expect(ids(name)[0]).toBe(id)
  })
})

const names = (text: string) =>
  filterCities(text)
    .flat()
    .map(({ name }) => name)

describe('filterCities', () => {
  test('lists the ten largest cities as the engine does, then all others by the alphabet', () => {
    const [largest, others = []] = filterCities('')
    expect(largest?.map(({ name }) => name).join()).toBe(
      'Paris,Marseille,Lyon,Toulouse,Nice,Nantes,Montpellier,Strasbourg,Bordeaux,Lille',
    )
    expect(others).toHaveLength(cities.length - 10)
    expect(others.map(({ name }) => name)).toEqual(
      others.map(({ name }) => name).toSorted(new Intl.Collator('fr').compare),
    )
  })

  test.each([
    ['St-Étienne', 'Saint-Étienne'],
    ['st e', 'Saint-Étienne'],
    ['havre', 'Le Havre'],
    ['nimes ', 'Nîmes'],
    ['Saint - Etienne', 'Saint-Étienne'],
    ['chalon, sur', 'Chalon-sur-Saône'],
  ])('« %s » finds %s, and not Lyon', (text, city) => {
    expect(names(text)).toContain(city)
    expect(names(text)).not.toContain('Lyon')
  })

  test('the end of a word finds nothing', () => {
    expect(names('yon')).not.toContain('Lyon')
  })

  test('every beginning of a city’s name finds it, with or without its accents and hyphens', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cities), fc.nat(), fc.boolean(), (city, end, isPlain) => {
        const typed = city.name.slice(0, 1 + (end % city.name.length))
        const plain = typed
          .normalize('NFD')
          .replace(/\p{Mn}/gu, '')
          .replaceAll('-', ' ')
        expect(filterCities(isPlain ? plain.toUpperCase() : typed).flat()).toContain(city)
      }),
    )
  })
})
