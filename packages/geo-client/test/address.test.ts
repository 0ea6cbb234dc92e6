import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressTypes, parseAddresses } from '../src/address.ts'
import { beauneAddresses, beauneAnswer, reverseAnswer } from './support/answers.ts'

describe('parseAddresses', () => {
  test('reads label, details and coordinates, longitude first, and never the metres of x and y', () => {
    expect(parseAddresses(beauneAnswer)).toEqual(beauneAddresses)
  })

  test('reads how far an address is, where the service says so', () => {
    expect(parseAddresses(reverseAnswer)).toEqual([
      { ...beauneAddresses[1], distance: 0 },
      { ...beauneAddresses[0], distance: 37 },
    ])
  })

  test.each([null, undefined, 'features', 42, [], {}, { features: null }, { features: { 0: {} } }])(
    'tells that %j is no list of features',
    (answer) => {
      expect(parseAddresses(answer)).toBeUndefined()
    },
  )

  test.each([
    ['no object', null],
    ['no label', featureWith({ label: undefined })],
    ['an empty label', featureWith({ label: '' })],
    ['a label that is no text', featureWith({ label: 75_001 })],
    ['a null geometry', { properties: { label: 'Beaune' }, geometry: null }],
    ['a geometry without coordinates', featureAt(undefined)],
    ['one coordinate', featureAt([2])],
    ['coordinates as text', featureAt(['2', '48'])],
    ['metres in place of degrees', featureAt([653_070.41, 6_861_908.04])],
    ['a latitude beyond the north pole', featureAt([2, 90.01])],
    ['a latitude beyond the south pole', featureAt([2, -90.01])],
    ['a longitude east of the date line', featureAt([180.01, 48])],
    ['a longitude west of the date line', featureAt([-180.01, 48])],
  ])('leaves out a feature with %s and keeps the others', (_, malformed) => {
    const [first, second] = beauneAnswer.features
    expect(parseAddresses({ features: [malformed, first, malformed, second] })).toEqual(
      beauneAddresses,
    )
  })

  const details = ['id', 'type', 'postcode', 'city', 'oldcity', 'district', 'citycode', 'context']

  test.each([...details, 'distance'])(
    'keeps an address whose %s is missing, of another form or empty',
    (detail) => {
      for (const value of [undefined, null, -21_200, '', {}]) {
        const [address] = parseAddresses({ features: [featureWith({ [detail]: value })] }) ?? []
        expect(address).toEqual({ label: 'Beaune', coordinates: { latitude: 48, longitude: 2 } })
      }
    },
  )

  test('knows four types and no other', () => {
    const types = [...addressTypes, 'poi']
    const addresses = parseAddresses({ features: types.map((type) => featureWith({ type })) })
    expect(addresses?.map(({ type }) => type)).toEqual([...addressTypes, undefined])
  })

  test('accepts an altitude, the poles and the antimeridian', () => {
    const features = [featureAt([180, 90, 12.5]), featureAt([-180, -90])]
    expect(parseAddresses({ features })?.map(({ coordinates }) => coordinates)).toEqual([
      { latitude: 90, longitude: 180 },
      { latitude: -90, longitude: -180 },
    ])
  })

  test('never throws, and never lets through an address that cannot be placed or shown', () => {
    const feature = fc.record(
      {
        properties: fc.record(
          { label: fc.jsonValue(), type: fc.jsonValue(), distance: fc.jsonValue() },
          { requiredKeys: [] },
        ),
        geometry: fc.record({ coordinates: fc.oneof(fc.jsonValue(), fc.array(fc.double())) }),
      },
      { requiredKeys: [] },
    )
    const answer = fc.oneof(
      fc.jsonValue(),
      fc.record({ features: fc.array(fc.oneof(feature, fc.jsonValue())) }),
    )
    fc.assert(
      fc.property(answer, (json) => {
        for (const { label, coordinates, distance = 0 } of parseAddresses(json) ?? []) {
          expect(label).toMatch(/./s)
          expect(distance).toBeGreaterThanOrEqual(0)
          expect(Math.abs(coordinates.latitude)).toBeLessThanOrEqual(90)
          expect(Math.abs(coordinates.longitude)).toBeLessThanOrEqual(180)
        }
      }),
    )
  })
})

function featureWith(properties: Record<string, unknown>) {
  return { properties: { label: 'Beaune', ...properties }, geometry: { coordinates: [2, 48] } }
}

function featureAt(coordinates: unknown) {
  return { properties: { label: 'Beaune' }, geometry: { coordinates } }
}
