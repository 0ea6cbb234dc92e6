import { categories, services } from '@plombier/quote-engine'
import { normalizeText } from '../../../format/normalize-text.ts'

/**
 * The services with every word in name, description or category, by category, in the order of the
 * price list. Accents and case are ignored.
 */
export function filterServices(text: string) {
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
