import { categories, type Service, services } from '@plombier/quote-engine'
import { normalizeText } from '../../../format/normalize-text.ts'

/** A category and its services. Both are in the order of the price list. */
export interface ServiceGroup {
  readonly name: string
  readonly items: readonly Service[]
}

/** The services with every word in name, description or category. Accents and case are ignored. */
export function filterServices(text: string): readonly ServiceGroup[] {
  const words = normalizeText(text).split(/\s+/).filter(Boolean)
  return categories
    .map(({ id, name }) => ({
      name,
      items: services.filter((service) => {
        const searched = normalizeText(`${service.name} ${service.description} ${name}`)
        return service.category === id && words.every((word) => searched.includes(word))
      }),
    }))
    .filter(({ items }) => items.length > 0)
}
