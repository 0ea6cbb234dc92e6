// What an implementation in another language is built from.
import * as engine from './src/index.ts'

const { cities, services, categories, urgencies, tariffs } = engine

export const tables = {
  constants: Object.fromEntries(Object.entries(engine).filter(([name]) => /^[A-Z_]+$/.test(name))),
  cities,
  services,
  categories,
  urgencies,
  tariffs,
}
