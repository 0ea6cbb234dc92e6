/** The definition lists inside an element: the value of each label, with plain spaces. */
export function definitions(container: Element): Record<string, string> {
  const pairs = [...container.querySelectorAll('dt')].map(
    ({ textContent, nextElementSibling: value }) => {
      if (!(value instanceof HTMLElement) || value.tagName !== 'DD') throw new Error('No value')
      // biome-ignore lint/performance/useDomNodeTextContent: innerText puts line breaks between blocks
      return [textContent, value.innerText.replace(/\s+/g, ' ')]
    },
  )
  return Object.fromEntries(pairs)
}
