// What an implementation in another language is built from.
import * as engine from './src/index.ts'

const { cities, services, categories, urgencies, tariffs } = engine
const latest = tariffs.at(-1)

export const tables = {
  constants: Object.fromEntries(Object.entries(engine).filter(([name]) => /^[A-Z_]+$/.test(name))),
  cities,
  services: services.map((service) => ({ ...service, basePrice: latest?.basePrices[service.id] })),
  categories,
  urgencies: urgencies.map((urgency) => ({
    ...urgency,
    multiplier: latest?.multipliers[urgency.key],
  })),
  tariffs,
}
