/** Characters of a link; browsers and mail programs cut or refuse longer ones. */
export const LONGEST_LINK = 1900

/**
 * A link that opens the visitor's mail program with a message; `body` may have several lines. With
 * `target="_blank"`, the page stays where a webmail takes the message, or nothing does.
 */
export function mailLink(to: string, subject: string, body: string): string {
  return `mailto:${encoded(to)}?subject=${encoded(subject)}&body=${encoded(body)}`
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
