import { categories, type Service, services } from '@plombier/quote-engine'
import { normalizeText } from '../../../format/normalize-text.ts'

/**
 * The services with every word in name, description or category, or where there are none, with any of
 * the words; by category, in the order of the price list. Only letters and digits count, without accents.
 */
export function filterServices(text: string) {
  const words = normalizeText(text).split(' ')
  const isIn = (service: Service) => {
    const category = categories.find(({ id }) => id === service.category)
    const searched = normalizeText(`${service.name} ${service.description} ${category?.name}`)
    return (word: string) => searched.includes(word)
  }
  const complete = services.filter((service) => words.every(isIn(service)))
  const found = complete.length > 0 ? complete : services.filter((each) => words.some(isIn(each)))
  return categories
    .map(({ id, name }) => ({ name, items: found.filter(({ category }) => category === id) }))
    .filter(({ items }) => items.length > 0)
}
