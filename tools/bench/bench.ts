import {
  calculateQuote,
  cities,
  DEFAULT_MAP_CENTER,
  EARTH_RADIUS_KM,
  haversineKm,
  ratesOf,
  services,
  tariffOn,
  urgencies,
} from '@plombier/quote-engine'
import turfDistance from '@turf/distance'
import { getDistance } from 'geolib'
import haversineDistance from 'haversine-distance'
import { Bench } from 'tinybench'

const firstCities = cities.slice(0, 20)
const trips = firstCities.flatMap(({ center: origin }) =>
  firstCities.map(({ center: destination }) => ({ origin, destination })),
)
// Separate objects: more fields on the trips would change their shape in V8 for the other three.
const positions = trips.map(({ origin, destination }) => ({
  from: [origin.longitude, origin.latitude],
  to: [destination.longitude, destination.latitude],
}))

await compare('Distance between the first twenty cities', trips.length, {
  haversineKm() {
    let sum = 0
    for (const { origin, destination } of trips) sum += haversineKm(origin, destination)
    return sum
  },
  'haversine-distance'() {
    let sum = 0
    for (const { origin, destination } of trips) sum += haversineDistance(origin, destination)
    return sum
  },
  '@turf/distance'() {
    let sum = 0
    for (const { from, to } of positions) sum += turfDistance(from, to)
    return sum
  },
  geolib() {
    let sum = 0
    for (const { origin, destination } of trips) sum += getDistance(origin, destination)
    return sum
  },
})

const origin = DEFAULT_MAP_CENTER
const destination = { ...origin, latitude: origin.latitude + 0.27 }
const requests = services.flatMap(({ id: serviceId }) =>
  urgencies.map(({ key: urgency }) => ({ serviceId, urgency, origin, destination })),
)
const tariff = tariffOn('2026-11-21')
const pricedWork = requests.map((request) => ({ ...request, ...ratesOf(request, tariff) }))
const { freeKilometers, pricePerKilometer, minimumTotal } = tariff
const RADIANS = Math.PI / 180

await compare('Price of every service at every urgency, 30 km away', requests.length, {
  'the bare formula, inline'() {
    let sum = 0
    for (const { basePrice, urgencyMultiplier, origin, destination } of pricedWork) {
      const haversine =
        Math.sin(((destination.latitude - origin.latitude) * RADIANS) / 2) ** 2 +
        Math.cos(origin.latitude * RADIANS) *
          Math.cos(destination.latitude * RADIANS) *
          Math.sin(((destination.longitude - origin.longitude) * RADIANS) / 2) ** 2
      const distanceKm = 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine))
      const travelCost = Math.max(distanceKm - freeKilometers, 0) * pricePerKilometer
      const price = (basePrice + travelCost) * urgencyMultiplier
      sum += Math.max(Math.round(price), minimumTotal)
    }
    return sum
  },
  calculateQuote() {
    let sum = 0
    for (const request of requests) sum += calculateQuote(request, tariff).totalPrice
    return sum
  },
})

/** Prints the ratio, and the nanoseconds per call of the round that other load disturbed least. */
async function compare(
  title: string,
  calls: number,
  candidates: Record<string, () => number>,
): Promise<void> {
  const bench = new Bench({ warmupTime: 500, time: 500 })
  for (const [name, round] of Object.entries(candidates)) bench.add(name, round)
  const tasks = await bench.run()
  const rows = tasks.map(({ name, result }) => {
    if (!('latency' in result)) throw new Error(`${name} did not run`)
    return { name, nanoseconds: (result.latency.min * 1e6) / calls }
  })
  const first = rows[0]?.nanoseconds ?? Number.NaN
  console.info(`\n${title}`)
  console.table(
    rows.map(({ name, nanoseconds }) => ({
      name,
      'ns per call': Number(nanoseconds.toFixed(1)),
      ratio: Number((nanoseconds / first).toFixed(2)),
    })),
  )
}
