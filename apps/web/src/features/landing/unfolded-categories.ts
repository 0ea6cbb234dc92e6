import { type CategoryId, categories } from '@plombier/quote-engine'

const unfolded = new Set(categories.slice(0, 1).map(({ id }) => id))

/** Which categories the visitor has unfolded, for when they come back from a calculator. */
export const unfoldedCategories = {
  has: (id: CategoryId) => unfolded.has(id),
  remember(id: CategoryId, isOpen: boolean) {
    if (isOpen) unfolded.add(id)
    else unfolded.delete(id)
  },
}
