import { describe, expect, test } from 'vitest'
import { positionAddress } from '../../src/features/quote/form/locate-address.ts'

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
})
