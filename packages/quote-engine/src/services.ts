import { freezeTable } from './freeze-table.ts'

const categoryTable = [
  { id: 'depannage', name: 'Dépannage et fuites' },
  { id: 'canalisations', name: 'Canalisations et évacuation' },
  { id: 'sanitaires', name: 'Sanitaires et robinetterie' },
  { id: 'eau-chaude', name: 'Eau chaude' },
  { id: 'chauffage', name: 'Chauffage et ventilation' },
  { id: 'eau', name: 'Qualité de l’eau et pression' },
  { id: 'exterieur', name: 'Extérieur' },
] as const

// When you change a basePrice, also change PRICES_AS_OF in constants.ts.
// biome-ignore format: the formatter would give each tool a line of its own
const serviceTable = [
  {
    id: 'fuite', name: 'Réparation de fuite', category: 'depannage', basePrice: 120,
    description: 'Recherche de l’origine de la fuite et réparation du raccord ou du tuyau.',
    tools: ['détecteur de fuite acoustique', 'clé à molette', 'pince multiprise', 'coupe-tube',
      'chalumeau et baguettes de brasure', 'filasse et pâte à joint'],
  },
  {
    id: 'debouchage', name: 'Débouchage d’évier, douche ou WC', category: 'canalisations', basePrice: 90,
    description: 'Lavabo, baignoire ou tuyau bouché aussi : retrait du bouchon à la machine.',
    tools: ['furet manuel', 'furet électrique', 'ventouse professionnelle', 'pompe à déboucher',
      'déboucheur haute pression', 'caméra d’inspection'],
  },
  {
    id: 'installation', name: 'Installation sanitaire', category: 'sanitaires', basePrice: 200,
    description: 'Pose d’un évier, d’un lavabo, d’un WC ou d’un meuble avec vasque.',
    tools: ['perceuse à percussion', 'niveau à bulle', 'coupe-tube', 'pince à sertir',
      'clé à molette', 'pistolet à silicone'],
  },
  {
    id: 'chauffage', name: 'Dépannage de chauffage', category: 'chauffage', basePrice: 150,
    description: 'Radiateurs froids, bruit ou manque de pression : remise en marche.',
    tools: ['manomètre de contrôle', 'clé de purge', 'multimètre', 'thermomètre infrarouge',
      'pompe de remplissage', 'pince multiprise'],
  },
  {
    id: 'renovation', name: 'Rénovation de salle de bain', category: 'sanitaires', basePrice: 300,
    description: 'Lavabo, douche ou baignoire à déplacer ou à refaire.',
    tools: ['perforateur burineur', 'coupe-tube', 'pince à sertir multicouche', 'niveau laser',
      'scie cloche', 'mètre ruban'],
  },
  {
    id: 'diagnostic', name: 'Diagnostic de plomberie', category: 'depannage', basePrice: 80,
    description: 'Contrôle des tuyaux, de la pression et des fuites, avec compte rendu.',
    tools: ['caméra d’inspection', 'manomètre', 'détecteur d’humidité', 'caméra thermique',
      'colorant traceur', 'lampe torche'],
  },
  {
    id: 'chauffe-eau', name: 'Dépannage de chauffe-eau', category: 'eau-chaude', basePrice: 180,
    description: 'Plus d’eau chaude ou disjoncteur qui saute : pièce en panne remplacée.',
    tools: ['multimètre', 'tournevis isolés', 'clé à résistance', 'tuyau de vidange', 'clé à pipe',
      'joints et anodes de rechange'],
  },
  {
    id: 'robinetterie', name: 'Réparation de robinet', category: 'sanitaires', basePrice: 110,
    description: 'Robinet dur ou qui goutte : réparation du mécanisme et des joints.',
    tools: ['clé à robinet', 'clé à lavabo', 'jeu de tournevis', 'rodoir de siège',
      'clapets et têtes de rechange', 'graisse silicone'],
  },
  {
    id: 'wc-repair', name: 'Réparation de WC', category: 'sanitaires', basePrice: 95,
    description: 'Chasse d’eau qui coule, mécanisme cassé ou cuvette qui fuit.',
    tools: ['clé à écrou de réservoir', 'mécanisme de chasse universel',
      'robinet flotteur de rechange', 'joint de cuvette', 'pince multiprise', 'seau gradué'],
  },
  {
    id: 'joint', name: 'Remplacement de joint', category: 'sanitaires', basePrice: 75,
    description: 'Joint de robinet, de tuyau, ou joint en silicone abîmé.',
    tools: ['assortiment de joints', 'cutter à lame rétractable', 'pistolet à silicone',
      'lisseur de joint', 'clé à molette', 'dissolvant pour silicone'],
  },
  {
    id: 'vidange', name: 'Vidange de circuit d’eau', category: 'depannage', basePrice: 130,
    description: 'Avant des travaux ou contre le gel.',
    tools: ['tuyau de vidange', 'pompe vide-cave', 'clé de purge', 'seau gradué',
      'compresseur d’air', 'bouchons de fermeture'],
  },
  {
    id: 'detartrage', name: 'Détartrage de chauffe-eau', category: 'eau-chaude', basePrice: 140,
    description: 'Ouverture de la cuve, retrait du calcaire et contrôle de l’usure.',
    tools: ['raclette à tartre', 'aspirateur eau et poussière', 'clé à pipe', 'produit détartrant',
      'joint de bride neuf', 'gants de protection'],
  },
  {
    id: 'ballon', name: 'Remplacement de ballon d’eau chaude', category: 'eau-chaude', basePrice: 350,
    description: 'Pose d’un ballon du même type à la place de l’ancien.',
    tools: ['diable de manutention', 'perceuse à percussion', 'raccords diélectriques',
      'coupe-tube', 'multimètre', 'clé à griffe'],
  },
  {
    id: 'raccordement', name: 'Branchement de machine à laver', category: 'sanitaires', basePrice: 125,
    description: 'Lave-linge, lave-vaisselle ou réfrigérateur à eau.',
    tools: ['té de raccordement fileté', 'flexibles d’alimentation', 'clé à molette',
      'ruban d’étanchéité PTFE', 'collier de serrage', 'niveau à bulle'],
  },
  {
    id: 'urgence-nuit', name: 'Intervention d’urgence de nuit', category: 'depannage', basePrice: 250,
    description: 'Pour arrêter une inondation. Une simple fuite coûte moins cher : « Réparation de fuite ».',
    tools: ['lampe frontale', 'pompe vide-cave', 'colliers de réparation', 'clé de barrage',
      'ruban autosoudant', 'aspirateur à eau'],
  },
  {
    id: 'canalisation', name: 'Réparation de canalisation', category: 'canalisations', basePrice: 160,
    description: 'Tuyau percé, fendu ou gelé : remplacement de la partie abîmée.',
    tools: ['coupe-tube', 'pince à sertir', 'chalumeau', 'manchons de réparation', 'ébavureur',
      'pompe d’épreuve'],
  },
  {
    id: 'douche', name: 'Installation de douche', category: 'sanitaires', basePrice: 280,
    description: 'Remplacement du bac ou de la colonne de douche, au même endroit.',
    tools: ['scie cloche diamantée', 'niveau à bulle', 'natte d’étanchéité', 'pistolet à silicone',
      'perceuse', 'clé à bonde'],
  },
  {
    id: 'baignoire', name: 'Installation de baignoire', category: 'sanitaires', basePrice: 320,
    description: 'Pose d’une baignoire au même endroit, joints compris.',
    tools: ['niveau à bulle', 'clé à bonde', 'pieds et supports de calage', 'pistolet à silicone',
      'scie à PVC', 'ventouses de levage'],
  },
  {
    id: 'evacuation', name: 'Remplacement d’évacuation', category: 'canalisations', basePrice: 190,
    description: 'Tuyau des eaux usées refait en PVC, avec la bonne pente.',
    tools: ['scie à PVC', 'colle et décapant PVC', 'niveau à pente', 'chanfreineur',
      'manchons et coudes PVC', 'perforateur'],
  },
  {
    id: 'siphon', name: 'Remplacement de siphon', category: 'canalisations', basePrice: 85,
    description: 'Siphon d’évier, de lavabo ou de douche fendu, bouché ou qui sent mauvais.',
    tools: ['clé à sangle', 'clé à molette', 'brosse de nettoyage', 'scie à PVC', 'furet court',
      'bassine'],
  },
  {
    id: 'pression', name: 'Réglage de la pression d’eau', category: 'eau', basePrice: 135,
    description: 'Pression trop faible ou trop forte : mesure et réglage du réducteur.',
    tools: ['manomètre', 'clé Allen', 'clé à molette', 'clé à griffe', 'ruban d’étanchéité PTFE',
      'débitmètre'],
  },
  {
    id: 'calcaire', name: 'Traitement anticalcaire', category: 'eau', basePrice: 170,
    description: 'Pose d’un appareil anticalcaire à l’arrivée d’eau du logement.',
    tools: ['kit de test de dureté', 'niveau à bulle', 'coupe-tube', 'pince à sertir',
      'clé de porte-filtre', 'raccords laiton'],
  },
  {
    id: 'compteur', name: 'Arrivée d’eau après compteur', category: 'depannage', basePrice: 145,
    description: 'Fuite après le compteur, robinet d’arrêt bloqué ou pose d’un sous-compteur.',
    tools: ['clé de fontainier', 'robinet d’arrêt de rechange', 'joints de compteur',
      'clé à griffe', 'manomètre', 'lampe torche'],
  },
  {
    id: 'vanne', name: 'Remplacement de vanne d’arrêt', category: 'sanitaires', basePrice: 100,
    description: 'Vanne bloquée ou qui fuit, remplacée par une vanne quart de tour.',
    tools: ['clé à molette', 'clé à griffe', 'coupe-tube', 'filasse et pâte à joint',
      'appareil à geler les tuyaux', 'brosse métallique'],
  },
  {
    id: 'regard', name: 'Nettoyage de regard d’évacuation', category: 'canalisations', basePrice: 115,
    description: 'Boîte d’égout sous une plaque, dehors : ouverture et nettoyage.',
    tools: ['lève-plaque', 'pelle à curer', 'nettoyeur haute pression', 'furet à tringles',
      'aspirateur à eau', 'bottes et gants étanches'],
  },
  {
    id: 'thermostat', name: 'Remplacement de thermostat', category: 'chauffage', basePrice: 65,
    description: 'Pose et réglage d’un thermostat, avec ou sans fil.',
    tools: ['multimètre', 'tournevis isolés', 'pince à dénuder', 'perceuse',
      'thermomètre de contrôle', 'testeur de tension'],
  },
  {
    id: 'pompe', name: 'Dépannage de pompe de relevage', category: 'canalisations', basePrice: 220,
    description: 'Pompe de cave ou de relevage à l’arrêt : nettoyage ou remplacement.',
    tools: ['multimètre', 'pompe vide-cave de secours', 'flotteur de rechange',
      'tuyau de refoulement', 'clé à molette', 'gants étanches'],
  },
  {
    id: 'adoucisseur', name: 'Installation d’adoucisseur d’eau', category: 'eau', basePrice: 380,
    description: 'Pose, raccordement et mise en marche d’un adoucisseur à sel.',
    tools: ['kit de test de dureté', 'vannes de by-pass', 'pince à sertir', 'coupe-tube',
      'flexibles inox', 'manomètre'],
  },
  {
    id: 'recuperateur', name: 'Récupérateur d’eau de pluie', category: 'exterieur', basePrice: 290,
    description: 'Pose d’une cuve reliée à la gouttière, avec trop-plein.',
    tools: ['scie cloche', 'mètre ruban', 'niveau à bulle', 'robinet de puisage',
      'perceuse-visseuse', 'bêche'],
  },
  {
    id: 'fosse', name: 'Entretien de fosse septique', category: 'canalisations', basePrice: 195,
    description: 'Contrôle des niveaux et nettoyage du filtre ; vidange non comprise.',
    tools: ['lève-plaque', 'canne de mesure des boues', 'nettoyeur haute pression',
      'jet de rinçage', 'activateur biologique', 'équipement de protection'],
  },
  {
    id: 'clapet', name: 'Pose de clapet anti-retour', category: 'canalisations', basePrice: 155,
    description: 'Il empêche l’eau sale de remonter de l’égout.',
    tools: ['chanfreineur', 'scie à PVC', 'colle et décapant PVC', 'manchons de dilatation',
      'clé à griffe', 'niveau à bulle'],
  },
  {
    id: 'chaudiere', name: 'Entretien de chaudière', category: 'chauffage', basePrice: 165,
    description: 'Nettoyage, réglage et contrôle annuel d’une chaudière à gaz ou au fioul.',
    tools: ['analyseur de combustion', 'brosse de ramonage', 'aspirateur à suie',
      'manomètre différentiel', 'détecteur de monoxyde de carbone', 'clés hexagonales'],
  },
  {
    id: 'radiateur', name: 'Installation de radiateur', category: 'chauffage', basePrice: 240,
    description: 'Pose ou remplacement d’un radiateur à eau, réglage compris.',
    tools: ['perceuse à percussion', 'clé à radiateur', 'té et robinet thermostatique',
      'niveau à bulle', 'clé de purge', 'pince à sertir'],
  },
  {
    id: 'plancher', name: 'Plancher chauffant', category: 'chauffage', basePrice: 450,
    description: 'Nettoyage, réglage ou réparation d’un chauffage au sol à eau.',
    tools: ['pompe de désembouage', 'caméra thermique', 'débitmètres de collecteur',
      'pompe d’épreuve', 'produit désembouant', 'pince à sertir multicouche'],
  },
  {
    id: 'cumulus', name: 'Installation de cumulus électrique', category: 'eau-chaude', basePrice: 420,
    description: 'Première pose ou déplacement d’un cumulus électrique.',
    tools: ['diable de manutention', 'trépied de support', 'clé à griffe', 'perceuse à percussion',
      'multimètre', 'coupe-tube'],
  },
  {
    id: 'groupe', name: 'Remplacement de groupe de sécurité', category: 'eau-chaude', basePrice: 105,
    description: 'Groupe de sécurité du chauffe-eau bloqué ou qui goutte en continu.',
    tools: ['clé à griffe', 'clé à molette', 'filasse et pâte à joint', 'tuyau de vidange',
      'manomètre', 'seau gradué'],
  },
  {
    id: 'mitigeur', name: 'Remplacement de mitigeur', category: 'sanitaires', basePrice: 88,
    description: 'Pose d’un nouveau robinet mélangeur, dans la cuisine ou la salle de bain.',
    tools: ['clé à lavabo', 'flexibles de raccordement', 'clé à molette', 'clé Allen',
      'joints fibre', 'brosse de nettoyage'],
  },
  {
    id: 'collecteur', name: 'Pose de collecteur de distribution', category: 'eau', basePrice: 185,
    description: 'Pose de la pièce qui partage l’eau entre les tuyaux (nourrice).',
    tools: ['niveau à bulle', 'pince à glissement', 'coupe-tube PER', 'clé à molette',
      'calibreur de tube', 'pompe d’épreuve'],
  },
  {
    id: 'filtration', name: 'Installation de filtre à eau', category: 'eau', basePrice: 325,
    description: 'Pose d’un filtre sous l’évier ou à l’arrivée d’eau.',
    tools: ['niveau à bulle', 'kit de test de dureté', 'clé de porte-filtre', 'coupe-tube',
      'perceuse', 'raccords rapides'],
  },
  {
    id: 'surpresseur', name: 'Installation de surpresseur', category: 'eau', basePrice: 275,
    description: 'Pose et réglage d’une pompe qui augmente la pression de l’eau.',
    tools: ['manomètre', 'gonfleur de vessie', 'clé à griffe', 'contacteur manométrique',
      'multimètre', 'flexibles antivibratoires'],
  },
  {
    id: 'solaire', name: 'Chauffe-eau solaire', category: 'eau-chaude', basePrice: 650,
    description: 'Contrôle, purge et dépannage du chauffe-eau solaire d’une maison.',
    tools: ['station de remplissage solaire', 'réfractomètre', 'harnais de sécurité', 'multimètre',
      'purgeur haute température', 'fluide caloporteur'],
  },
  {
    id: 'pompe-chaleur', name: 'Pompe à chaleur', category: 'chauffage', basePrice: 580,
    description: 'Contrôle du circuit d’eau et remise en marche d’une pompe à chaleur.',
    tools: ['manomètre d’eau', 'pompe de désembouage', 'thermomètre à sondes',
      'pince ampèremétrique', 'multimètre', 'clé de pot magnétique'],
  },
  {
    id: 'vmc', name: 'VMC simple flux', category: 'chauffage', basePrice: 340,
    description: 'Pose ou remplacement de l’appareil de ventilation, gaines non comprises.',
    tools: ['scie cloche', 'gaine souple isolée', 'anémomètre', 'colliers de gaine', 'multimètre',
      'escabeau'],
  },
  {
    id: 'vmc-double', name: 'VMC double flux', category: 'chauffage', basePrice: 485,
    description: 'Remplacement de l’appareil de ventilation, gaines non comprises.',
    tools: ['anémomètre', 'gaines rigides isolées', 'scie cloche', 'perforateur', 'niveau laser',
      'ruban aluminium'],
  },
  {
    id: 'arrosage', name: 'Installation d’arrosage automatique', category: 'exterieur', basePrice: 260,
    description: 'Pose des tuyaux, des vannes et du programmateur.',
    tools: ['trancheuse à gazon', 'coupe-tube PE', 'multimètre',
      'sertisseuse pour connecteurs étanches', 'raccords à compression', 'manomètre'],
  },
  {
    id: 'piscine', name: 'Plomberie de piscine', category: 'exterieur', basePrice: 390,
    description: 'Réparation des tuyaux, vannes et raccords du local technique.',
    tools: ['colle PVC pression', 'scie à PVC', 'vannes PVC', 'pompe d’épreuve',
      'clé pour raccord union', 'colorant traceur'],
  },
] as const satisfies readonly {
  id: string, name: string, category: CategoryId, basePrice: number, description: string,
  tools: readonly [string, string, string, string, string, string],
}[]

/** The id of a category, such as `eau-chaude`. */
export type CategoryId = (typeof categoryTable)[number]['id']

/** A group of services. */
export interface Category {
  /** The value of `category` in each service of this group. */
  readonly id: CategoryId
  /** The French name. */
  readonly name: string
}

/** The id of a service, such as `chauffe-eau`. */
export type ServiceId = (typeof serviceTable)[number]['id']

/** A kind of work, with its price. */
export interface Service {
  /** What `QuoteRequest.serviceId` takes. */
  readonly id: ServiceId
  /** The French name. */
  readonly name: string
  /** The `id` of one of the `categories`. */
  readonly category: CategoryId
  /** The price before travel and urgency: euros, without a fraction of a cent. */
  readonly basePrice: number
  /** One French sentence. */
  readonly description: string
  /** The six tools that the plumber brings, in French. */
  readonly tools: readonly string[]
}

/** The groups of services, in the order in which lists show them. Frozen. */
export const categories: readonly Category[] = /* @__PURE__ */ freezeTable(categoryTable)

/** The services, in the order of the specification. Frozen. */
export const services: readonly Service[] = /* @__PURE__ */ freezeTable(serviceTable)

/** Finds the service with this id. */
export function findService(id: ServiceId): Service
/** Finds the service with this id. Returns `undefined` if there is none. */
export function findService(id: string): Service | undefined
export function findService(id: string): Service | undefined {
  return services.find((service) => service.id === id)
}
