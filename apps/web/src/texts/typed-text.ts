/**
 * Characters that nobody sees: control and format characters, noncharacters, and U+FFFC, which phones type for
 * a picture or a dictation. White space is not among them.
 */
export const unseen =
  /(?![\t-\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFFC]/gu

/** A typed line, trimmed, without unseen characters and with plain spaces. */
export function oneLine(typed: string): string {
  return plainSpaces(typed.replace(unseen, '')).trim()
}

/** The text with plain spaces, at which lines can break, and with its own line ends. */
export function plainSpaces(text: string): string {
  return text.replace(/[^\S\r\n]/g, ' ')
}

/** How many characters of a text are seen, white space around them aside. */
export function textLength(text: string): number {
  return text.replace(unseen, '').trim().length
}
