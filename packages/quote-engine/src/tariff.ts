// Source of every number here: the published price list of the service, section "Business constants".

/** Date of the price list, ISO 8601. */
export const PRICES_AS_OF = '2026-11-21'

/** Lowest price of a visit, euros. */
export const MINIMUM_TOTAL = 120

/** Distance from the city centre that costs nothing, kilometres. */
export const FREE_KILOMETERS = 20

/** Price of each kilometre beyond `FREE_KILOMETERS`, euros. */
export const PRICE_PER_KILOMETER = 0.65

/** Travel time, minutes per kilometre. */
export const MINUTES_PER_KILOMETER = 2.5

/** Stated average speed, km/h. Informative: the travel time comes from `MINUTES_PER_KILOMETER`. */
export const AVERAGE_SPEED_KMH = 40

/** VAT that the PDF document adds to its subtotal, as a fraction. */
export const VAT_RATE = 0.2
