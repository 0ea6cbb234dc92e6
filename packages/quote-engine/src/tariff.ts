/** Date of the published price list, ISO 8601. */
export const PRICES_AS_OF = '2026-11-21'

/** Lowest price of a visit, euros. Source: price list. */
export const MINIMUM_TOTAL = 120

/** Distance from the city centre that costs nothing, kilometres. Source: price list. */
export const FREE_KILOMETERS = 20

/** Price of each kilometre beyond `FREE_KILOMETERS`, euros. Source: price list. */
export const PRICE_PER_KILOMETER = 0.65

/** Travel time, minutes per kilometre. Source: price list. */
export const MINUTES_PER_KILOMETER = 2.5

/** Average speed as the price list states it, km/h. No rule uses it: the travel time comes from `MINUTES_PER_KILOMETER`. */
export const AVERAGE_SPEED_KMH = 40

/** VAT that the PDF document adds to its subtotal, as a fraction. Source: price list. */
export const VAT_RATE = 0.2
