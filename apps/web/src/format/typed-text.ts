/** One line as it is meant: trimmed, without marks that nobody sees, with plain spaces. */
export function oneLine(typed: string): string {
  return plainSpaces(typed.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).trim()
}

/** The text with plain spaces, at which lines can break, and with its own line ends. */
export function plainSpaces(text: string): string {
  return text.replace(/[^\S\r\n]/g, ' ')
}

/** Whether a text of several lines says something: ten characters, spaces around them aside. */
export function hasTextLength(text: string): boolean {
  return text.trim().length >= 10
}
