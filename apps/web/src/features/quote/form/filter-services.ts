import { categories, type Service, services } from '@plombier/quote-engine'
import { fold } from '../../../format/fold.ts'

/** Services in the order of the list: by category, then as in the price list. */
const inCategories = categories.map((category) => ({
  category,
  services: services.filter((service) => service.category === category.id),
}))

export type ServiceGroup = (typeof inCategories)[number]

/** The services whose name, description or category holds every word, accents and case ignored. */
export function filterServices(text: string): readonly ServiceGroup[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  const matches = (service: Service, categoryName: string) => {
    const searched = fold(`${service.name} ${service.description} ${categoryName}`)
    return words.every((word) => searched.includes(word))
  }
  return inCategories
    .map(({ category, services }) => ({
      category,
      services: services.filter((service) => matches(service, category.name)),
    }))
    .filter((group) => group.services.length > 0)
}
