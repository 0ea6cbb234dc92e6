import * as v from 'valibot'

/** What an address service must answer. */
export interface Expectation {
  readonly title: string
  /** Below the service's base. */
  readonly path: string
  readonly answer: v.GenericSchema<unknown>
}

const text = v.pipe(v.string(), v.nonEmpty())

// Without these the client leaves an address out.
const address = v.object({
  properties: v.object({ label: text }),
  geometry: v.object({ coordinates: v.tuple([degrees(0, 180), degrees(0, 90)]) }),
})

// All else that the client reads of an address, the distance aside.
const lyon = v.object({
  properties: v.object({
    label: v.literal('Lyon'),
    id: text,
    type: v.literal('municipality'),
    postcode: text,
    city: v.literal('Lyon'),
    citycode: v.literal('69123'),
    context: text,
  }),
  geometry: v.object({ coordinates: v.tuple([degrees(4.835, 0.1), degrees(45.758, 0.1)]) }),
})

// Metres from the place that was asked for.
const within = (metres: number) =>
  v.object({
    properties: v.object({ distance: v.pipe(v.number(), v.minValue(0), v.maxValue(metres)) }),
  })

// A street's label ends in postcode and commune: what stands before is the street.
const labelled = (street: string, city: string) =>
  v.object({
    properties: v.object({
      label: v.pipe(v.string(), v.regex(new RegExp(`^${street} \\d{5} ${city}$`))),
      city: v.literal(city),
    }),
  })

const inLyon = v.object({ properties: v.object({ city: v.literal('Lyon') }) })

const rueVictorHugo = { lat: '45.75320', lon: '4.82900' }

/**
 * What the client sends and what it reads of the answers, for the embedded and the public service
 * alike; what it never asks for and never looks at may differ.
 */
export const expectations: readonly Expectation[] = [
  {
    title: 'finds a commune, with its bare name as the label',
    path: search('lyon'),
    answer: found(first(lyon)),
  },
  {
    title: 'gives five addresses where there are more, each complete',
    path: search('saint martin'),
    answer: found(v.pipe(v.array(address), v.length(5))),
  },
  {
    title: 'finds nothing for nonsense, which is no error',
    path: search('zzzzqqqqxxxx'),
    answer: found(v.strictTuple([])),
  },
  {
    title: 'accepts 200 characters',
    path: search('rivoli '.repeat(29).slice(0, 200)),
    answer: found(v.array(v.unknown())),
  },
  {
    title: 'puts what is near a place first, with its distance',
    path: search('rue victor hugo', rueVictorHugo),
    answer: found(first(v.intersect([address, within(20_000)]))),
  },
  {
    title: 'finds what is far from the place too',
    path: search('place bellecour lyon', { lat: '50.63050', lon: '3.07060' }),
    answer: found(first(v.intersect([address, labelled('Place Bellecour', 'Lyon')]))),
  },
  {
    title: 'puts the own street of a city first where its name is sent before it',
    path: search('lyon rue victor hugo', rueVictorHugo),
    answer: found(first(labelled('Rue Victor Hugo', 'Lyon'))),
  },
  {
    title: 'finds a street by the beginning of its commune',
    path: search('rue victor hugo besanc', rueVictorHugo),
    answer: found(first(labelled('Rue Victor Hugo', 'Besançon'))),
  },
  {
    title: 'completes the last word, behind the name of a commune',
    path: search('lyon rue vict', rueVictorHugo),
    answer: found(first(labelled('Rue Victor Hugo', 'Lyon'))),
  },
  {
    title: 'knows that a commune is called Rue',
    path: search('80120 rue'),
    answer: found(first(v.object({ properties: v.object({ label: v.literal('Rue') }) }))),
  },
  {
    title: 'finds communes alone where these are asked for',
    path: search('lyo', { type: 'municipality' }),
    answer: found(v.array(v.object({ properties: v.object({ type: v.literal('municipality') }) }))),
  },
  {
    title: 'finds the address nearest to a place, with its distance',
    path: reverse(rueVictorHugo),
    answer: found(first(v.intersect([address, inLyon, within(200)]))),
  },
  {
    title: 'finds no address at sea, which is no error',
    path: reverse({ lat: '46.00000', lon: '-10.00000' }),
    answer: found(v.strictTuple([])),
  },
]

function search(q: string, other: Record<string, string> = {}) {
  return `/search/?${new URLSearchParams({ q, limit: '5', ...other })}`
}

function reverse(place: Record<string, string>) {
  return `/reverse/?${new URLSearchParams({ ...place, limit: '5' })}`
}

/** JSON that a page of any origin may read. */
function found(features: v.GenericSchema<unknown>) {
  return v.object({
    status: v.literal(200),
    'access-control-allow-origin': v.literal('*'),
    body: v.object({ features }),
  })
}

function first(feature: v.GenericSchema<unknown>) {
  return v.tupleWithRest([feature], v.unknown())
}

function degrees(middle: number, tolerance: number) {
  return v.pipe(v.number(), v.minValue(middle - tolerance), v.maxValue(middle + tolerance))
}
