import * as fc from 'fast-check'
import { type Coordinates, EARTH_RADIUS_KM, haversineKm } from '../distance.ts'
import { cities } from '../tables/cities.ts'
import { cityCenter, coordinates, placePair, samePlacePair } from './arbitraries.ts'
import { check, type Rule, rule } from './rule.ts'

const METER = 1e-3
const MILLIMETER = 1e-6

/** Of distances on the sphere, and of the nearest city. */
export const distanceRules: readonly Rule[] = [
  rule(
    'The distance is the same in both directions.',
    ['haversineKm'],
    placePair,
    async ({ haversineKm }, [a, b]) => {
      const [there, back] = [await haversineKm(a, b), await haversineKm(b, a)]
      check(there === back, there, back)
    },
  ),
  rule(
    'The distance of places at least 1 m apart is never zero.',
    ['haversineKm'],
    placePair,
    async ({ haversineKm }, [a, b]) => {
      fc.pre(chordKm(a, b) >= METER)
      const distanceKm = await haversineKm(a, b)
      check(distanceKm > 0, distanceKm)
    },
  ),
  rule(
    'Coordinates of one place give the same distances: a pole has every longitude, and 180° is -180°.',
    ['haversineKm'],
    () => fc.tuple(samePlacePair(), coordinates()),
    async ({ haversineKm }, [[a, b], elsewhere]) => {
      const between = await haversineKm(a, b)
      check(between >= 0 && between < MILLIMETER, between)
      const [fromA, fromB] = [await haversineKm(a, elsewhere), await haversineKm(b, elsewhere)]
      check(Math.abs(fromA - fromB) < MILLIMETER, fromA, fromB)
    },
  ),
  rule(
    'The distance is never more than 1 m longer than a detour.',
    ['haversineKm'],
    () =>
      fc.tuple(
        placePair(),
        fc.oneof(
          coordinates(),
          placePair().map(([, place]) => place),
        ),
      ),
    async ({ haversineKm }, [[a, b], via]) => {
      const distanceKm = await haversineKm(a, b)
      const [toVia, fromVia] = [await haversineKm(a, via), await haversineKm(via, b)]
      check(distanceKm <= toVia + fromVia + METER, distanceKm, toVia, fromVia)
    },
  ),
  rule(
    'The distance is at most half the circumference.',
    ['haversineKm'],
    placePair,
    async ({ haversineKm }, [a, b]) => {
      const distanceKm = await haversineKm(a, b)
      check(distanceKm <= Math.PI * EARTH_RADIUS_KM, distanceKm)
    },
  ),
  rule(
    'The distance is exact to 1 mm along a meridian, across the poles too.',
    ['haversineKm'],
    () =>
      fc.record({
        longitude: fc.double({ min: -180, max: 0, noNaN: true }),
        from: circleAngle(),
        to: circleAngle(),
      }),
    async ({ haversineKm }, { longitude, from, to }) => {
      const distanceKm = await haversineKm(onMeridian(longitude, from), onMeridian(longitude, to))
      check(Math.abs(distanceKm - arcKm(from, to)) < MILLIMETER, distanceKm)
    },
  ),
  rule(
    'The distance is exact to 1 mm along the equator.',
    ['haversineKm'],
    () => fc.tuple(circleAngle(), circleAngle()),
    async ({ haversineKm }, [from, to]) => {
      const onEquator = (longitude: number) => ({ latitude: 0, longitude })
      const distanceKm = await haversineKm(onEquator(from), onEquator(to))
      check(Math.abs(distanceKm - arcKm(from, to)) < MILLIMETER, distanceKm)
    },
  ),
  rule(
    'No covered city is nearer than the nearest city.',
    ['nearestCity'],
    () => fc.oneof(coordinates(), fc.tuple(cityCenter(), cityCenter()).map(halfway)),
    async ({ nearestCity }, point) => {
      const nearest = await nearestCity(point)
      const city = cities.find(({ slug }) => slug === nearest.city.slug)
      if (!city) return check(false, nearest)
      const distances = cities.map(({ center }) => haversineKm(center, point))
      const least = Math.min(...distances)
      check(Math.abs(haversineKm(city.center, point) - least) < MILLIMETER, nearest)
      check(Math.abs(nearest.distanceKm - least) < MILLIMETER, nearest)
    },
  ),
]

function halfway([a, b]: readonly [Coordinates, Coordinates]): Coordinates {
  return {
    latitude: (a.latitude + b.latitude) / 2,
    longitude: (a.longitude + b.longitude) / 2,
  }
}

/** From -180 to 180 around the Earth, often whole quarters. */
function circleAngle(): fc.Arbitrary<number> {
  return fc.oneof(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.constantFrom(-180, -90, 0, 90, 180),
  )
}

/** Between two angles of a great circle. */
function arcKm(from: number, to: number): number {
  const angle = Math.abs(from - to)
  return EARTH_RADIUS_KM * Math.min(angle, 360 - angle) * (Math.PI / 180)
}

/** A great circle through the poles: 0 at the equator, 90 at the north pole, ±180 on the far side. */
function onMeridian(longitude: number, angle: number): Coordinates {
  if (Math.abs(angle) <= 90) return { latitude: angle, longitude }
  return { latitude: Math.sign(angle) * 180 - angle, longitude: longitude + 180 }
}

/** Straight through the Earth: 0 for one place, even where its coordinates differ, as at a pole. */
function chordKm(a: Coordinates, b: Coordinates): number {
  const [p, q] = [inSpace(a), inSpace(b)]
  return EARTH_RADIUS_KM * Math.hypot(p.x - q.x, p.y - q.y, p.z - q.z)
}

function inSpace({ latitude, longitude }: Coordinates): { x: number; y: number; z: number } {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return {
    x: Math.cos(phi) * Math.cos(lambda),
    y: Math.cos(phi) * Math.sin(lambda),
    z: Math.sin(phi),
  }
}
