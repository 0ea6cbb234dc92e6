import { addressTypes } from '@plombier/geo-client'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { positionAddress } from '../../src/features/quote/form/locate-address.ts'
import { addressSchema } from '../../src/features/quote/state/address-schema.ts'

const coordinates = { latitude: 45.7631, longitude: 4.8344 }

describe('a picked address in storage', () => {
  test.each(addressTypes)('keeps the type %s', (type) => {
    const stored = { label: 'Lyon', type, context: '69, Rhône, Auvergne-Rhône-Alpes', coordinates }
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
