import { plain } from '../price.ts'

/** The elements' texts, with plain spaces. */
export function textsOf(elements: Iterable<Element>) {
  return [...elements].map(({ textContent }) => plain(textContent))
}
