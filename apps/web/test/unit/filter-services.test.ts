import { categories, services } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { filterServices } from '../../src/pages/quote/form/filter-services.ts'
import { smellsOfGas } from '../../src/pages/quote/form/smells-of-gas.ts'

const ids = (text: string) => filterServices(text).flatMap(({ items }) => items.map(({ id }) => id))

/** What visitors say, behind the services of which one is what they need. */
const phrases = `chauffe-eau: plus d’eau chaude | « chauffe – eau » ! | cumulus en panne | l’eau est froide
chauffe-eau: pas d’eau chaude | je n'ai plus d'eau chaude | mon chauffe-eau ne marche plus
groupe chauffe-eau ballon: ballon qui goutte
chauffage: le chauffage ne marche plus | ma chaudière perd de l’eau | chaudière en panne
chauffage: les radiateurs ne chauffent plus
plancher: chauffage au sol
debouchage: évier bouché | W.C. bouchés | toilette bouchée | mon évier se vide mal
debouchage: lavabos bouchés | l'eau ne s'écoule plus
debouchage siphon: douche bouchée
debouchage wc-repair: les toilettes débordent
siphon debouchage: ça sent mauvais
pompe urgence-nuit: cave inondée
fuite: ça fuit au plafond | évier | évier qui fuit | fuite sous l'évier | lavabo qui coule
fuite: fuite douche | j'ai une fuite d'eau
canalisation fuite: tuyau percé
fuite diagnostic compteur: facture d’eau trop élevée
robinetterie joint: robinet qui fuit
wc-repair: chasse d’eau qui coule | la chasse d'eau ne s'arrête pas | fuite toilettes
raccordement: machine à laver | installer un lave-vaisselle | brancher une machine à laver
renovation: refaire la salle de bain
pression surpresseur: pas de pression | pas assez de pression dans la douche
calcaire adoucisseur: eau trop calcaire
detartrage: DÉTARTRAGE
vmc: V.M.C
pompe-chaleur: P.A.C. en panne
fuite urgence-nuit: dégât des eaux
debouchage evacuation siphon: la douche ne s’évacue plus
ballon cumulus: remplacer mon chauffe-eau
radiateur chauffage: radiateur qui fuit
renovation douche: remplacer la baignoire par une douche
joint: joint de douche moisi | joints de baignoire
canalisation: tuyau gelé
siphon: mauvaise odeur dans la salle de bain
vanne compteur: couper l’eau
compteur: compteur qui tourne tout seul
recuperateur: cuve de récupération d’eau de pluie
arrosage: arroser le jardin
robinetterie: robinet de la cuisine qui goutte
mitigeur: changer le robinet de la cuisine
pression compteur: plus d’eau
groupe chauffe-eau: cumulus qui fuit | mon ballon d'eau chaude fuit
chaudiere: entretien chaudière gaz
fuite raccordement: fuite machine à laver
douche: poser une douche à l'italienne
installation: remplacer un WC
siphon clapet: odeur d'égout
filtration: eau marron au robinet
fuite siphon canalisation: tuyau qui fuit sous le lavabo`

test('everyday phrases have their service among the first two rows', () => {
  const missed = phrases.split('\n').flatMap((line) => {
    const [expected = '', sayings = ''] = line.split(': ')
    const isMissed = (saying: string) =>
      !ids(saying)
        .slice(0, 2)
        .some((id) => expected.split(' ').includes(id))
    return sayings.split(' | ').filter(isMissed)
  })
  expect(missed).toEqual([])
})

test.each(['', ' / ', 'l’', 'de la'])('every service is listed by category for « %s »', (text) => {
  expect(filterServices(text).map(({ name }) => name)).toEqual(categories.map(({ name }) => name))
  expect(ids(text).toSorted()).toEqual(services.map(({ id }) => id).toSorted())
})

test('words that no service has lead to the diagnosis alone', () => {
  for (const text of ['vitre brisée', 'uite']) expect(ids(text)).toEqual(['diagnostic'])
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
