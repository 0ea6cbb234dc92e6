import { loadCommunes } from '../../src/communes.ts'
import { createGeocoder } from '../../src/geocoder.ts'

/** One for all tests, because its index takes half a second. */
export const geocoder = createGeocoder()

export const communes = loadCommunes()
