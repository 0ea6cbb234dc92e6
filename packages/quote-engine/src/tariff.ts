/**
 * A price list: plain data, from which every price follows. `Id`: the services that it prices, `Key`: the
 * urgencies that it has.
 */
export interface Tariff<Id extends string = string, Key extends string = string> {
  /** Day from which it applies, ISO 8601. */
  readonly date: string
  /** Price of each service before travel and urgency, euros and whole cents. */
  readonly basePrices: Readonly<Record<Id, number>>
  /** By which an urgency multiplies base price and travel, 1 or more. */
  readonly multipliers: Readonly<Record<Key, number>>
  /** Lowest price of a visit, whole euros. */
  readonly minimumTotal: number
  /** Distance from the city's centre that costs nothing, kilometres. */
  readonly freeKilometers: number
  /** Price of each kilometre beyond the free ones, euros. */
  readonly pricePerKilometer: number
  /** Travel time, minutes per kilometre. */
  readonly minutesPerKilometer: number
  /** VAT that the PDF document adds to its subtotal, as a fraction. */
  readonly vatRate: number
}

/** The ids of the services that a tariff prices. */
export type ServiceOf<T extends Tariff> = Extract<keyof T['basePrices'], string>

/** The keys of the urgencies that a tariff has. */
export type UrgencyOf<T extends Tariff> = Extract<keyof T['multipliers'], string>

/** Average speed that the specification states, km/h. No rule uses it: see `minutesPerKilometer`. */
export const AVERAGE_SPEED_KMH = 40
