/** Puts a page's head and body into the built index.html. Throws if it has no slots for them. */
export function fillTemplate(
  template: string,
  { head, body }: { readonly head: string; readonly body: string },
): string {
  const withHead = replaceIn(template, '</head>', `${head}</head>`)
  return replaceIn(withHead, '<div id="app"></div>', body)
}

function replaceIn(html: string, slot: string, content: string) {
  if (!html.includes(slot)) throw new Error(`The built index.html has no ${slot}`)
  // A function, because `$` is special in a replacement string.
  return html.replace(slot, () => content)
}
