import type { Address } from '../../src/index.ts'

// Answers in the shape of the public service, and the addresses that are read from them.

const houseNumber = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [4.8401, 47.0231] },
  properties: {
    label: '12 Rue des Lilas 21200 Beaune',
    score: 0.96,
    housenumber: '12',
    id: '21054_0450_00012',
    name: '12 Rue des Lilas',
    postcode: '21200',
    citycode: '21054',
    x: 839_912.4,
    y: 6_660_402.7,
    city: 'Beaune',
    context: "21, Côte-d'Or, Bourgogne-Franche-Comté",
    type: 'housenumber',
    street: 'Rue des Lilas',
    _type: 'address',
  },
}

const commune = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [4.8372, 47.0257] },
  properties: {
    label: 'Beaune',
    id: '21054',
    citycode: '21054',
    type: 'municipality',
    x: 839_700.1,
    y: 6_660_690.3,
  },
}

export const beauneAnswer = {
  type: 'FeatureCollection',
  features: [houseNumber, commune],
  query: '12 rue des lilas beaune',
}

export const beauneAddresses: readonly Address[] = [
  {
    label: '12 Rue des Lilas 21200 Beaune',
    id: '21054_0450_00012',
    type: 'housenumber',
    postcode: '21200',
    city: 'Beaune',
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

/** As `/reverse/` answers: with a distance, nulls for what there is none of, and no `query`. */
export const reverseAnswer = {
  type: 'FeatureCollection',
  features: [
    {
      ...houseNumber,
      properties: { ...houseNumber.properties, oldcity: null, oldcitycode: null, distance: 37 },
    },
  ],
}

export const emptyAnswer = { type: 'FeatureCollection', features: [], query: 'zzqqxx' }

export const refusal = {
  code: 400,
  message: 'Failed parsing query',
  detail: ['q: must contain between 3 and 200 chars and start with a number or a letter'],
}

export const olderRefusal = { code: 400, message: 'Failed parsing query' }
