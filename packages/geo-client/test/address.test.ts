import { expect, test } from 'vitest'
import { parseAddresses } from '../src/address.ts'

const properties = {
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
}
const coordinates = { latitude: 47.0231, longitude: 4.8401 }
const geometry = { coordinates: [4.8401, 47.0231, 12.5] }

test('label, details and coordinates, longitude first, become an address that cannot be changed', () => {
  const [address] = parseAddresses({ features: [{ properties, geometry }] })
  expect(address).toEqual({ ...properties, coordinates })
  expect(Object.isFrozen(address) && Object.isFrozen(address?.coordinates)).toBe(true)
})

test.each([null, 'features', [], { features: null }, { features: { 0: {} } }, { features: [{}] }])(
  '%j has no list of features that can be read',
  (answer) => expect(() => parseAddresses(answer)).toThrow('invalid-response'),
)

test.each(Object.keys(properties).slice(1))('a wrong %s is left out of its address', (detail) => {
  for (const value of [null, -21_200, '', {}]) {
    const [address] = parseAddresses({
      features: [{ properties: { ...properties, [detail]: value }, geometry }],
    })
    expect(address).toEqual({ ...properties, [detail]: undefined, coordinates })
  }
})

test.each([
  null,
  'Beaune',
  { properties: { label: 'Beaune' } },
  { properties: {}, geometry },
  { properties: { label: '' }, geometry },
  { properties: { label: 'Beaune' }, geometry: { coordinates: [4.8401] } },
  { properties: { label: 'Beaune' }, geometry: { coordinates: [4.8401, '47'] } },
  { properties: { label: 'Beaune' }, geometry: { coordinates: [4.8401, 90.1] } },
  { properties: { label: 'Beaune' }, geometry: { coordinates: [180.1, 47] } },
])('the feature %j is left out, and the next one kept', (feature) => {
  const features = [feature, { properties: { label: 'Dijon' }, geometry }]
  expect(parseAddresses({ features })).toEqual([{ label: 'Dijon', coordinates }])
})
