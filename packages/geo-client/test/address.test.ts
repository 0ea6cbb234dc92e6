import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressTypes, parseAddresses } from '../src/address.ts'

const houseNumber = {
  geometry: { type: 'Point', coordinates: [4.8401, 47.0231] },
  properties: {
    label: '12 Rue des Lilas 21200 Beaune',
    id: '21054_0450_00012',
    postcode: '21200',
    citycode: '21054',
    city: 'Beaune',
    oldcity: 'Gigny',
    district: 'Les Blanches Fleurs',
    context: "21, Côte-d'Or, Bourgogne-Franche-Comté",
    type: 'housenumber',
    distance: 37,
  },
}

test('label, details and coordinates, longitude first, become an address that cannot be changed', () => {
  const [address] = parseAddresses({ features: [houseNumber] }) ?? []
  const coordinates = { latitude: 47.0231, longitude: 4.8401 }
  expect(address).toEqual({ ...houseNumber.properties, coordinates })
  expect(Object.isFrozen(address) && Object.isFrozen(address?.coordinates)).toBe(true)
})

test.each([null, undefined, 'features', [], { features: null }, { features: { 0: {} } }])(
  '%j is no list of features',
  (answer) => expect(parseAddresses(answer)).toBeUndefined(),
)

test.each([
  ['no object', null],
  ['no label', featureWith({ label: undefined })],
  ['an empty label', featureWith({ label: '' })],
  ['a null geometry', { properties: { label: 'Beaune' }, geometry: null }],
  ['no coordinates', featureAt(undefined)],
  ['one coordinate', featureAt([2])],
  ['coordinates as text', featureAt(['2', '48'])],
  ['a latitude beyond the north pole', featureAt([2, 90.01])],
  ['a longitude east of the date line', featureAt([180.01, 48])],
])('a feature with %s is left out, and the others are kept', (_, malformed) => {
  const features = [malformed, featureAt([180, 90, 12.5]), malformed, featureAt([-180, -90])]
  expect(parseAddresses({ features })?.map(({ coordinates }) => coordinates)).toEqual([
    { latitude: 90, longitude: 180 },
    { latitude: -90, longitude: -180 },
  ])
})

test.each(Object.keys(houseNumber.properties).slice(1))(
  'an address is kept whose %s is missing or of another form',
  (detail) => {
    for (const value of [undefined, null, -21_200, '', {}]) {
      expect(parseAddresses({ features: [featureWith({ [detail]: value })] })).toEqual([
        { label: 'Beaune', coordinates: { latitude: 48, longitude: 2 } },
      ])
    }
  },
)

test('there are four types of addresses and no other', () => {
  expect(addressTypes).toEqual(['housenumber', 'street', 'locality', 'municipality'])
  const features = [...addressTypes, 'poi'].map((type) => featureWith({ type }))
  const types = parseAddresses({ features })?.map(({ type }) => type)
  expect(types).toEqual([...addressTypes, undefined])
})

test('no answer throws, or lets through what cannot be placed or shown', () => {
  const properties = fc.record({ label: fc.jsonValue(), distance: fc.jsonValue() })
  const coordinates = fc.oneof(fc.jsonValue(), fc.array(fc.double()))
  const feature = fc.record({ properties, geometry: fc.record({ coordinates }) })
  const features = fc.array(fc.oneof(feature, fc.jsonValue()))
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ features })), (answer) => {
      for (const { label, coordinates, distance = 0 } of parseAddresses(answer) ?? []) {
        expect(label).toMatch(/./s)
        expect(distance).toBeGreaterThanOrEqual(0)
        expect(Math.abs(coordinates.latitude)).toBeLessThanOrEqual(90)
        expect(Math.abs(coordinates.longitude)).toBeLessThanOrEqual(180)
      }
    }),
  )
})

function featureWith(properties: object) {
  return { properties: { label: 'Beaune', ...properties }, geometry: { coordinates: [2, 48] } }
}

function featureAt(coordinates: unknown) {
  return { properties: { label: 'Beaune' }, geometry: { coordinates } }
}
