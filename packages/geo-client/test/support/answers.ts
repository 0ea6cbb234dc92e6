import type { Address } from '../../src/index.ts'

// Answers in the shape of the public service, and the addresses that are read from them.

const houseNumber = {
  geometry: { type: 'Point', coordinates: [4.8401, 47.0231] },
  properties: {
    label: '12 Rue des Lilas 21200 Beaune',
    id: '21054_0450_00012',
    postcode: '21200',
    citycode: '21054',
    x: 839_912.4,
    y: 6_660_402.7,
    city: 'Beaune',
    oldcity: 'Gigny',
    district: 'Les Blanches Fleurs',
    context: "21, Côte-d'Or, Bourgogne-Franche-Comté",
    type: 'housenumber',
  },
}

const commune = {
  geometry: { type: 'Point', coordinates: [4.8372, 47.0257] },
  properties: { label: 'Beaune', id: '21054', citycode: '21054', type: 'municipality' },
}

export const beauneAnswer = { features: [houseNumber, commune] }

export const beauneAddresses: readonly Address[] = [
  {
    label: '12 Rue des Lilas 21200 Beaune',
    id: '21054_0450_00012',
    type: 'housenumber',
    postcode: '21200',
    city: 'Beaune',
    oldcity: 'Gigny',
    district: 'Les Blanches Fleurs',
    citycode: '21054',
    context: "21, Côte-d'Or, Bourgogne-Franche-Comté",
    coordinates: { latitude: 47.0231, longitude: 4.8401 },
  },
  {
    label: 'Beaune',
    id: '21054',
    type: 'municipality',
    citycode: '21054',
    coordinates: { latitude: 47.0257, longitude: 4.8372 },
  },
]

/** As `/reverse/` answers: with distances, and with nulls for what there is none of. */
export const reverseAnswer = {
  features: [
    { ...commune, properties: { ...commune.properties, oldcity: null, distance: 0 } },
    { ...houseNumber, properties: { ...houseNumber.properties, distance: 37 } },
  ],
}
