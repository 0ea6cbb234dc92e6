import * as v from 'valibot'

/** A key of a table, replaced by its entry; an issue if there is none. */
export function entryOf<Entry>(find: (key: string) => Entry | undefined, message?: string) {
  return v.pipe(v.string(), v.transform(find), v.custom<Entry>(Boolean, message))
}
