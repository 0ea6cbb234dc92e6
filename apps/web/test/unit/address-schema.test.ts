import { addressTypes } from '@plombier/geo-client'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { positionAddress } from '../../src/features/quote/form/locate-address.ts'
import { addressSchema, unknownNumber } from '../../src/features/quote/state/address-schema.ts'

const coordinates = { latitude: 45.7631, longitude: 4.8344 }

describe('the house number that was typed', () => {
  test.each([
    ['12 rue des lilas', 'Rue des Lilas 69500 Bron', '12'],
    [' 12bis, rue des lilas', 'Rue des Lilas 69500 Bron', '12 bis'],
    ['8 d’artagnan', 'Rue d’Artagnan 69500 Bron', '8'],
    ['14 B rue des lilas', 'Rue des Lilas 69500 Bron', '14 b'],
    ['12 bd du port', 'Boulevard du Port 80000 Amiens', '12'],
  ])('is told where %j was typed and %j picked: %s', (typed, label, number) => {
    expect(unknownNumber(typed, { label, type: 'street', coordinates })).toBe(number)
  })

  test.each([
    ['8 mai 1945', 'Rue du 8 Mai 1945 69500 Bron'],
    ['44300 Nantes', 'Nantes'],
    ['1er étage rue des lilas', 'Rue des Lilas 69500 Bron'],
    ['rue des lilas', 'Rue des Lilas 69500 Bron'],
  ])('is not where %j was typed and %j picked', (typed, label) => {
    expect(unknownNumber(typed, { label, type: 'street', coordinates })).toBeUndefined()
  })

  test('is not where an address with another number was picked', () => {
    const label = '10 Rue Victor Hugo 69002 Lyon'
    const type = 'housenumber'
    expect(unknownNumber('1 rue vict', { label, type, coordinates })).toBeUndefined()
  })
})

describe('a picked address in storage', () => {
  test.each(addressTypes)('keeps the type %s, and the number that it lacks', (type) => {
    const context = '69, Rhône, Auvergne-Rhône-Alpes'
    const stored = { label: 'Lyon', type, context, coordinates, unknownNumber: '12' }
    expect(v.parse(addressSchema, stored)).toEqual(stored)
  })

  test('is kept without a type that this release does not know', () => {
    const stored = { label: 'Lyon', coordinates }
    expect(v.parse(addressSchema, { ...stored, type: 'island' })).toEqual(stored)
  })

  test('stays a position', () => {
    const position = positionAddress(coordinates, '12 rue neuve')
    expect(v.parse(addressSchema, JSON.parse(JSON.stringify(position)))).toEqual(position)
  })
})
