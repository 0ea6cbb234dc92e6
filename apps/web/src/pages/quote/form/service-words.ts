import type { ServiceId } from '@plombier/quote-engine'

/** What people say when they need a service, beside its name and description. Words are found by their beginning. */
export const serviceWords = {
  fuite:
    'ça fuit, fuites d’eau, évier, lavabo, douche ou baignoire qui coule, machine à laver, dégât des eaux, plafond, tache d’humidité, facture d’eau',
  debouchage:
    'éviers bouchés, canalisation bouchée, WC bouchés, toilettes bouchées, débordent, lavabo qui se vide mal, l’eau ne s’écoule plus, ne part plus, remonte dans la douche, égout',
  installation:
    'installer, poser, changer, remplacer l’évier, nouveau lavabo, nouveau WC, vasque, bidet, lave-mains',
  chauffage:
    'chaudière en panne, qui fuit, fuite de chaudière, de radiateur, perd de l’eau, ne marche plus, ne chauffe plus, radiateur froid, purger',
  renovation:
    'refaire la salle de bains, travaux, moderniser, remplacer la baignoire par une douche',
  diagnostic: 'd’où vient la fuite, humidité, bruit dans les tuyaux, facture d’eau, je ne sais pas',
  'chauffe-eau':
    'plus d’eau chaude, ne marche plus, chauffe-eau qui fuit, fuite au chauffe-eau, eau tiède, eau froide, ballon en panne, cumulus en panne, ça disjoncte',
  robinetterie:
    'robinetterie, robinets qui fuient, fuite au robinet, extérieur, qui goutte, qui coule, cassé, grippé',
  'wc-repair':
    'toilettes qui fuient, fuite aux toilettes, chasse d’eau qui coule, ne marche plus, cuvette cassée, réservoir, flotteur, changer la chasse d’eau, cabinets',
  joint: 'silicone moisi, joint noir, joint de douche, tour de baignoire, robinet qui goutte',
  vidange: 'vider les tuyaux, vider l’installation, purger, gel, hiver',
  detartrage: 'détartrer, calcaire, tartre, bruit du ballon, entretien du cumulus, chauffe mal',
  ballon:
    'changer ou remplacer le chauffe-eau, le cumulus, installer un ballon, ballon percé, trop vieux',
  raccordement:
    'raccordement, brancher, machine à laver, lave-linge, lave-vaisselle, frigo américain',
  'urgence-nuit': 'inondé, dégât des eaux, grosse fuite, ça coule partout, urgent, soir',
  canalisation: 'tuyau percé, gelé, éclaté, cassé, rouillé, tuyau en plomb',
  douche: 'installer, poser, changer la douche, douche à l’italienne, receveur, cabine, pommeau',
  baignoire: 'installer, changer, nouvelle baignoire, bain',
  evacuation: 'tuyau d’évacuation, écoulement, eau sale, l’eau stagne',
  siphon: 'ça sent mauvais, mauvaise odeur, ça pue, fuite sous l’évier, bonde, syphon',
  pression:
    'plus de pression, filet d’eau, faible débit, trop fort, bruit de tuyaux, coups de bélier',
  calcaire: 'eau trop calcaire, eau trop dure, tartre, traces blanches',
  compteur:
    'plus d’eau du tout, compteur qui tourne tout seul, fuite au compteur, couper l’eau, facture d’eau trop élevée',
  vanne: 'couper l’eau, robinet d’arrêt, bloqué, dur à manœuvrer, ne ferme plus, fuite',
  regard: 'curage, regard bouché, plaque dans la cour, eau dans la cour, odeur dehors',
  thermostat: 'régler la température, régler le chauffage, trop chaud, trop froid',
  pompe: 'inondation, cave inondée, sous-sol inondé, eau dans le garage, pompe en panne',
  adoucisseur: 'eau trop calcaire, eau trop dure, eau douce, tartre',
  recuperateur: 'cuve, citerne, gouttière, eau du toit, jardin',
  fosse: 'fosse pleine, assainissement, odeur',
  clapet: 'refoulement, l’eau remonte, égout qui déborde, orage, odeur d’égout',
  chaudiere: 'révision, entretien annuel, gaz, fioul',
  radiateur:
    'installer, changer un radiateur, nouveau radiateur, radiateur qui fuit, fuite, chauffage',
  plancher: 'plancher froid, ne chauffe plus, désembouage',
  cumulus: 'installer un nouveau chauffe-eau, ballon électrique, déplacer le ballon, eau chaude',
  groupe: 'ballon qui goutte, ballon qui fuit, fuite, cumulus qui coule, soupape',
  mitigeur: 'changer un robinet, nouveau robinet, robinet cassé, mélangeur',
  collecteur: 'nourrice, clarinette, arrivées d’eau',
  filtration: 'mauvais goût, chlore, eau trouble, eau marron, eau jaune',
  surpresseur: 'pas assez de pression, faible débit, eau à l’étage, puits',
  solaire: 'panneaux solaires, capteurs, toit',
  'pompe-chaleur': 'PAC en panne, chauffage, aérothermie, ne chauffe plus',
  vmc: 'VMC en panne, ventilation, bouche d’aération, buée, humidité, moisissure',
  'vmc-double': 'VMC en panne, ventilation, bouche d’aération',
  arrosage: 'arroser le jardin, pelouse, gazon, goutte-à-goutte',
  piscine: 'fuite de piscine, bassin, filtre de piscine',
} satisfies Record<ServiceId, string>
