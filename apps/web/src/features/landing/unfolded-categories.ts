import { type CategoryId, categories } from '@plombier/quote-engine'

const unfolded = new Set(categories.slice(0, 1).map(({ id }) => id))

/** Remembers which categories are unfolded, for when the visitor comes back from another page. */
export const unfoldedCategories = {
  has: (id: CategoryId) => unfolded.has(id),
  remember(id: CategoryId, isOpen: boolean) {
    if (isOpen) unfolded.add(id)
    else unfolded.delete(id)
  },
}
