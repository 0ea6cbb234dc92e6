import * as v from 'valibot'

/** One line as it is meant: trimmed, without marks that nobody sees, each white space a plain one. */
export function oneLine(typed: string): string {
  return typed
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s/g, ' ')
    .trim()
}

/** A text of several lines, with at least ten characters. Trims it. */
export function longText(message: string) {
  return v.pipe(v.string(), v.trim(), v.minLength(10, message))
}
