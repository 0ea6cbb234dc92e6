/** The day since which the prices of the tables apply, ISO 8601. It stands on every quote. */
export const PRICES_AS_OF = '2026-11-21'

/** Lowest total of a quote, euros. */
export const MINIMUM_TOTAL = 120

/** Distance from the city's centre that is not billed, kilometres. */
export const FREE_KILOMETERS = 20

/** Price of each kilometre beyond the free ones, euros. */
export const PRICE_PER_KILOMETER = 0.65

/** Travel time for each kilometre, minutes. */
export const MINUTES_PER_KILOMETER = 2.5

/** VAT that the PDF adds to its subtotal, as a fraction. */
export const VAT_RATE = 0.2

/** Radius of the sphere on which distances are measured, kilometres. */
export const EARTH_RADIUS_KM = 6371

/** Average speed, km/h. The specification states it, but the travel time does not follow from it. */
export const AVERAGE_SPEED_KMH = 40
