import type { CategoryId } from './categories.ts'
import { byKey, frozenTable } from './deep-freeze.ts'
import { currentTariff } from './tariffs.ts'

// Ids and order are those of the price list. Six distinct tools each.
const table = [
  {
    id: 'fuite',
    category: 'depannage',
    name: 'Réparation de fuite',
    description: 'Recherche de l’origine de la fuite et réparation du raccord ou du tuyau.',
    tools: [
      'Détecteur de fuite acoustique',
      'Clé à molette',
      'Pince multiprise',
      'Coupe-tube',
      'Chalumeau et baguettes de brasure',
      'Filasse et pâte à joint',
    ],
  },
  {
    id: 'debouchage',
    category: 'canalisations',
    name: 'Débouchage de canalisation',
    description: 'Évier, lavabo, douche ou WC bouché : dégagement mécanique du bouchon.',
    tools: [
      'Furet manuel',
      'Furet électrique',
      'Ventouse professionnelle',
      'Pompe à déboucher',
      'Déboucheur haute pression',
      'Caméra d’inspection',
    ],
  },
  {
    id: 'installation',
    category: 'sanitaires',
    name: 'Installation sanitaire',
    description: 'Pose et mise en eau d’un évier, d’un lavabo, d’un WC ou d’un meuble vasque.',
    tools: [
      'Perceuse à percussion',
      'Niveau à bulle',
      'Coupe-tube',
      'Pince à sertir',
      'Clé à molette',
      'Pistolet à silicone',
    ],
  },
  {
    id: 'chauffage',
    category: 'chauffage',
    name: 'Dépannage de chauffage',
    description: 'Radiateurs froids, circuit bruyant ou perte de pression : remise en service.',
    tools: [
      'Manomètre de contrôle',
      'Clé de purge',
      'Multimètre',
      'Thermomètre infrarouge',
      'Pompe de remplissage',
      'Pince multiprise',
    ],
  },
  {
    id: 'renovation',
    category: 'sanitaires',
    name: 'Rénovation de salle de bain',
    description: 'Modification ou reprise d’un point d’eau dans une salle de bain existante.',
    tools: [
      'Perforateur burineur',
      'Coupe-tube',
      'Pince à sertir multicouche',
      'Niveau laser',
      'Scie cloche',
      'Mètre ruban',
    ],
  },
  {
    id: 'diagnostic',
    category: 'depannage',
    name: 'Diagnostic de plomberie',
    description: 'Contrôle de l’installation, des pressions et de l’étanchéité, avec compte rendu.',
    tools: [
      'Caméra d’inspection',
      'Manomètre',
      'Détecteur d’humidité',
      'Caméra thermique',
      'Colorant traceur',
      'Lampe torche',
    ],
  },
  {
    id: 'chauffe-eau',
    category: 'eau-chaude',
    name: 'Dépannage de chauffe-eau',
    description: 'Plus d’eau chaude ou disjoncteur qui saute : remplacement de la pièce en panne.',
    tools: [
      'Multimètre',
      'Tournevis isolés',
      'Clé pour résistance',
      'Tuyau de vidange',
      'Clé à pipe',
      'Joints et anodes de rechange',
    ],
  },
  {
    id: 'robinetterie',
    category: 'sanitaires',
    name: 'Réparation de robinetterie',
    description: 'Robinet grippé ou qui goutte : remise en état du mécanisme et des joints.',
    tools: [
      'Clé à robinet',
      'Clé à lavabo',
      'Jeu de tournevis',
      'Rodoir de siège',
      'Clapets et têtes de rechange',
      'Graisse silicone',
    ],
  },
  {
    id: 'wc-repair',
    category: 'sanitaires',
    name: 'Réparation de WC',
    description: 'Chasse qui coule, mécanisme cassé ou cuvette qui fuit.',
    tools: [
      'Clé à écrou de réservoir',
      'Mécanisme de chasse universel',
      'Robinet flotteur de rechange',
      'Joint de cuvette',
      'Pince multiprise',
      'Seau gradué',
    ],
  },
  {
    id: 'joint',
    category: 'sanitaires',
    name: 'Remplacement de joint',
    description: 'Joint de robinet, de raccord ou joint silicone abîmé.',
    tools: [
      'Assortiment de joints',
      'Cutter à lame rétractable',
      'Pistolet à silicone',
      'Lisseur de joint',
      'Clé à molette',
      'Dissolvant pour silicone',
    ],
  },
  {
    id: 'vidange',
    category: 'depannage',
    name: 'Vidange de circuit d’eau',
    description: 'Purge complète du circuit avant travaux ou mise hors gel.',
    tools: [
      'Tuyau de vidange',
      'Pompe vide-cave',
      'Clé de purge',
      'Seau gradué',
      'Compresseur d’air',
      'Bouchons de fermeture',
    ],
  },
  {
    id: 'detartrage',
    category: 'eau-chaude',
    name: 'Détartrage de chauffe-eau',
    description: 'Ouverture de la cuve, retrait du tartre et contrôle de l’anode.',
    tools: [
      'Raclette à tartre',
      'Aspirateur eau et poussière',
      'Clé à pipe',
      'Produit détartrant',
      'Joint de bride neuf',
      'Gants de protection',
    ],
  },
  {
    id: 'ballon',
    category: 'eau-chaude',
    name: 'Remplacement de ballon d’eau chaude',
    description: 'Remplacement à l’identique d’un ballon : dépose, pose et raccordement.',
    tools: [
      'Diable de manutention',
      'Perceuse à percussion',
      'Raccords diélectriques',
      'Coupe-tube',
      'Multimètre',
      'Clé à griffe',
    ],
  },
  {
    id: 'raccordement',
    category: 'sanitaires',
    name: 'Raccordement d’appareil ménager',
    description: 'Branchement d’un lave-linge, d’un lave-vaisselle ou d’un réfrigérateur à eau.',
    tools: [
      'Té de raccordement fileté',
      'Flexibles d’alimentation',
      'Clé à molette',
      'Ruban d’étanchéité PTFE',
      'Collier de serrage',
      'Niveau à bulle',
    ],
  },
  {
    id: 'urgence-nuit',
    category: 'depannage',
    name: 'Intervention d’urgence de nuit',
    description: 'Fuite importante ou inondation la nuit : mise en sécurité du logement.',
    tools: [
      'Lampe frontale',
      'Pompe vide-cave',
      'Colliers de réparation',
      'Clé de barrage',
      'Ruban autosoudant',
      'Aspirateur à eau',
    ],
  },
  {
    id: 'canalisation',
    category: 'canalisations',
    name: 'Réparation de canalisation',
    description: 'Tuyau percé, fendu ou gelé : remplacement du tronçon abîmé.',
    tools: [
      'Coupe-tube',
      'Pince à sertir',
      'Chalumeau',
      'Manchons de réparation',
      'Ébavureur',
      'Pompe d’épreuve',
    ],
  },
  {
    id: 'douche',
    category: 'sanitaires',
    name: 'Installation de douche',
    description: 'Remplacement d’un receveur ou d’une colonne de douche, à l’emplacement existant.',
    tools: [
      'Scie cloche diamantée',
      'Niveau à bulle',
      'Natte d’étanchéité',
      'Pistolet à silicone',
      'Perceuse',
      'Clé à bonde',
    ],
  },
  {
    id: 'baignoire',
    category: 'sanitaires',
    name: 'Installation de baignoire',
    description: 'Pose, calage et étanchéité d’une baignoire, à l’emplacement existant.',
    tools: [
      'Niveau à bulle',
      'Clé pour vidage de baignoire',
      'Pieds et supports de calage',
      'Pistolet à silicone',
      'Scie à PVC',
      'Ventouses de levage',
    ],
  },
  {
    id: 'evacuation',
    category: 'canalisations',
    name: 'Remplacement d’évacuation',
    description: 'Reprise d’une conduite d’eaux usées en PVC avec la bonne pente.',
    tools: [
      'Scie à PVC',
      'Colle et décapant PVC',
      'Niveau avec pente',
      'Chanfreineur',
      'Manchons et coudes PVC',
      'Perforateur',
    ],
  },
  {
    id: 'siphon',
    category: 'canalisations',
    name: 'Remplacement de siphon',
    description: 'Siphon d’évier, de lavabo ou de douche fendu, bouché ou malodorant.',
    tools: [
      'Clé à sangle',
      'Clé à molette',
      'Brosse de nettoyage',
      'Scie à PVC',
      'Furet court',
      'Bassine',
    ],
  },
  {
    id: 'pression',
    category: 'eau',
    name: 'Réglage de la pression d’eau',
    description: 'Pression trop faible ou trop forte : mesure et réglage du réducteur.',
    tools: [
      'Manomètre',
      'Clé Allen',
      'Clé à molette',
      'Clé à griffe',
      'Ruban d’étanchéité PTFE',
      'Débitmètre',
    ],
  },
  {
    id: 'calcaire',
    category: 'eau',
    name: 'Traitement anticalcaire',
    description: 'Pose d’un appareil anticalcaire à l’arrivée d’eau du logement.',
    tools: [
      'Kit de test de dureté',
      'Niveau à bulle',
      'Coupe-tube',
      'Pince à sertir',
      'Clé pour porte-filtre',
      'Raccords laiton',
    ],
  },
  {
    id: 'compteur',
    category: 'depannage',
    name: 'Intervention après compteur d’eau',
    description: 'Fuite après compteur, robinet d’arrêt bloqué ou pose d’un sous-compteur.',
    tools: [
      'Clé de fontainier',
      'Robinet d’arrêt de rechange',
      'Joints de compteur',
      'Clé à griffe',
      'Manomètre',
      'Lampe torche',
    ],
  },
  {
    id: 'vanne',
    category: 'sanitaires',
    name: 'Remplacement de vanne d’arrêt',
    description: 'Vanne grippée ou qui fuit, remplacée par une vanne quart de tour.',
    tools: [
      'Clé à molette',
      'Clé à griffe',
      'Coupe-tube',
      'Filasse et pâte à joint',
      'Appareil à geler les tuyaux',
      'Brosse métallique',
    ],
  },
  {
    id: 'regard',
    category: 'canalisations',
    name: 'Nettoyage de regard d’évacuation',
    description: 'Ouverture, curage et rinçage d’un regard extérieur.',
    tools: [
      'Lève-plaque',
      'Pelle à curer',
      'Nettoyeur haute pression',
      'Furet à tringles',
      'Aspirateur à eau',
      'Bottes et gants étanches',
    ],
  },
  {
    id: 'thermostat',
    category: 'chauffage',
    name: 'Remplacement de thermostat',
    description: 'Pose et réglage d’un thermostat d’ambiance filaire ou sans fil.',
    tools: [
      'Multimètre',
      'Tournevis isolés',
      'Pince à dénuder',
      'Perceuse',
      'Thermomètre de contrôle',
      'Testeur de tension',
    ],
  },
  {
    id: 'pompe',
    category: 'canalisations',
    name: 'Dépannage de pompe de relevage',
    description: 'Pompe de cave ou de relevage à l’arrêt : nettoyage ou remplacement.',
    tools: [
      'Multimètre',
      'Pompe vide-cave de secours',
      'Flotteur de rechange',
      'Tuyau de refoulement',
      'Clé à molette',
      'Gants étanches',
    ],
  },
  {
    id: 'adoucisseur',
    category: 'eau',
    name: 'Installation d’adoucisseur d’eau',
    description: 'Pose, raccordement et mise en service d’un adoucisseur à sel.',
    tools: [
      'Kit de test de dureté',
      'Vanne de dérivation',
      'Pince à sertir',
      'Coupe-tube',
      'Flexibles inox',
      'Manomètre',
    ],
  },
  {
    id: 'recuperateur',
    category: 'exterieur',
    name: 'Récupérateur d’eau de pluie',
    description: 'Pose d’une cuve avec collecteur de gouttière et trop-plein.',
    tools: [
      'Scie cloche',
      'Mètre ruban',
      'Niveau à bulle',
      'Robinet de puisage',
      'Perceuse-visseuse',
      'Bêche',
    ],
  },
  {
    id: 'fosse',
    category: 'canalisations',
    name: 'Entretien de fosse septique',
    description: 'Contrôle des niveaux et nettoyage du préfiltre ; vidange non comprise.',
    tools: [
      'Lève-plaque',
      'Canne de mesure des boues',
      'Nettoyeur haute pression',
      'Jet de rinçage',
      'Activateur biologique',
      'Équipement de protection',
    ],
  },
  {
    id: 'clapet',
    category: 'canalisations',
    name: 'Pose de clapet anti-retour',
    description: 'Protection contre les refoulements d’égout ou les retours d’eau.',
    tools: [
      'Chanfreineur',
      'Scie à PVC',
      'Colle et décapant PVC',
      'Manchons de dilatation',
      'Clé à griffe',
      'Niveau à bulle',
    ],
  },
  {
    id: 'chaudiere',
    category: 'chauffage',
    name: 'Entretien de chaudière',
    description: 'Nettoyage, réglage et contrôle annuel d’une chaudière à gaz ou au fioul.',
    tools: [
      'Analyseur de combustion',
      'Brosse de ramonage',
      'Aspirateur à suie',
      'Manomètre différentiel',
      'Détecteur de monoxyde de carbone',
      'Clés hexagonales',
    ],
  },
  {
    id: 'radiateur',
    category: 'chauffage',
    name: 'Installation de radiateur',
    description: 'Pose ou remplacement d’un radiateur à eau et équilibrage.',
    tools: [
      'Perceuse à percussion',
      'Clé à radiateur',
      'Té et robinet thermostatique',
      'Niveau à bulle',
      'Clé de purge',
      'Pince à sertir',
    ],
  },
  {
    id: 'plancher',
    category: 'chauffage',
    name: 'Plancher chauffant',
    description: 'Désembouage, équilibrage ou réparation d’un plancher chauffant à eau.',
    tools: [
      'Pompe de désembouage',
      'Caméra thermique',
      'Débitmètres de collecteur',
      'Pompe d’épreuve',
      'Produit désembouant',
      'Pince à sertir multicouche',
    ],
  },
  {
    id: 'cumulus',
    category: 'eau-chaude',
    name: 'Installation de cumulus électrique',
    description: 'Première pose ou changement d’emplacement d’un cumulus électrique.',
    tools: [
      'Diable de manutention',
      'Trépied de support',
      'Clé à griffe',
      'Perceuse à percussion',
      'Multimètre',
      'Coupe-tube',
    ],
  },
  {
    id: 'groupe',
    category: 'eau-chaude',
    name: 'Remplacement de groupe de sécurité',
    description: 'Groupe de sécurité du chauffe-eau bloqué ou qui goutte en continu.',
    tools: [
      'Clé à griffe',
      'Clé à molette',
      'Filasse et pâte à joint',
      'Tuyau de vidange',
      'Manomètre',
      'Seau gradué',
    ],
  },
  {
    id: 'mitigeur',
    category: 'sanitaires',
    name: 'Remplacement de mitigeur',
    description: 'Dépose de l’ancien mitigeur et pose du nouveau, cuisine ou salle de bain.',
    tools: [
      'Clé à lavabo',
      'Flexibles de raccordement',
      'Clé à molette',
      'Clé Allen',
      'Joints fibre',
      'Brosse de nettoyage',
    ],
  },
  {
    id: 'collecteur',
    category: 'eau',
    name: 'Pose de collecteur de distribution',
    description: 'Pose ou remplacement d’une nourrice d’eau chaude et d’eau froide.',
    tools: [
      'Niveau à bulle',
      'Pince à glissement',
      'Coupe-tube PER',
      'Clé à molette',
      'Calibreur de tube',
      'Pompe d’épreuve',
    ],
  },
  {
    id: 'filtration',
    category: 'eau',
    name: 'Installation de filtration d’eau',
    description: 'Pose d’un filtre sous évier ou à l’arrivée générale.',
    tools: [
      'Niveau à bulle',
      'Kit de test de dureté',
      'Clé pour porte-filtre',
      'Coupe-tube',
      'Perceuse',
      'Raccords rapides',
    ],
  },
  {
    id: 'surpresseur',
    category: 'eau',
    name: 'Installation de surpresseur',
    description: 'Pose et réglage d’un surpresseur pour gagner en pression.',
    tools: [
      'Manomètre',
      'Gonfleur de vessie',
      'Clé à griffe',
      'Contacteur manométrique',
      'Multimètre',
      'Flexibles antivibratoires',
    ],
  },
  {
    id: 'solaire',
    category: 'eau-chaude',
    name: 'Chauffe-eau solaire',
    description: 'Contrôle, purge et dépannage d’un chauffe-eau solaire individuel.',
    tools: [
      'Station de remplissage solaire',
      'Réfractomètre',
      'Harnais de sécurité',
      'Multimètre',
      'Purgeur haute température',
      'Fluide caloporteur',
    ],
  },
  {
    id: 'pompe-chaleur',
    category: 'chauffage',
    name: 'Pompe à chaleur',
    description: 'Diagnostic hydraulique et remise en service d’une pompe à chaleur.',
    tools: [
      'Manomètre d’eau',
      'Pompe de désembouage',
      'Thermomètre à sondes',
      'Pince ampèremétrique',
      'Multimètre',
      'Clé pour filtre magnétique',
    ],
  },
  {
    id: 'vmc',
    category: 'chauffage',
    name: 'VMC simple flux',
    description: 'Pose ou remplacement d’un caisson simple flux sur réseau existant.',
    tools: [
      'Scie cloche',
      'Gaine souple isolée',
      'Anémomètre',
      'Colliers de gaine',
      'Multimètre',
      'Escabeau',
    ],
  },
  {
    id: 'vmc-double',
    category: 'chauffage',
    name: 'VMC double flux',
    description: 'Remplacement du groupe d’une VMC double flux sur réseau existant.',
    tools: [
      'Anémomètre',
      'Gaines rigides isolées',
      'Scie cloche',
      'Perforateur',
      'Niveau laser',
      'Ruban aluminium',
    ],
  },
  {
    id: 'arrosage',
    category: 'exterieur',
    name: 'Installation d’arrosage automatique',
    description: 'Pose du réseau, des vannes et du programmateur d’arrosage.',
    tools: [
      'Trancheuse à gazon',
      'Coupe-tube PE',
      'Multimètre',
      'Sertisseuse pour connecteurs étanches',
      'Raccords à compression',
      'Manomètre',
    ],
  },
  {
    id: 'piscine',
    category: 'exterieur',
    name: 'Plomberie de piscine',
    description: 'Réparation des tuyaux, vannes et raccords du local technique.',
    tools: [
      'Colle PVC pression',
      'Scie à PVC',
      'Vannes PVC',
      'Pompe d’épreuve',
      'Clé pour raccord union',
      'Colorant traceur',
    ],
  },
] as const satisfies readonly {
  id: string
  category: CategoryId
  name: string
  description: string
  tools: readonly [string, string, string, string, string, string]
}[]

/** The id of a service, such as `chauffe-eau`. */
export type ServiceId = (typeof table)[number]['id']

/** A service that the price list offers. */
export interface Service {
  /** What `QuoteRequest.serviceId` takes. */
  readonly id: ServiceId
  /** The `id` of one of the `categories`. */
  readonly category: CategoryId
  /** French. */
  readonly name: string
  /** The `currentTariff`'s, before travel and urgency, euros. */
  readonly basePrice: number
  /** French, one sentence. */
  readonly description: string
  /** Six distinct tools that the tradesman brings, French. */
  readonly tools: readonly string[]
}

/** The services, in the order of the price list. Deeply frozen. */
export const services: readonly Service[] = frozenTable(
  table,
  ({ id, category, name, description, tools }) => ({
    id,
    category,
    name,
    basePrice: currentTariff.basePrices[id],
    description,
    tools,
  }),
)

const servicesById = byKey(services, ({ id }) => id)

/** The service with this id. */
export function findService(id: ServiceId): Service
/** The service with this id, or `undefined`. */
export function findService(id: string): Service | undefined
export function findService(id: string): Service | undefined {
  return servicesById.get(id)
}
