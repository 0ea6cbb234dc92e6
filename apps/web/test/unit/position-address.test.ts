import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { positionAddress } from '../../src/features/quote/form/locate-address.ts'

const coordinates = fc.record({
  latitude: fc.integer({ min: -9_000_000, max: 9_000_000 }).map((each) => each / 100_000),
  longitude: fc.integer({ min: -18_000_000, max: 18_000_000 }).map((each) => each / 100_000),
})
const words = fc.stringMatching(/^[\p{L}\d,'’-]+( [\p{L}\d,'’-]+)*$/u)

describe('a position as an address', () => {
  test.each([
    [{ latitude: 45.7631, longitude: 4.8344 }, '', 'Position 45,76310 N, 4,83440 E'],
    [{ latitude: 48.3904, longitude: -4.4861 }, '', 'Position 48,39040 N, 4,48610 O'],
    [{ latitude: -21.11, longitude: 55.5 }, ' ', 'Position 21,11000 S, 55,50000 E'],
    [
      { latitude: 45.7631, longitude: 4.8344 },
      '12 rue neuve, bâtiment B ',
      '12 rue neuve, bâtiment B (position 45,76310 N, 4,83440 E)',
    ],
  ])('%j with the words "%s" is %s', (position, typed, label) => {
    expect(positionAddress(position, typed)).toMatchObject({ label, coordinates: position })
  })

  test('always says where it is, and keeps the words', () => {
    fc.assert(
      fc.property(coordinates, words, (position, typed) => {
        const { label } = positionAddress(position, typed)
        expect(label.startsWith(`${typed} (`)).toBe(true)
        const [, north, ns, east, ew] = /([\d,]+) ([NS]), ([\d,]+) ([EO])\)$/.exec(label) ?? []
        const degrees = (text = '') => Number(text.replace(',', '.'))
        expect(degrees(north) * (ns === 'S' ? -1 : 1)).toBeCloseTo(position.latitude, 5)
        expect(degrees(east) * (ew === 'O' ? -1 : 1)).toBeCloseTo(position.longitude, 5)
      }),
    )
  })
})
