import * as fc from 'fast-check'
import { cities } from '../cities.ts'
import { EARTH_RADIUS_KM } from '../constants.ts'
import { haversineKm } from '../distance.ts'
import * as any from './arbitraries.ts'
import type { Engine, Invariant } from './engine.ts'
import { MILLIMETER, refusalOf } from './figures.ts'

const METER = 1e-3
const HALF_CIRCUMFERENCE = Math.PI * EARTH_RADIUS_KM

/** Makes the properties of `haversineKm`. */
export function distanceInvariants(engine: Required<Engine>): readonly Invariant[] {
  return [
    {
      title: 'The distance is the same in both directions, to a millimetre.',
      property: fc.asyncProperty(any.pointPair(), async ([a, b]) => {
        return (
          Math.abs((await engine.haversineKm(a, b)) - (await engine.haversineKm(b, a))) < MILLIMETER
        )
      }),
    },
    {
      title: 'The distance is 0 or more, and at most half the circumference.',
      property: fc.asyncProperty(any.pointPair(), async ([a, b]) => {
        const km = await engine.haversineKm(a, b)
        return km >= 0 && km < HALF_CIRCUMFERENCE + MILLIMETER
      }),
    },
    {
      title: 'No detour is shorter than the direct distance by more than a metre.',
      property: fc.asyncProperty(any.pointPair(), any.coordinates(), async ([a, b], via) => {
        const detour = (await engine.haversineKm(a, via)) + (await engine.haversineKm(via, b))
        return (await engine.haversineKm(a, b)) <= detour + METER
      }),
    },
    {
      title: 'A pole is one point at every longitude, and 180° is the same as -180°.',
      property: fc.asyncProperty(any.samePointPair(), any.coordinates(), async ([a, b], other) => {
        const between = await engine.haversineKm(a, b)
        const fromA = await engine.haversineKm(a, other)
        const fromB = await engine.haversineKm(b, other)
        return between >= 0 && between < MILLIMETER && Math.abs(fromA - fromB) < MILLIMETER
      }),
    },
    {
      title: 'The distance along a meridian is exact to a millimetre, across the poles too.',
      property: fc.asyncProperty(
        any.kilometers().chain((km) => fc.tuple(fc.constant(km), any.tripOf(km))),
        async ([exactKm, [origin, destination]]) => {
          const km = await engine.haversineKm(origin, destination)
          return Math.abs(km - exactKm) < MILLIMETER
        },
      ),
    },
    {
      title: 'The distance along the equator is exact to a millimetre.',
      property: fc.asyncProperty(any.degrees(180), any.degrees(180), async (from, to) => {
        const onEquator = (longitude: number) => ({ latitude: 0, longitude })
        const km = await engine.haversineKm(onEquator(from), onEquator(to))
        const degrees = Math.min(Math.abs(from - to), 360 - Math.abs(from - to))
        return Math.abs(km - (degrees / 180) * HALF_CIRCUMFERENCE) < MILLIMETER
      }),
    },
    {
      title: 'The distance to a wrong point is refused with the code invalid-coordinates.',
      property: fc.asyncProperty(any.coordinates(), any.invalidCoordinates(), async (a, wrong) => {
        const from = await refusalOf(() => engine.haversineKm(wrong, a))
        const to = await refusalOf(() => engine.haversineKm(a, wrong))
        return from === 'invalid-coordinates' && to === from
      }),
    },
  ]
}

/** Makes the properties of `nearestCity`. They measure distances with this package, not with `engine`. */
export function nearestCityInvariants(engine: Required<Engine>): readonly Invariant[] {
  return [
    {
      title: 'No city is nearer than the nearest city.',
      property: fc.asyncProperty(any.coordinates(), async (point) => {
        const { city, distanceKm } = await engine.nearestCity(point)
        const center = cities.find(({ slug }) => slug === city.slug)?.center
        const least = Math.min(...cities.map(({ center }) => haversineKm(center, point)))
        const isLeast = (km: number) => Math.abs(km - least) < MILLIMETER
        return center !== undefined && isLeast(haversineKm(center, point)) && isLeast(distanceKm)
      }),
    },
    {
      title: 'The city nearest to a wrong point is refused with the code invalid-coordinates.',
      property: fc.asyncProperty(any.invalidCoordinates(), async (point) => {
        return (await refusalOf(() => engine.nearestCity(point))) === 'invalid-coordinates'
      }),
    },
  ]
}
