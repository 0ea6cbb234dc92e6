/** One line as it is meant: trimmed, without marks that nobody sees, with plain spaces. */
export function oneLine(typed: string): string {
  return plainSpaces(typed.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).trim()
}

/** The text with plain spaces, at which lines can break, and with its own line ends. */
export function plainSpaces(text: string): string {
  return text.replace(/[^\S\r\n]/g, ' ')
}

export const TEXT_LENGTH = 10

/** Whether a text of several lines says something: `TEXT_LENGTH` characters, spaces around them aside. */
export function hasTextLength(text: string): boolean {
  return text.trim().length >= TEXT_LENGTH
}
