import { categories, type ServiceId, services } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { filterServices } from '../../src/pages/quote/form/filter-services.ts'
import { smellsOfGas } from '../../src/pages/quote/form/smells-of-gas.ts'

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
  ['évier', 'fuite'],
  ['évier qui fuit', 'fuite'],
  ["fuite sous l'évier", 'fuite'],
  ['lavabo qui coule', 'fuite'],
  ['fuite douche', 'fuite'],
  ['pas d’eau chaude', 'chauffe-eau'],
  ["j'ai une fuite d'eau", 'fuite'],
  ['toilette bouchée', 'debouchage'],
  ["la chasse d'eau ne s'arrête pas", 'wc-repair'],
  ['fuite toilettes', 'wc-repair'],
  ['mon évier se vide mal', 'debouchage'],
  ['lavabos bouchés', 'debouchage'],
  ["l'eau ne s'écoule plus", 'debouchage'],
  ['robinet de la cuisine qui goutte', 'robinetterie'],
  ['changer le robinet de la cuisine', 'mitigeur'],
  ["je n'ai plus d'eau chaude", 'chauffe-eau'],
  ['mon chauffe-eau ne marche plus', 'chauffe-eau'],
  ['plus d’eau', 'pression', 'compteur'],
  ['cumulus qui fuit', 'groupe', 'chauffe-eau'],
  ["mon ballon d'eau chaude fuit", 'groupe', 'chauffe-eau'],
  ['chaudière en panne', 'chauffage'],
  ['entretien chaudière gaz', 'chaudiere'],
  ['les radiateurs ne chauffent plus', 'chauffage'],
  ['brancher une machine à laver', 'raccordement'],
  ['fuite machine à laver', 'fuite', 'raccordement'],
  ['pas assez de pression dans la douche', 'pression', 'surpresseur'],
  ["poser une douche à l'italienne", 'douche'],
  ['remplacer un WC', 'installation'],
  ['joints de baignoire', 'joint'],
  ["odeur d'égout", 'siphon', 'clapet'],
  ['eau marron au robinet', 'filtration'],
  ['tuyau qui fuit sous le lavabo', 'fuite', 'siphon', 'canalisation'],
]

test('everyday phrases have their service among the first two rows', () => {
  const missed = phrases.filter(([saying, ...expected]) => {
    const first = ids(saying).slice(0, 2)
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

test.each([
  ['chaudières', 'chaudière'],
  ['siphons', 'siphon'],
  ['lavabos', 'lavabo'],
  ['tuyaux', 'tuyau'],
  ['WCs', 'WC'],
  ['les robinets gouttent', 'le robinet goutte'],
  ['manœuvrer', 'manoeuvrer'],
])('« %s » finds what « %s » finds', (one, other) => {
  expect(ids(one)).not.toEqual(['diagnostic'])
  expect(ids(one)).toEqual(ids(other))
})

test.each([
  ['Ça sent le gaz', true],
  ['odeur de GAZ dans la cuisine', true],
  ['Fuite de gaz', true],
  ['Du gaz qui fuit', true],
  ['Je sens une odeur forte. Est-ce du gaz ?', true],
  ['Le gaz est coupé', false],
  ['chaudière à gaz', false],
  ['Ma chaudière à gaz fuit', false],
  ['fuite sur chaudière gaz', false],
  ['Odeur d’égout sur le gazon', false],
])('whether « %s » speaks of gas that escapes: %s', (text, expected) => {
  expect(smellsOfGas(text)).toBe(expected)
})
