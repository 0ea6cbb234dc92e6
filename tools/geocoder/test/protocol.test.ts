import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createGeocoder } from '../src/geocoder.ts'
import { answer, type FeatureCollection } from '../src/protocol.ts'

const search = createGeocoder()
const get = (url: string) => answer('GET', url, search)
const ask = (q: string, more = '') => get(`/geocodage/search?q=${encodeURIComponent(q)}${more}`)
const features = (q: string, more = '') => (ask(q, more).body as FeatureCollection).features

describe('an answer', () => {
  test('writes a commune as the national service does, bare name and all', () => {
    const lyon = features('lyon')[0]
    expect(lyon).toEqual({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [expect.closeTo(4.84, 1), expect.closeTo(45.75, 1)] },
      properties: {
        label: 'Lyon',
        score: expect.any(Number),
        id: '69123',
        type: 'municipality',
        name: 'Lyon',
        postcode: '69001',
        citycode: '69123',
        population: 519127,
        city: 'Lyon',
        context: '69, Rhône, Auvergne-Rhône-Alpes',
        importance: expect.any(Number),
        depcode: '69',
        municipality: 'Lyon',
        _type: 'address',
      },
    })
  })

  test("writes a street with its arrondissement's code and name", () => {
    expect(features('rue de rivoli paris')[0]?.properties).toMatchObject({
      label: 'Rue de Rivoli 75004 Paris',
      type: 'street',
      name: 'Rue de Rivoli',
      postcode: '75004',
      citycode: '75104',
      city: 'Paris',
      district: 'Paris 4e Arrondissement',
      context: '75, Paris, Île-de-France',
      street: 'Rue de Rivoli',
    })
  })

  test('has a context of two parts overseas', () => {
    expect(features('97400 saint-denis')[0]?.properties.context).toBe('974, La Réunion')
  })

  test('repeats the query as it was understood, and is a 200 where nothing is found', () => {
    expect(ask('  zzzzqqqqxxxx ')).toEqual({
      status: 200,
      body: { type: 'FeatureCollection', features: [], query: 'zzzzqqqqxxxx' },
    })
  })

  test('is the same with and without the trailing slash', () => {
    expect(get('/geocodage/search/?q=nice&limit=2')).toEqual(
      get('/geocodage/search?q=nice&limit=2'),
    )
  })
})

describe('limit', () => {
  test('is 5 by default', () => {
    expect(features('saint')).toHaveLength(5)
    expect(features('saint', '&limit=')).toHaveLength(5)
  })

  test('is obeyed from 1 to 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (limit) => {
        expect(features('saint', `&limit=${limit}`)).toHaveLength(limit)
      }),
    )
  })

  test.each(['0', '101', '-1'])('of %s is refused as out of range', (limit) => {
    expect(ask('lyon', `&limit=${limit}`)).toEqual({
      status: 400,
      body: {
        code: 400,
        message: 'Failed parsing query',
        detail: ['limit: must be an integer between 1 and 100'],
      },
    })
  })

  test.each(['1.5', 'ten', '1e1', '0x10'])('of %s is refused as no integer', (limit) => {
    expect(ask('lyon', `&limit=${limit}`)).toMatchObject({
      status: 400,
      body: { detail: ['limit: Unable to parse value as integer'] },
    })
  })
})

describe('q', () => {
  const refusal = {
    status: 400,
    body: {
      code: 400,
      message: 'Failed parsing query',
      detail: ['q: must contain between 3 and 200 chars and start with a number or a letter'],
    },
  }

  test.each([
    ['of one letter', 'a'],
    ['of two letters between spaces', '  ab  '],
    ['of 201 letters in words', 'abcd '.repeat(41).slice(0, 201)],
    ['of punctuation only', '?!,;:'],
    ['that begins with a hyphen', '-lyon'],
    ['that begins with an emoji', '🚰 lyon'],
    ['that begins with a NUL', '\0lyon'],
  ])('%s is refused', (_, q) => {
    expect(ask(q)).toEqual(refusal)
  })

  test.each(['/geocodage/search', '/geocodage/search?q=', '/geocodage/search?q=%20'])(
    'missing in %s is refused',
    (url) => {
      expect(get(url)).toMatchObject({ status: 400, body: { detail: ['q is a required param'] } })
    },
  )

  test.each([
    ['of 3 letters', 'lyo'],
    ['of 200 letters in words', `${'abcd '.repeat(39)}abcde`],
    ['that begins with an accent', 'évry'],
    ['that begins with a digit', '33000'],
    ['with SQL', "a'; DROP TABLE communes; --"],
    ['with an emoji', 'lyon 🚰'],
    ['with a NUL', 'lyon\0'],
    ['with a word of 59 letters', `${'a'.repeat(59)} lyon`],
  ])('%s is answered', (_, q) => {
    expect(ask(q)).toMatchObject({
      status: 200,
      body: { type: 'FeatureCollection', query: q.trim() },
    })
  })

  test('with a word of 60 letters breaks the service, which answers 500 without a body', () => {
    expect(ask(`lyon ${'é'.repeat(60)}`)).toEqual({ status: 500 })
  })

  test('of any text is answered with a status and a body that belong together', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({
        unit: fc.constantFrom('a', 'é', ' ', '-', "'", '3', '%', '🚰', '\0'),
        maxLength: 300,
      }),
      fc
        .constantFrom(...Object.getOwnPropertyNames(Object.prototype))
        .map((name) => `${name} ${name} lyon`),
    )
    fc.assert(
      fc.property(anyText, (q) => {
        const { status, body } = ask(q)
        if (status === 200) expect(body).toHaveProperty('features')
        else if (status === 400)
          expect(body).toMatchObject({ code: 400, detail: [expect.any(String)] })
        else expect({ status, body }).toEqual({ status: 500, body: undefined })
      }),
    )
  })
})

describe('a request', () => {
  test.each([
    '/',
    '/search?q=lyon',
    '/geocodage',
    '/geocodage/reverse?lat=1',
    '/geocodage/search/x',
    '//',
    '',
  ])('to the path %o is a 404', (url) => {
    expect(get(url)).toEqual({ status: 404, body: { code: 404, message: 'Not Found', detail: [] } })
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('by %s is a 405', (method) => {
    expect(answer(method, '/geocodage/search?q=lyon', search)).toMatchObject({
      status: 405,
      body: { code: 405 },
    })
  })

  test('with a broken address or percent-encoding is answered all the same', () => {
    expect(get('http://[/geocodage/search')).toMatchObject({ status: 404, body: { code: 404 } })
    expect(get('/geocodage/search?q=ly%E0%A4%A')).toMatchObject({ status: 200 })
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, query) => {
        expect([200, 400, 404]).toContain(get(`/${path}?q=${query}`).status)
        expect([200, 400, 500]).toContain(
          get(`/geocodage/search?q=abc${query}`.replace('#', '')).status,
        )
      }),
    )
  })
})
