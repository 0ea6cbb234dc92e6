import { categories, type Service, services } from '@plombier/quote-engine'
import { normalizeText } from '../../../format/normalize-text.ts'

/** The services of a category; both in the order of the price list. */
export interface ServiceGroup {
  readonly name: string
  readonly items: readonly Service[]
}

/** The services whose name, description or category holds every word, accents and case ignored. */
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
