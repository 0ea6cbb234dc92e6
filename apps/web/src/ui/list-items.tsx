/** Items of a list, each a text of its own. */
export function listItems(texts: readonly string[]) {
  return texts.map((text) => <li key={text}>{text}</li>)
}
