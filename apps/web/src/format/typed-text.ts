import * as v from 'valibot'

/** One line as it is meant: trimmed, without marks that nobody sees, with plain spaces. */
export function oneLine(typed: string): string {
  return plainSpaces(typed.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).trim()
}

/** The text with plain spaces, at which lines can break, and with its own line ends. */
export function plainSpaces(text: string): string {
  return text.replace(/[^\S\r\n]/g, ' ')
}

/** A text of several lines, with at least ten characters. Trims it. */
export function longText(message: string) {
  return v.pipe(v.string(), v.trim(), v.minLength(10, message))
}
