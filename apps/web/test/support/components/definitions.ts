/** The definition lists in a part of the page: the value beside each label, with plain spaces. */
export function definitions(part: Element): Record<string, string> {
  const pairs = [...part.querySelectorAll('dt')].map(
    ({ textContent, nextElementSibling: value }) => {
      if (!(value instanceof HTMLElement) || value.tagName !== 'DD') throw new Error('No value')
      // biome-ignore lint/performance/useDomNodeTextContent: as it is seen, blocks on lines of their own
      return [textContent, value.innerText.replace(/\s+/g, ' ')]
    },
  )
  return Object.fromEntries(pairs)
}
