/** Characters of a link; browsers and mail programs cut or refuse longer ones. */
export const LONGEST_LINK = 1900

/**
 * A link that opens the visitor's mail program with a message; `body` may have several lines. With
 * `target="_blank"`, the page stays where a webmail takes the message, or nothing does.
 */
export function mailLink(to: string, subject: string, body: string): string {
  return `mailto:${encoded(to).replace('%40', '@')}?subject=${encoded(subject)}&body=${encoded(body)}`
}

/**
 * Percent-encoded, with plain spaces and the line ends of RFC 6068. The RFC allows more signs as they are, but
 * xdg-email hands the message on to Thunderbird in a list that ends it at a comma, and quotes it in `'`.
 */
function encoded(text: string) {
  const plain = text
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\r\n|[\r\n]/g, '\r\n')
  return encodeURIComponent(plain).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
