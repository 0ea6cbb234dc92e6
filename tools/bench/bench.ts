import {
  calculateQuote,
  cities,
  DEFAULT_MAP_CENTER,
  haversineKm,
  services,
  tariffOn,
  urgencies,
} from '@plombier/quote-engine'
import turfDistance from '@turf/distance'
import { getDistance } from 'geolib'
import haversineDistance from 'haversine-distance'
import { Bench } from 'tinybench'

const centers = cities.slice(0, 20).map(({ center }) => center)
const trips = centers.flatMap((origin) => centers.map((destination) => ({ origin, destination })))
// Separate objects: more fields on the trips would change their shape in V8 for the other three.
const positions = trips.map(({ origin, destination }) => ({
  from: [origin.longitude, origin.latitude],
  to: [destination.longitude, destination.latitude],
}))
const tariff = tariffOn('2026-11-21')
const origin = DEFAULT_MAP_CENTER
const destination = { ...origin, latitude: origin.latitude + 0.27 }
const requests = services.flatMap(({ id: serviceId }) =>
  urgencies.map(({ key: urgency }) => ({ serviceId, urgency, origin, destination })),
)

/** Each function is called with every value of its list; V8 would leave out calls whose sum nobody reads. */
const sum =
  <T>(list: readonly T[], call: (value: T) => number) =>
  () =>
    list.reduce((total, value) => total + call(value), 0)

const bench = new Bench({ warmupTime: 500, time: 500 })
  .add(
    'haversineKm',
    sum(trips, ({ origin, destination }) => haversineKm(origin, destination)),
  )
  .add(
    'haversine-distance',
    sum(trips, ({ origin, destination }) => haversineDistance(origin, destination)),
  )
  .add(
    '@turf/distance',
    sum(positions, ({ from, to }) => turfDistance(from, to)),
  )
  .add(
    'geolib',
    sum(trips, ({ origin, destination }) => getDistance(origin, destination)),
  )
  .add(
    'calculateQuote, 30 km away',
    sum(requests, (request) => calculateQuote(request, tariff).totalPrice),
  )

// The nanoseconds per call of the round that other load disturbed least.
console.table(
  (await bench.run()).map(({ name, result }) => {
    if (!('latency' in result)) throw new Error(`${name} did not run`)
    const calls = name.startsWith('calculate') ? requests.length : trips.length
    return { name, 'ns per call': Math.round((result.latency.min * 1e7) / calls) / 10 }
  }),
)
