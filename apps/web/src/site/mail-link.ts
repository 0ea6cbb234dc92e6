// Longer links are cut or refused by mail programs.
const LONGEST_LINK = 1900

/** What a mail says; `body` has its lines. */
interface Message {
  readonly subject: string
  readonly body: string
}

/**
 * A link that opens the visitor's mail program with a message. `write` is asked for a message whose
 * typed texts have at most `longest` characters each, until the link has under 1,900. A recipient
 * with whom no message fits is left out.
 */
export function mailLink(to: string, write: (longest: number) => Message): string {
  const linkTo = (recipient: string, longest: number) => {
    const { subject, body } = write(longest)
    return `mailto:${recipient}?subject=${encoded(subject)}&body=${encoded(body)}`
  }
  for (const recipient of [encoded(to).replaceAll(',', '%2C'), '']) {
    for (const longest of [Number.POSITIVE_INFINITY, 600, 400, 200, 100, 50, 25, 10, 5]) {
      const link = linkTo(recipient, longest)
      if (link.length < LONGEST_LINK) return link
    }
  }
  return linkTo('', 0)
}

/** The text, or its first `longest` characters and an ellipsis; nothing for none. */
export function shortened(text: string, longest: number): string {
  if (longest === 0) return ''
  const characters = Array.from(text)
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text
}

/** Percent-encoded, in the few characters that a mail needs: plain spaces, line ends of RFC 6068. */
function encoded(text: string) {
  const plain = text
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\r\n|[\r\n]/g, '\r\n')
  // What RFC 6068 lets stand as it is.
  return encodeURIComponent(plain).replace(/%(?:3A|2C|3B|40)/g, decodeURIComponent)
}
