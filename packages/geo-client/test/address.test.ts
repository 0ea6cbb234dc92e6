import fc from 'fast-check'
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

test.each([null, 'features', [], { features: null }, { features: { 0: {} } }])(
  '%j is no list of features',
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

test('a feature without label or place is left out, the others are kept, and none throws', () => {
  const degrees = fc.oneof(fc.jsonValue(), fc.array(fc.double({ min: -200, max: 200 })))
  const properties = fc.record({ label: fc.jsonValue() })
  const feature = fc.record({ properties, geometry: fc.record({ coordinates: degrees }) })
  fc.assert(
    fc.property(fc.array(fc.oneof(feature, fc.jsonValue())), (features) => {
      const addresses = parseAddresses({
        features: [...features, { properties: { label: 'Beaune' }, geometry }],
      })
      expect(addresses.at(-1)).toEqual({ label: 'Beaune', coordinates })
      for (const { label, coordinates } of addresses) {
        expect(label).toMatch(/./s)
        expect(Math.abs(coordinates.latitude)).toBeLessThanOrEqual(90)
        expect(Math.abs(coordinates.longitude)).toBeLessThanOrEqual(180)
      }
    }),
  )
})
