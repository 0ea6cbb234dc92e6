/**
 * What nobody sees: control and format characters, what is no character, and U+FFFC, for which phones put
 * a picture or dictate. Not the white space among them.
 */
export const unseen =
  /(?![\t-\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFFC]/gu

/** One line as it is meant: trimmed, without marks that nobody sees, with plain spaces. */
export function oneLine(typed: string): string {
  return plainSpaces(typed.replace(unseen, '')).trim()
}

/** The text with plain spaces, at which lines can break, and with its own line ends. */
export function plainSpaces(text: string): string {
  return text.replace(/[^\S\r\n]/g, ' ')
}

export const TEXT_LENGTH = 10

/** Whether a text of several lines says something: `TEXT_LENGTH` seen characters, spaces around them aside. */
export function hasTextLength(text: string): boolean {
  return text.replace(unseen, '').trim().length >= TEXT_LENGTH
}
