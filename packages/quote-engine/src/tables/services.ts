import { byKey, deepFreeze } from '../deep-freeze.ts'
import type { CategoryId } from './categories.ts'

interface Row<Id extends string> {
  readonly id: Id
  readonly category: CategoryId
  readonly name: string
  readonly description: string
  readonly tools: readonly [string, string, string, string, string, string]
}

/** The ids as literal types, and nothing else: all else would fill the declarations. */
function table<Id extends string>(rows: readonly Row<Id>[]) {
  return rows
}

// Ids and order are those of the tariffs. Six distinct tools each.
// biome-ignore format: a table, for which the formatter would take a line a tool
const rows = /* @__PURE__ */ table([
  {
    id: 'fuite', category: 'depannage', name: 'Réparation de fuite',
    description: 'Recherche de l’origine de la fuite et réparation du raccord ou du tuyau.',
    tools: [
      'détecteur de fuite acoustique', 'clé à molette', 'pince multiprise', 'coupe-tube',
      'chalumeau et baguettes de brasure', 'filasse et pâte à joint',
    ],
  },
  {
    id: 'debouchage', category: 'canalisations', name: 'Débouchage de canalisation',
    description: 'Évier, lavabo, douche ou WC bouché : dégagement mécanique du bouchon.',
    tools: [
      'furet manuel', 'furet électrique', 'ventouse professionnelle', 'pompe à déboucher',
      'déboucheur haute pression', 'caméra d’inspection',
    ],
  },
  {
    id: 'installation', category: 'sanitaires', name: 'Installation sanitaire',
    description: 'Pose et mise en eau d’un évier, d’un lavabo, d’un WC ou d’un meuble vasque.',
    tools: [
      'perceuse à percussion', 'niveau à bulle', 'coupe-tube', 'pince à sertir', 'clé à molette',
      'pistolet à silicone',
    ],
  },
  {
    id: 'chauffage', category: 'chauffage', name: 'Dépannage de chauffage',
    description: 'Radiateurs froids, circuit bruyant ou perte de pression : remise en service.',
    tools: [
      'manomètre de contrôle', 'clé de purge', 'multimètre', 'thermomètre infrarouge',
      'pompe de remplissage', 'pince multiprise',
    ],
  },
  {
    id: 'renovation', category: 'sanitaires', name: 'Rénovation de salle de bain',
    description: 'Modification ou reprise d’un point d’eau dans une salle de bain existante.',
    tools: [
      'perforateur burineur', 'coupe-tube', 'pince à sertir multicouche', 'niveau laser',
      'scie cloche', 'mètre ruban',
    ],
  },
  {
    id: 'diagnostic', category: 'depannage', name: 'Diagnostic de plomberie',
    description: 'Contrôle de l’installation, des pressions et de l’étanchéité, avec compte rendu.',
    tools: [
      'caméra d’inspection', 'manomètre', 'détecteur d’humidité', 'caméra thermique',
      'colorant traceur', 'lampe torche',
    ],
  },
  {
    id: 'chauffe-eau', category: 'eau-chaude', name: 'Dépannage de chauffe-eau',
    description: 'Plus d’eau chaude ou disjoncteur qui saute : remplacement de la pièce en panne.',
    tools: [
      'multimètre', 'tournevis isolés', 'clé à résistance', 'tuyau de vidange', 'clé à pipe',
      'joints et anodes de rechange',
    ],
  },
  {
    id: 'robinetterie', category: 'sanitaires', name: 'Réparation de robinetterie',
    description: 'Robinet grippé ou qui goutte : remise en état du mécanisme et des joints.',
    tools: [
      'clé à robinet', 'clé à lavabo', 'jeu de tournevis', 'rodoir de siège',
      'clapets et têtes de rechange', 'graisse silicone',
    ],
  },
  {
    id: 'wc-repair', category: 'sanitaires', name: 'Réparation de WC',
    description: 'Chasse qui coule, mécanisme cassé ou cuvette qui fuit.',
    tools: [
      'clé à écrou de réservoir', 'mécanisme de chasse universel', 'robinet flotteur de rechange',
      'joint de cuvette', 'pince multiprise', 'seau gradué',
    ],
  },
  {
    id: 'joint', category: 'sanitaires', name: 'Remplacement de joint',
    description: 'Joint de robinet, de raccord ou joint silicone abîmé.',
    tools: [
      'assortiment de joints', 'cutter à lame rétractable', 'pistolet à silicone',
      'lisseur de joint', 'clé à molette', 'dissolvant pour silicone',
    ],
  },
  {
    id: 'vidange', category: 'depannage', name: 'Vidange de circuit d’eau',
    description: 'Purge complète du circuit avant travaux ou mise hors gel.',
    tools: [
      'tuyau de vidange', 'pompe vide-cave', 'clé de purge', 'seau gradué', 'compresseur d’air',
      'bouchons de fermeture',
    ],
  },
  {
    id: 'detartrage', category: 'eau-chaude', name: 'Détartrage de chauffe-eau',
    description: 'Ouverture de la cuve, retrait du tartre et contrôle de l’anode.',
    tools: [
      'raclette à tartre', 'aspirateur eau et poussière', 'clé à pipe', 'produit détartrant',
      'joint de bride neuf', 'gants de protection',
    ],
  },
  {
    id: 'ballon', category: 'eau-chaude', name: 'Remplacement de ballon d’eau chaude',
    description: 'Remplacement à l’identique d’un ballon : dépose, pose et raccordement.',
    tools: [
      'diable de manutention', 'perceuse à percussion', 'raccords diélectriques', 'coupe-tube',
      'multimètre', 'clé à griffe',
    ],
  },
  {
    id: 'raccordement', category: 'sanitaires', name: 'Raccordement d’appareil ménager',
    description: 'Branchement d’un lave-linge, d’un lave-vaisselle ou d’un réfrigérateur à eau.',
    tools: [
      'té de raccordement fileté', 'flexibles d’alimentation', 'clé à molette',
      'ruban d’étanchéité PTFE', 'collier de serrage', 'niveau à bulle',
    ],
  },
  {
    id: 'urgence-nuit', category: 'depannage', name: 'Intervention d’urgence de nuit',
    description: 'Fuite importante ou inondation la nuit : mise en sécurité du logement.',
    tools: [
      'lampe frontale', 'pompe vide-cave', 'colliers de réparation', 'clé de barrage',
      'ruban autosoudant', 'aspirateur à eau',
    ],
  },
  {
    id: 'canalisation', category: 'canalisations', name: 'Réparation de canalisation',
    description: 'Tuyau percé, fendu ou gelé : remplacement du tronçon abîmé.',
    tools: [
      'coupe-tube', 'pince à sertir', 'chalumeau', 'manchons de réparation', 'ébavureur',
      'pompe d’épreuve',
    ],
  },
  {
    id: 'douche', category: 'sanitaires', name: 'Installation de douche',
    description: 'Remplacement d’un receveur ou d’une colonne de douche, à l’emplacement existant.',
    tools: [
      'scie cloche diamantée', 'niveau à bulle', 'natte d’étanchéité', 'pistolet à silicone',
      'perceuse', 'clé à bonde',
    ],
  },
  {
    id: 'baignoire', category: 'sanitaires', name: 'Installation de baignoire',
    description: 'Pose, calage et étanchéité d’une baignoire, à l’emplacement existant.',
    tools: [
      'niveau à bulle', 'clé à bonde', 'pieds et supports de calage', 'pistolet à silicone',
      'scie à PVC', 'ventouses de levage',
    ],
  },
  {
    id: 'evacuation', category: 'canalisations', name: 'Remplacement d’évacuation',
    description: 'Reprise d’une conduite d’eaux usées en PVC avec la bonne pente.',
    tools: [
      'scie à PVC', 'colle et décapant PVC', 'niveau à pente', 'chanfreineur',
      'manchons et coudes PVC', 'perforateur',
    ],
  },
  {
    id: 'siphon', category: 'canalisations', name: 'Remplacement de siphon',
    description: 'Siphon d’évier, de lavabo ou de douche fendu, bouché ou malodorant.',
    tools: [
      'clé à sangle', 'clé à molette', 'brosse de nettoyage', 'scie à PVC', 'furet court',
      'bassine',
    ],
  },
  {
    id: 'pression', category: 'eau', name: 'Réglage de la pression d’eau',
    description: 'Pression trop faible ou trop forte : mesure et réglage du réducteur.',
    tools: [
      'manomètre', 'clé Allen', 'clé à molette', 'clé à griffe', 'ruban d’étanchéité PTFE',
      'débitmètre',
    ],
  },
  {
    id: 'calcaire', category: 'eau', name: 'Traitement anticalcaire',
    description: 'Pose d’un appareil anticalcaire à l’arrivée d’eau du logement.',
    tools: [
      'kit de test de dureté', 'niveau à bulle', 'coupe-tube', 'pince à sertir',
      'clé de porte-filtre', 'raccords laiton',
    ],
  },
  {
    id: 'compteur', category: 'depannage', name: 'Arrivée d’eau après compteur',
    description: 'Fuite après compteur, robinet d’arrêt bloqué ou pose d’un sous-compteur.',
    tools: [
      'clé de fontainier', 'robinet d’arrêt de rechange', 'joints de compteur', 'clé à griffe',
      'manomètre', 'lampe torche',
    ],
  },
  {
    id: 'vanne', category: 'sanitaires', name: 'Remplacement de vanne d’arrêt',
    description: 'Vanne grippée ou qui fuit, remplacée par une vanne quart de tour.',
    tools: [
      'clé à molette', 'clé à griffe', 'coupe-tube', 'filasse et pâte à joint',
      'appareil à geler les tuyaux', 'brosse métallique',
    ],
  },
  {
    id: 'regard', category: 'canalisations', name: 'Nettoyage de regard d’évacuation',
    description: 'Ouverture, curage et rinçage d’un regard extérieur.',
    tools: [
      'lève-plaque', 'pelle à curer', 'nettoyeur haute pression', 'furet à tringles',
      'aspirateur à eau', 'bottes et gants étanches',
    ],
  },
  {
    id: 'thermostat', category: 'chauffage', name: 'Remplacement de thermostat',
    description: 'Pose et réglage d’un thermostat d’ambiance filaire ou sans fil.',
    tools: [
      'multimètre', 'tournevis isolés', 'pince à dénuder', 'perceuse', 'thermomètre de contrôle',
      'testeur de tension',
    ],
  },
  {
    id: 'pompe', category: 'canalisations', name: 'Dépannage de pompe de relevage',
    description: 'Pompe de cave ou de relevage à l’arrêt : nettoyage ou remplacement.',
    tools: [
      'multimètre', 'pompe vide-cave de secours', 'flotteur de rechange', 'tuyau de refoulement',
      'clé à molette', 'gants étanches',
    ],
  },
  {
    id: 'adoucisseur', category: 'eau', name: 'Installation d’adoucisseur d’eau',
    description: 'Pose, raccordement et mise en service d’un adoucisseur à sel.',
    tools: [
      'kit de test de dureté', 'vannes de by-pass', 'pince à sertir', 'coupe-tube',
      'flexibles inox', 'manomètre',
    ],
  },
  {
    id: 'recuperateur', category: 'exterieur', name: 'Récupérateur d’eau de pluie',
    description: 'Pose d’une cuve avec collecteur de gouttière et trop-plein.',
    tools: [
      'scie cloche', 'mètre ruban', 'niveau à bulle', 'robinet de puisage', 'perceuse-visseuse',
      'bêche',
    ],
  },
  {
    id: 'fosse', category: 'canalisations', name: 'Entretien de fosse septique',
    description: 'Contrôle des niveaux et nettoyage du préfiltre ; vidange non comprise.',
    tools: [
      'lève-plaque', 'canne de mesure des boues', 'nettoyeur haute pression', 'jet de rinçage',
      'activateur biologique', 'équipement de protection',
    ],
  },
  {
    id: 'clapet', category: 'canalisations', name: 'Pose de clapet anti-retour',
    description: 'Protection contre les refoulements d’égout ou les retours d’eau.',
    tools: [
      'chanfreineur', 'scie à PVC', 'colle et décapant PVC', 'manchons de dilatation',
      'clé à griffe', 'niveau à bulle',
    ],
  },
  {
    id: 'chaudiere', category: 'chauffage', name: 'Entretien de chaudière',
    description: 'Nettoyage, réglage et contrôle annuel d’une chaudière à gaz ou au fioul.',
    tools: [
      'analyseur de combustion', 'brosse de ramonage', 'aspirateur à suie',
      'manomètre différentiel', 'détecteur de monoxyde de carbone', 'clés hexagonales',
    ],
  },
  {
    id: 'radiateur', category: 'chauffage', name: 'Installation de radiateur',
    description: 'Pose ou remplacement d’un radiateur à eau et équilibrage.',
    tools: [
      'perceuse à percussion', 'clé à radiateur', 'té et robinet thermostatique', 'niveau à bulle',
      'clé de purge', 'pince à sertir',
    ],
  },
  {
    id: 'plancher', category: 'chauffage', name: 'Plancher chauffant',
    description: 'Désembouage, équilibrage ou réparation d’un plancher chauffant à eau.',
    tools: [
      'pompe de désembouage', 'caméra thermique', 'débitmètres de collecteur', 'pompe d’épreuve',
      'produit désembouant', 'pince à sertir multicouche',
    ],
  },
  {
    id: 'cumulus', category: 'eau-chaude', name: 'Installation de cumulus électrique',
    description: 'Première pose ou changement d’emplacement d’un cumulus électrique.',
    tools: [
      'diable de manutention', 'trépied de support', 'clé à griffe', 'perceuse à percussion',
      'multimètre', 'coupe-tube',
    ],
  },
  {
    id: 'groupe', category: 'eau-chaude', name: 'Remplacement de groupe de sécurité',
    description: 'Groupe de sécurité du chauffe-eau bloqué ou qui goutte en continu.',
    tools: [
      'clé à griffe', 'clé à molette', 'filasse et pâte à joint', 'tuyau de vidange', 'manomètre',
      'seau gradué',
    ],
  },
  {
    id: 'mitigeur', category: 'sanitaires', name: 'Remplacement de mitigeur',
    description: 'Dépose de l’ancien mitigeur et pose du nouveau, cuisine ou salle de bain.',
    tools: [
      'clé à lavabo', 'flexibles de raccordement', 'clé à molette', 'clé Allen', 'joints fibre',
      'brosse de nettoyage',
    ],
  },
  {
    id: 'collecteur', category: 'eau', name: 'Pose de collecteur de distribution',
    description: 'Pose ou remplacement d’une nourrice d’eau chaude et d’eau froide.',
    tools: [
      'niveau à bulle', 'pince à glissement', 'coupe-tube PER', 'clé à molette',
      'calibreur de tube', 'pompe d’épreuve',
    ],
  },
  {
    id: 'filtration', category: 'eau', name: 'Installation de filtre à eau',
    description: 'Pose d’un filtre sous évier ou à l’arrivée générale.',
    tools: [
      'niveau à bulle', 'kit de test de dureté', 'clé de porte-filtre', 'coupe-tube', 'perceuse',
      'raccords rapides',
    ],
  },
  {
    id: 'surpresseur', category: 'eau', name: 'Installation de surpresseur',
    description: 'Pose et réglage d’un surpresseur pour gagner en pression.',
    tools: [
      'manomètre', 'gonfleur de vessie', 'clé à griffe', 'contacteur manométrique', 'multimètre',
      'flexibles antivibratoires',
    ],
  },
  {
    id: 'solaire', category: 'eau-chaude', name: 'Chauffe-eau solaire',
    description: 'Contrôle, purge et dépannage d’un chauffe-eau solaire individuel.',
    tools: [
      'station de remplissage solaire', 'réfractomètre', 'harnais de sécurité', 'multimètre',
      'purgeur haute température', 'fluide caloporteur',
    ],
  },
  {
    id: 'pompe-chaleur', category: 'chauffage', name: 'Pompe à chaleur',
    description: 'Diagnostic hydraulique et remise en service d’une pompe à chaleur.',
    tools: [
      'manomètre d’eau', 'pompe de désembouage', 'thermomètre à sondes', 'pince ampèremétrique',
      'multimètre', 'clé de pot magnétique',
    ],
  },
  {
    id: 'vmc', category: 'chauffage', name: 'VMC simple flux',
    description: 'Pose ou remplacement d’un caisson simple flux sur réseau existant.',
    tools: [
      'scie cloche', 'gaine souple isolée', 'anémomètre', 'colliers de gaine', 'multimètre',
      'escabeau',
    ],
  },
  {
    id: 'vmc-double', category: 'chauffage', name: 'VMC double flux',
    description: 'Remplacement du groupe d’une VMC double flux sur réseau existant.',
    tools: [
      'anémomètre', 'gaines rigides isolées', 'scie cloche', 'perforateur', 'niveau laser',
      'ruban aluminium',
    ],
  },
  {
    id: 'arrosage', category: 'exterieur', name: 'Installation d’arrosage automatique',
    description: 'Pose du réseau, des vannes et du programmateur d’arrosage.',
    tools: [
      'trancheuse à gazon', 'coupe-tube PE', 'multimètre', 'sertisseuse pour connecteurs étanches',
      'raccords à compression', 'manomètre',
    ],
  },
  {
    id: 'piscine', category: 'exterieur', name: 'Plomberie de piscine',
    description: 'Réparation des tuyaux, vannes et raccords du local technique.',
    tools: [
      'colle PVC pression', 'scie à PVC', 'vannes PVC', 'pompe d’épreuve', 'clé pour raccord union',
      'colorant traceur',
    ],
  },
])

/** The id of a service, such as `chauffe-eau`. */
export type ServiceId = (typeof rows)[number]['id']

/** A piece of work. Each tariff has its base price: see `ratesOf`. */
export interface Service {
  /** What `QuoteRequest.serviceId` takes. */
  readonly id: ServiceId
  /** The `id` of one of the `categories`. */
  readonly category: CategoryId
  /** French. */
  readonly name: string
  /** French, one sentence. */
  readonly description: string
  /** Six distinct tools that the plumber brings, French. */
  readonly tools: readonly string[]
}

/** The services, in the order of the tariffs. Deeply frozen. */
export const services: readonly Service[] = /* @__PURE__ */ deepFreeze(rows)

const servicesById = /* @__PURE__ */ byKey(services, ({ id }) => id)

/** The service with this id. */
export function findService(id: ServiceId): Service
/** The service with this id, or `undefined`. */
export function findService(id: string): Service | undefined
export function findService(id: string): Service | undefined {
  return servicesById.get(id)
}
