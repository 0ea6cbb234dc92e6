import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer, type FeatureCollection } from '../src/protocol.ts'
import { geocoder } from './support/geocoder.ts'

const get = (url: string) => answer('GET', url, geocoder)
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

  test('is obeyed from 1 to 50', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (limit) => {
        expect(features('saint', `&limit=${limit}`)).toHaveLength(limit)
      }),
    )
  })

  test.each(['0', '51', '100', '-1'])('of %s is refused as out of range', (limit) => {
    expect(ask('lyon', `&limit=${limit}`)).toEqual({
      status: 400,
      body: {
        code: 400,
        message: 'Failed parsing query',
        detail: ['limit: must be an integer between 1 and 50'],
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
    ['that begins with a letter without case', '北京 lyon'],
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

describe('lat and lon of a search', () => {
  test('put what is near first, and add the distance in whole metres', () => {
    const [nearest] = features('place de la republique', '&lat=45.7578&lon=4.832&limit=1')
    expect(nearest?.properties).toMatchObject({ city: 'Lyon', distance: 415 })
  })

  test('are as good as absent where both are empty', () => {
    expect(ask('lyon', '&lat=&lon=%20')).toEqual(ask('lyon'))
    expect(features('lyon')[0]?.properties).not.toHaveProperty('distance')
  })
})

describe('a reverse search', () => {
  const reverse = (query: string) => get(`/geocodage/reverse/?${query}`)

  test('answers what is nearest, with its distance, and repeats no query', () => {
    expect(reverse('lat=45.7580&lon=4.8330&limit=1')).toEqual({
      status: 200,
      body: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: [4.832, 45.7578] },
            properties: expect.objectContaining({
              label: 'Place Bellecour 69002 Lyon',
              citycode: '69382',
              distance: 81,
              score: 0.9919,
            }),
          },
        ],
      },
    })
  })

  test('answers an empty list where nothing is within 200 m', () => {
    expect(reverse('lat=46&lon=-10')).toEqual({
      status: 200,
      body: { type: 'FeatureCollection', features: [] },
    })
  })

  test('without a place is refused', () => {
    for (const query of ['', 'lat=&lon=', 'q=lyon']) {
      expect(reverse(query)).toMatchObject({
        status: 400,
        body: { detail: ['At least lon/lat or searchgeom must be defined'] },
      })
    }
  })
})

describe.each(['search?q=lyon&', 'reverse?'])('a place in %s', (path) => {
  const at = (query: string) => get(`/geocodage/${path}${query}`)
  const refusal = (...detail: string[]) => ({
    status: 400,
    body: { code: 400, message: 'Failed parsing query', detail },
  })

  test.each(['lat=45.76', 'lon=4.83', 'lat=45.76&lon='])(
    'of one coordinate (%s) is refused',
    (query) => {
      expect(at(query)).toEqual(refusal('lon/lat must be present together if defined'))
    },
  )

  test.each(['abc', '1e1', '0x10', '.5', '1,5', 'NaN', 'Infinity', '48.8N'])(
    'at latitude %s is refused as no number',
    (lat) => {
      expect(at(`lat=${lat}&lon=4.83`)).toEqual(refusal('lat: Unable to parse value as float'))
    },
  )

  test('out of range is refused, and nothing else', () => {
    expect(at('lat=95&lon=-200')).toEqual(
      refusal(
        'lat: must be a float between -90 and 90',
        'lon: must be a float between -180 and 180',
      ),
    )
    const degrees = (limit: number) =>
      fc.oneof(
        fc
          .double({ min: -2 * limit, max: 2 * limit, noNaN: true })
          .map((value) => value.toFixed(5)),
        fc.constantFrom(`${limit}`, `-${limit}`, `${limit}.00001`, `-${limit}.00001`),
      )
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lon) => {
        const inRange = Math.abs(Number(lat)) <= 90 && Math.abs(Number(lon)) <= 180
        expect(at(`lat=${lat}&lon=${lon}`).status).toBe(inRange ? 200 : 400)
      }),
    )
  })
})

describe('a request', () => {
  test.each([
    '/',
    '/search?q=lyon',
    '/geocodage',
    '/reverse?lat=45&lon=4',
    '/geocodage/reverse/x',
    '/geocodage/search/x',
    '//',
    '',
  ])('to the path %o is a 404', (url) => {
    expect(get(url)).toEqual({ status: 404, body: { code: 404, message: 'Not Found', detail: [] } })
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('by %s is a 405', (method) => {
    expect(answer(method, '/geocodage/search?q=lyon', geocoder)).toMatchObject({
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
        expect([200, 400]).toContain(get(`/geocodage/reverse?lat=45${query}`).status)
      }),
    )
  })
})
