import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer, type FeatureCollection } from '../src/protocol.ts'
import { geocoder } from './support/geocoder.ts'

const get = (path: string) => answer(`/geocodage/${path}`, geocoder)
const features = (path: string) => (get(path).body as FeatureCollection).features
const search = (q: string) => get(`search/?q=${encodeURIComponent(q)}`)

describe('an answer', () => {
  test('writes a commune as the national service does, bare name and all', () => {
    expect(get('search/?q=lyon')).toMatchObject({
      status: 200,
      body: { type: 'FeatureCollection' },
    })
    expect(features('search/?q=lyon')[0]).toEqual({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [expect.closeTo(4.84, 1), expect.closeTo(45.75, 1)] },
      properties: {
        label: 'Lyon',
        id: '69123',
        type: 'municipality',
        postcode: '69001',
        city: 'Lyon',
        citycode: '69123',
        context: '69, Rhône, Auvergne-Rhône-Alpes',
      },
    })
  })

  test('is the same without the trailing slash', () => {
    expect(get('search?q=nice')).toEqual(get('search/?q=nice'))
  })

  test('has up to five features, or up to the limit', () => {
    expect(features('search/?q=saint')).toHaveLength(5)
    expect(features('search/?q=saint&limit=1')).toHaveLength(1)
    expect(features('search/?q=saint&limit=50')).toHaveLength(50)
  })
})

test.each([
  ['search/?limit=5', 'q: '],
  ['search/?q=ab', 'q: '],
  [`search/?q=${'abcd+'.repeat(40)}a`, 'q: '],
  ['search/?q=-lyon', 'q: '],
  [`search/?q=${encodeURIComponent('北京 lyon')}`, 'q: '],
  ['search/?q=lyon&limit=0', 'limit: '],
  ['search/?q=lyon&limit=51', 'limit: '],
  ['search/?q=lyon&limit=1.5', 'limit: '],
  ['search/?q=lyon&lat=45.76', 'lat, lon: '],
  ['search/?q=lyon&lat=91&lon=4.83', 'lat, lon: '],
  ['reverse/?lat=45.76&lon=-181', 'lat, lon: '],
  ['reverse/?lat=abc&lon=4.83', 'lat, lon: '],
  ['reverse/', 'lat, lon: '],
])('%s is refused with a sentence on %s', (path, parameter) => {
  expect(get(path)).toEqual({
    status: 400,
    body: { code: 400, message: expect.stringContaining(parameter) },
  })
})

test('a word of 60 letters breaks the service, which answers 500 without a body', () => {
  expect(search(`lyon ${'é'.repeat(60)}`)).toEqual({ status: 500 })
  expect(search(`lyon ${'é'.repeat(59)}`)).toMatchObject({ status: 200 })
})

test.each(['/', '/search?q=lyon', '/geocodage', '/geocodage/search/x', '//', ''])(
  'the path %o is a 404',
  (url) => {
    expect(answer(url, geocoder)).toMatchObject({ status: 404 })
  },
)

test('any text is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (q) => {
      expect([200, 400, 500]).toContain(search(q).status)
    }),
  )
})
