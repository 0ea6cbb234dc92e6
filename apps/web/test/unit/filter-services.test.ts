import { categories, type ServiceId, services } from '@plombier/quote-engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterServices } from '../../src/features/quote/form/filter-services.ts'

const ids = (text: string) => filterServices(text).flatMap(({ items }) => items.map(({ id }) => id))

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
          items: services.filter(({ category }) => category === id),
        })),
      )
      expect(ids(text).toSorted()).toEqual(services.map(({ id }) => id).toSorted())
    },
  )

  test.each(sayings)('« %s » has %s among its first three', (saying, ...expected) => {
    const first = ids(saying).slice(0, 3)
    expect(expected.filter((id) => first.includes(id))).not.toEqual([])
  })

  test('a word counts most in a name, then among the everyday words, then in a description', () => {
    expect(ids('wc')).toEqual(['wc-repair', 'installation', 'debouchage'])
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

  test('finds nothing for a word that no service has', () => {
    expect(ids('xyz')).toEqual([])
  })

  test('a second word finds more, and what has both words comes first', () => {
    const word = fc.constantFrom('chauffe', 'eau', 'remplacement', 'évier', 'fuite', 'wc', 'joint')
    fc.assert(
      fc.property(word, word, (first, second) => {
        const [one, other, both] = [ids(first), ids(second), ids(`${first} / ${second}`)]
        const common = one.filter((id) => other.includes(id))
        expect(new Set(both)).toEqual(new Set([...one, ...other]))
        expect(both.slice(0, common.length).toSorted()).toEqual(common.toSorted())
      }),
    )
  })
})
