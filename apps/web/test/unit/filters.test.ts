import { categories, cities, type ServiceId, services } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { filterCities } from '../../src/city-chooser/filter-cities.ts'
import { filterServices } from '../../src/pages/quote/form/filter-services.ts'

const ids = (text: string) => filterServices(text).flatMap(({ items }) => items.map(({ id }) => id))

test.each(['', ' / ', 'l’', 'de la'])('every service is listed by category for « %s »', (text) => {
  expect(filterServices(text).map(({ name }) => name)).toEqual(categories.map(({ name }) => name))
  expect(ids(text).toSorted()).toEqual(services.map(({ id }) => id).toSorted())
})

test.each<[saying: string, ...expected: ServiceId[]]>([
  ['plus d’eau chaude', 'chauffe-eau'],
  ['ballon qui goutte', 'groupe', 'chauffe-eau', 'ballon'],
  ['le chauffage ne marche plus', 'chauffage'],
  ['chauffage au sol', 'plancher'],
  ['évier bouché', 'debouchage'],
  ['douche bouchée', 'debouchage', 'siphon'],
  ['les toilettes débordent', 'debouchage', 'wc-repair'],
  ['ça sent mauvais', 'siphon', 'debouchage'],
  ['cave inondée', 'pompe', 'urgence-nuit'],
  ['ça fuit au plafond', 'fuite'],
  ['fuite en pleine nuit', 'urgence-nuit'],
  ['tuyau percé', 'canalisation', 'fuite'],
  ['facture d’eau trop élevée', 'fuite', 'diagnostic', 'compteur'],
  ['robinet qui fuit', 'robinetterie', 'joint'],
  ['changer un robinet', 'mitigeur', 'robinetterie'],
  ['chasse d’eau qui coule', 'wc-repair'],
  ['machine à laver', 'raccordement'],
  ['refaire la salle de bain', 'renovation'],
  ['pas de pression', 'pression', 'surpresseur'],
  ['eau trop calcaire', 'calcaire', 'adoucisseur'],
  // Misspelt, in other cases and with other marks.
  ['toilete bouché', 'debouchage', 'wc-repair'],
  ['robinnet', 'robinetterie'],
  ['chaufage', 'chauffage'],
  ['DÉTARTRAGE', 'detartrage'],
  ['« chauffe – eau » !', 'chauffe-eau'],
])('« %s » has %s among its first three', (saying, ...expected) => {
  const first = ids(saying).slice(0, 3)
  expect(expected.filter((id) => first.includes(id))).not.toEqual([])
})

test.each(['nourriture', 'électricien', 'pompier', 'vitre brisée'])(
  '« %s » finds a diagnosis alone',
  (text) => {
    expect(ids(text)).toEqual(['diagnostic'])
  },
)

test('a service’s whole name finds it first', () => {
  for (const { id, name } of services) expect(ids(name)[0]).toBe(id)
})

test('a word counts most in a name, then among everyday words, then in a description', () => {
  const order = ['wc-repair', 'installation', 'debouchage']
  expect(ids('wc').filter((id) => order.includes(id))).toEqual(order)
})

test('before the rule stands what has all known words, after it the rest', () => {
  const [whole, some] = filterServices('wc bouché depuis hier')
  expect(whole?.items.map(({ id }) => id)).toEqual(['debouchage'])
  expect(some?.items.map(({ id }) => id)).toContain('wc-repair')
})

test.each(['nuit', 'chauffe-eau ce soir', 'URGENT'])('« %s » is told of the urgency', (text) => {
  expect(filterServices(text)[0]?.name).toBe(
    'Même de nuit, choisissez la panne\u00A0: c’est l’urgence qui augmente le prix.',
  )
})

const names = (text: string) => filterCities(text).map((group) => group.map(({ name }) => name))

test('the ten largest cities come first, then all others by the alphabet', () => {
  const [largest, others = []] = names('')
  expect(largest?.join()).toBe(
    'Paris,Marseille,Lyon,Toulouse,Nice,Nantes,Montpellier,Strasbourg,Bordeaux,Lille',
  )
  expect(others).toHaveLength(cities.length - 10)
  expect(others).toEqual(others.toSorted(new Intl.Collator('fr').compare))
})

test.each([
  ['St-Étienne', 'Saint-Étienne'],
  ['st e', 'Saint-Étienne'],
  ['havre', 'Le Havre'],
  ['C', 'Clermont-Ferrand'],
  ['nimes ', 'Nîmes'],
  ['chalon, sur', 'Chalon-sur-Saône'],
])('« %s » finds %s, and not Lyon', (text, city) => {
  expect(names(text).flat()).toContain(city)
  expect(names(text).flat()).not.toContain('Lyon')
})
