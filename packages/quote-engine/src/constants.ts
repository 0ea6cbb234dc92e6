/** The first day on which the prices of the tables apply (ISO 8601). The website shows it on every quote. */
export const PRICES_AS_OF = '2026-11-21'

/** The lowest total that a quote can have, whole euros. */
export const MINIMUM_TOTAL = 120

/** The distance from the city's centre that is not billed, kilometres. */
export const FREE_KILOMETERS = 20

/** The price of each kilometre beyond the free ones, euros. */
export const PRICE_PER_KILOMETER = 0.65

/** The travel time for each kilometre, minutes. */
export const MINUTES_PER_KILOMETER = 2.5

/** The VAT that the PDF adds to its subtotal, as a fraction: 0.2 is 20 %. */
export const VAT_RATE = 0.2

/** The radius of the sphere on which distances are measured, kilometres. */
export const EARTH_RADIUS_KM = 6371

/** An average speed in km/h. The specification defines it, but no rule uses it, not even the travel time. */
export const AVERAGE_SPEED_KMH = 40
