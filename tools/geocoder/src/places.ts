export interface Place {
  name: string
  type: 'street' | 'locality'
  /** The commune's official name. */
  city: string
  postcode: string
  /** Degrees, WGS 84. */
  latitude: number
  longitude: number
  /** House numbers that are known, at the place's point. */
  numbers?: readonly number[]
}

/** Behind latitude and longitude, house numbers may follow. */
type Row = [name: string, city: string, postcode: string, ...numbers: number[]]

// Demonstration data, so that a picked address can be more than a commune. The places are real; each is
// one point of a street, a square or a station, set by hand to 100 to 300 m.
const rows: Row[] = [
  // Well known, at least one per covered city.
  ['Rue de Rivoli', 'Paris', '75004', 48.8555, 2.3604],
  ['Avenue des Champs-Élysées', 'Paris', '75008', 48.8698, 2.3077],
  ['Gare du Nord', 'Paris', '75010', 48.8809, 2.3553],
  ['La Canebière', 'Marseille', '13001', 43.2972, 5.3788],
  ['Place Castellane', 'Marseille', '13006', 43.2859, 5.3838],
  ['Gare Saint-Charles', 'Marseille', '13001', 43.3027, 5.3804],
  ['Place Bellecour', 'Lyon', '69002', 45.7578, 4.832],
  ['Rue de la République', 'Lyon', '69002', 45.7622, 4.8362],
  ['Gare de la Part-Dieu', 'Lyon', '69003', 45.7605, 4.8597],
  ['Place du Capitole', 'Toulouse', '31000', 43.6044, 1.4436],
  ["Rue d'Alsace-Lorraine", 'Toulouse', '31000', 43.6036, 1.4457],
  ['Gare Matabiau', 'Toulouse', '31500', 43.6112, 1.4537],
  ['Place Masséna', 'Nice', '06000', 43.6971, 7.2702],
  ['Promenade des Anglais', 'Nice', '06000', 43.6948, 7.2602],
  ['Gare de Nice-Ville', 'Nice', '06000', 43.7046, 7.2619],
  ['Place Royale', 'Nantes', '44000', 47.2145, -1.5583],
  ['Place du Commerce', 'Nantes', '44000', 47.2132, -1.5571],
  ['Gare de Nantes', 'Nantes', '44000', 47.2173, -1.5417],
  ['Place de la Comédie', 'Montpellier', '34000', 43.6086, 3.8798],
  ['Promenade du Peyrou', 'Montpellier', '34000', 43.6113, 3.8703],
  ['Gare Saint-Roch', 'Montpellier', '34000', 43.6047, 3.8807],
  ['Place Kléber', 'Strasbourg', '67000', 48.5834, 7.7458],
  ['Place de la Cathédrale', 'Strasbourg', '67000', 48.5819, 7.7503],
  ['Gare de Strasbourg', 'Strasbourg', '67000', 48.585, 7.7347],
  ['Place de la Bourse', 'Bordeaux', '33000', 44.8413, -0.5697],
  ['Rue Sainte-Catherine', 'Bordeaux', '33000', 44.8377, -0.5741],
  ['Gare Saint-Jean', 'Bordeaux', '33800', 44.8256, -0.5562],
  ['Place du Général de Gaulle', 'Lille', '59800', 50.6369, 3.0634],
  ['Place de la République', 'Lille', '59000', 50.6313, 3.0627],
  ['Gare Lille-Flandres', 'Lille', '59800', 50.6362, 3.0703],
  ['Place de la Mairie', 'Rennes', '35000', 48.1114, -1.68],
  ["Place Drouet d'Erlon", 'Reims', '51100', 49.2557, 4.0262],
  ["Place de l'Hôtel de Ville", 'Saint-Étienne', '42000', 45.4399, 4.3869],
  ['Place de la Liberté', 'Toulon', '83000', 43.1257, 5.9305],
  ['Place Victor Hugo', 'Grenoble', '38000', 45.1892, 5.7247],
  ['Place de la Libération', 'Dijon', '21000', 47.3215, 5.0417],
  ['Place du Ralliement', 'Angers', '49100', 47.4715, -0.5513],
  ['Place Docteur Lazare Goujon', 'Villeurbanne', '69100', 45.7666, 4.8796],
  ['Place de Jaude', 'Clermont-Ferrand', '63000', 45.7763, 3.0822],
  ['Cours Mirabeau', 'Aix-en-Provence', '13100', 43.5268, 5.4494],
  ["Place de l'Hôtel de Ville", 'Le Havre', '76600', 49.4943, 0.1077],
  ['Place de la Liberté', 'Brest', '29200', 48.3905, -4.486],
  ['Place Jean Jaurès', 'Tours', '37000', 47.3903, 0.6889],
  ['Place Gambetta', 'Amiens', '80000', 49.8936, 2.2981],
  ['Boulevard du Port', 'Amiens', '80000', 49.897442, 2.290084, 8],
  ['Gare des Bénédictins', 'Limoges', '87000', 45.8363, 1.2675],
  ["Place de l'Hôtel de Ville", 'Annecy', '74000', 45.8992, 6.129],
  ['Place de la Loge', 'Perpignan', '66000', 42.7004, 2.8942],
  ['Place du 8 Septembre', 'Besançon', '25000', 47.2377, 6.0243],
  ["Place d'Armes", 'Metz', '57000', 49.1202, 6.1758],
  ['Place du Martroi', 'Orléans', '45000', 47.9025, 1.904],
  ['Place du Vieux Marché', 'Rouen', '76000', 49.443, 1.0886],
  ['Place Saint-Sauveur', 'Caen', '14000', 49.1834, -0.3692],
  ['Place Stanislas', 'Nancy', '54000', 48.6936, 6.1833],
  ["Gare d'Argenteuil", 'Argenteuil', '95100', 48.9466, 2.2575],
  ['Place Jean Jaurès', 'Montreuil', '93100', 48.8624, 2.4413],
  ['Place de la Réunion', 'Mulhouse', '68100', 47.7467, 7.3389],
  ['Grand Place', 'Roubaix', '59100', 50.6917, 3.1742],
  ['Grand Place', 'Tourcoing', '59200', 50.7229, 3.1606],
  ['Place des Arènes', 'Nîmes', '30000', 43.8344, 4.36],
  ['Place du Maréchal Leclerc', 'Poitiers', '86000', 46.5801, 0.3404],
  ['Place Carnot', 'Beaune', '21200', 47.0229, 4.8378],
  ['Place Saint-Vincent', 'Chalon-sur-Saône', '71100', 46.7807, 4.8567],
  ['Esplanade Lamartine', 'Mâcon', '71000', 46.3045, 4.8342],
  ['Place des Clercs', 'Valence', '26000', 44.9328, 4.8917],
  ['Gare de Montélimar', 'Montélimar', '26200', 44.5594, 4.7443],

  // Names that several cities have, so that it can be seen which one a search finds first.
  ['Rue Victor Hugo', 'Lyon', '69002', 45.7532, 4.829],
  ['Rue Victor Hugo', 'Villeurbanne', '69100', 45.7683, 4.8777, 8],
  ['Rue Victor Hugo', 'Rennes', '35000', 48.112, -1.6755],
  ['Rue Victor Hugo', 'Le Havre', '76600', 49.4925, 0.1045],
  ['Rue Victor Hugo', 'Tours', '37000', 47.3882, 0.68, 8, 12],
  ['Rue Victor Hugo', 'Amiens', '80000', 49.8932, 2.3045],
  ['Rue Victor Hugo', 'Besançon', '25000', 47.2347, 6.0285],
  ['Rue Victor Hugo', 'Poitiers', '86000', 46.58, 0.337],
  ['Rue Victor Hugo', 'Mâcon', '71000', 46.301, 4.8293],
  ['Rue Victor Hugo', 'Villefranche-sur-Saône', '69400', 45.9874, 4.7218],
  ['Place de la République', 'Paris', '75003', 48.8675, 2.3638],
  ['Place de la République', 'Lyon', '69002', 45.7605, 4.8357],
  ['Place de la République', 'Nantes', '44200', 47.2055, -1.5565],
  ['Place de la République', 'Strasbourg', '67000', 48.5873, 7.7537],
  ['Place de la République', 'Bordeaux', '33000', 44.836, -0.58],
  ['Place de la République', 'Rennes', '35000', 48.1098, -1.679],
  ['Place de la République', 'Dijon', '21000', 47.3268, 5.0442],
  ['Boulevard Gambetta', 'Nice', '06000', 43.699, 7.2555],
  ['Boulevard Gambetta', 'Grenoble', '38000', 45.186, 5.7232],
  ['Boulevard Gambetta', 'Limoges', '87000', 45.8285, 1.26],
  ['Boulevard Gambetta', 'Rouen', '76000', 49.44, 1.1075],
  ['Boulevard Gambetta', 'Roubaix', '59100', 50.695, 3.1795],
  ['Boulevard Gambetta', 'Tourcoing', '59200', 50.718, 3.1622],
  ['Boulevard Gambetta', 'Nîmes', '30000', 43.841, 4.36],

  // A name that words behind a street have, as six communes have that of Caen's square.
  ['Résidence Les Pins', 'Cuges-les-Pins', '13780', 43.2765, 5.6985],
  ['Résidence Les Pins', 'Lyon', '69005', 45.7571, 4.8056],
]

export const places: Place[] = rows.map(
  ([name, city, postcode, latitude = 0, longitude = 0, ...numbers]) => ({
    name,
    type: name.startsWith('Gare ') ? 'locality' : 'street',
    city,
    postcode,
    latitude,
    longitude,
    numbers,
  }),
)
