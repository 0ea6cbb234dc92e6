// Mail programs cut or refuse longer links.
const LONGEST_LINK = 1900

/** The texts of a mail; `body` may have several lines. */
interface Message {
  readonly subject: string
  readonly body: string
}

/**
 * A link that opens the visitor's mail program with a message. Calls `write` for shorter and shorter
 * messages, with typed texts of at most `longest` characters each, until the link has under 1,900
 * characters. Leaves out a recipient with whom no message fits.
 */
export function mailLink(to: string, write: (longest: number) => Message): string {
  const linkTo = (recipient: string, longest: number) => {
    const { subject, body } = write(longest)
    return `mailto:${recipient}?subject=${encoded(subject)}&body=${encoded(body)}`
  }
  for (const recipient of [encoded(to), '']) {
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

/** Percent-encoded, with plain spaces and the line ends of RFC 6068. */
function encoded(text: string) {
  const plain = text
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\r\n|[\r\n]/g, '\r\n')
  // RFC 6068 allows these characters as they are.
  return encodeURIComponent(plain).replace(/%(?:3A|2C|3B|40)/g, decodeURIComponent)
}
