import { categories, type ServiceId, services } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { filterServices } from '../../src/pages/quote/form/filter-services.ts'

const ids = (text: string) => filterServices(text).flatMap(({ items }) => items.map(({ id }) => id))

/** What visitors say, with the services of which one is what they need. */
const phrases: readonly (readonly [saying: string, ...expected: ServiceId[]])[] = [
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
  ['tuyau percé', 'canalisation', 'fuite'],
  ['facture d’eau trop élevée', 'fuite', 'diagnostic', 'compteur'],
  ['robinet qui fuit', 'robinetterie', 'joint'],
  ['chasse d’eau qui coule', 'wc-repair'],
  ['machine à laver', 'raccordement'],
  ['refaire la salle de bain', 'renovation'],
  ['pas de pression', 'pression', 'surpresseur'],
  ['eau trop calcaire', 'calcaire', 'adoucisseur'],
  ['DÉTARTRAGE', 'detartrage'],
  ['« chauffe – eau » !', 'chauffe-eau'],
  ['W.C. bouchés', 'debouchage'],
  ['V.M.C', 'vmc'],
  ['P.A.C. en panne', 'pompe-chaleur'],
  ['fuite sous l’évier', 'siphon', 'fuite'],
  ['dégât des eaux', 'fuite', 'urgence-nuit'],
  ['la douche ne s’évacue plus', 'debouchage', 'evacuation', 'siphon'],
  ['installer un lave-vaisselle', 'raccordement'],
  ['remplacer mon chauffe-eau', 'ballon', 'cumulus'],
  ['cumulus en panne', 'chauffe-eau'],
  ['l’eau est froide', 'chauffe-eau'],
  ['radiateur qui fuit', 'radiateur', 'chauffage'],
  ['ma chaudière perd de l’eau', 'chauffage'],
  ['remplacer la baignoire par une douche', 'renovation', 'douche'],
  ['joint de douche moisi', 'joint'],
  ['tuyau gelé', 'canalisation'],
  ['mauvaise odeur dans la salle de bain', 'siphon'],
  ['couper l’eau', 'vanne', 'compteur'],
  ['compteur qui tourne tout seul', 'compteur'],
  ['cuve de récupération d’eau de pluie', 'recuperateur'],
  ['arroser le jardin', 'arrosage'],
]

test('everyday phrases have their service among the first three rows', () => {
  const missed = phrases.filter(([saying, ...expected]) => {
    const first = ids(saying).slice(0, 3)
    return !expected.some((id) => first.includes(id))
  })
  expect(missed).toEqual([])
})

test.each(['', ' / ', 'l’', 'de la'])('every service is listed by category for « %s »', (text) => {
  expect(filterServices(text).map(({ name }) => name)).toEqual(categories.map(({ name }) => name))
  expect(ids(text).toSorted()).toEqual(services.map(({ id }) => id).toSorted())
})

test('words that no service has lead to the diagnosis alone', () => {
  expect(ids('vitre brisée')).toEqual(['diagnostic'])
  expect(filterServices('vitre brisée')[0]?.name).toMatch(/^Aucun service trouvé\. En cas de doute/)
})

test.each(['gaz', 'fuite de gaz', 'Odeur de GAZ !'])(
  '« %s » is told whom to call first',
  (text) => {
    expect(filterServices(text)[0]?.name).toMatch(/^Odeur de gaz.* 0\s800\s47\s33\s33 .* 18\.$/)
    expect(filterServices('gazon')[0]?.name).toBe('')
  },
)
