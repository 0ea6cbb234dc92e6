import * as v from 'valibot'

/** What an address service must answer. */
export interface Expectation {
  readonly title: string
  /** Below the service's base. */
  readonly path: string
  readonly answer: v.GenericSchema<unknown>
}

const text = v.pipe(v.string(), v.nonEmpty())

// All of France lies within these degrees; Lambert metres and swapped coordinates do not.
const franceOnly = v.tuple([
  v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  v.pipe(v.number(), v.minValue(-51), v.maxValue(51.2)),
])

const feature = v.object({
  type: v.literal('Feature'),
  geometry: v.object({ type: v.literal('Point'), coordinates: franceOnly }),
  properties: v.object({
    label: text,
    type: v.picklist(['housenumber', 'street', 'locality', 'municipality']),
    id: text,
    name: text,
    postcode: v.pipe(v.string(), v.regex(/^\d{5}$/)),
    citycode: v.pipe(v.string(), v.regex(/^[0-9AB]{5}$/)),
    city: text,
    context: v.pipe(v.string(), v.regex(/^[^,]+(, [^,]+){1,2}$/)),
    score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    importance: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    _type: v.literal('address'),
  }),
})

const lyon = v.intersect([
  feature,
  v.object({
    geometry: v.object({ coordinates: v.tuple([about(4.835), about(45.758)]) }),
    properties: v.object({
      label: v.literal('Lyon'),
      type: v.literal('municipality'),
      citycode: v.literal('69123'),
      context: v.literal('69, Rhône, Auvergne-Rhône-Alpes'),
    }),
  }),
])

const refusal = answers(
  400,
  v.object({
    code: v.literal(400),
    message: text,
    // An older version of the service leaves it out.
    detail: v.optional(v.pipe(v.array(text), v.minLength(1))),
  }),
)

// Metres from the place that was asked for; the service looks for a kilometre around it.
const within = (metres: number) =>
  v.object({
    properties: v.object({ distance: v.pipe(v.number(), v.minValue(0), v.maxValue(metres)) }),
  })

const inLyon = v.object({ properties: v.object({ city: v.literal('Lyon') }) })

const bellecour = { lat: '45.75780', lon: '4.83200' }

const words = (length: number) => 'rivoli '.repeat(length).slice(0, length)

/** The protocol that this project relies on, for the embedded and the public service alike. */
export const expectations: readonly Expectation[] = [
  {
    title: 'finds a commune, with its bare name as the label',
    path: search('lyon'),
    answer: found('lyon', v.tupleWithRest([lyon], feature)),
  },
  {
    title: 'answers without the trailing slash too',
    path: search('lyon').replace('/search/', '/search'),
    answer: found('lyon', v.tupleWithRest([lyon], feature)),
  },
  {
    title: 'gives five features at most, each complete',
    path: search('saint martin'),
    answer: found('saint martin', v.pipe(v.array(feature), v.length(5))),
  },
  {
    title: 'obeys a smaller limit',
    path: search('saint martin', 1),
    answer: found('saint martin', v.tuple([feature])),
  },
  {
    title: 'trims the query',
    path: search('  lyon '),
    answer: found('lyon', v.tupleWithRest([lyon], feature)),
  },
  {
    title: 'finds nothing for nonsense, which is no error',
    path: search('zzzzqqqqxxxx'),
    answer: found('zzzzqqqqxxxx', v.tuple([])),
  },
  {
    title: 'accepts 200 characters',
    path: search(words(200)),
    answer: found(words(200), v.array(feature)),
  },
  { title: 'refuses 201 characters', path: search(words(201)), answer: refusal },
  { title: 'refuses two characters', path: search('ly'), answer: refusal },
  { title: 'refuses an empty query', path: search(''), answer: refusal },
  { title: 'refuses a query that begins with a hyphen', path: search('-lyon'), answer: refusal },
  {
    title: 'puts what is near a place first, with its distance',
    path: near('rue victor hugo', bellecour),
    answer: found(
      'rue victor hugo',
      v.tupleWithRest([v.intersect([feature, within(20_000)])], feature),
    ),
  },
  {
    title: 'leaves a better match first, though it is far',
    path: near('lyon', { lat: '50.63050', lon: '3.07060' }),
    answer: found('lyon', v.tupleWithRest([lyon], feature)),
  },
  {
    title: 'finds the address nearest to a place, with its distance and without a query',
    path: reverse(bellecour),
    answer: answers(
      200,
      v.strictObject({
        type: v.literal('FeatureCollection'),
        features: v.tuple([v.intersect([feature, inLyon, within(1000)])]),
      }),
    ),
  },
  {
    title: 'finds no address at sea, which is no error',
    path: reverse({ lat: '46.00000', lon: '-10.00000' }),
    answer: answers(
      200,
      v.strictObject({ type: v.literal('FeatureCollection'), features: v.tuple([]) }),
    ),
  },
  {
    title: 'refuses a search near a latitude of 95',
    path: near('lyon', { lat: '95', lon: '4' }),
    answer: refusal,
  },
  {
    title: 'refuses a search near a latitude alone',
    path: near('lyon', { lat: '45' }),
    answer: refusal,
  },
  {
    title: 'refuses to look around a latitude of 95',
    path: reverse({ lat: '95', lon: '4' }),
    answer: refusal,
  },
  {
    title: 'refuses to look around a latitude alone',
    path: reverse({ lat: '45' }),
    answer: refusal,
  },
  { title: 'refuses to look around no place', path: reverse({}), answer: refusal },
  {
    title: 'breaks on a word of 60 letters, without a body',
    path: search('a'.repeat(60)),
    answer: v.object({ status: v.literal(500), body: v.literal('') }),
  },
]

function search(q: string, limit = 5) {
  return `/search/?${new URLSearchParams({ q, limit: String(limit) })}`
}

function near(q: string, place: Record<string, string>) {
  return `${search(q)}&${new URLSearchParams(place)}`
}

function reverse(place: Record<string, string>) {
  return `/reverse/?${new URLSearchParams({ ...place, limit: '1' })}`
}

function found(query: string, features: v.GenericSchema<unknown>) {
  const body = { type: v.literal('FeatureCollection'), features, query: v.literal(query) }
  return answers(200, v.strictObject(body))
}

/** JSON that a page of any origin may read. */
function answers(status: number, body: v.GenericSchema<unknown>) {
  return v.object({
    status: v.literal(status),
    'access-control-allow-origin': v.literal('*'),
    'content-type': v.pipe(v.string(), v.startsWith('application/json')),
    body,
  })
}

/** Within some ten kilometres. */
function about(degrees: number) {
  return v.pipe(v.number(), v.minValue(degrees - 0.1), v.maxValue(degrees + 0.1))
}
