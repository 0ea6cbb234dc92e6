import * as v from 'valibot'

/** Replaces a key by its entry in a table; an issue if there is none. */
export function toEntry<Key, Entry>(
  find: (key: Key) => Entry | undefined,
  message?: string,
): v.RawTransformAction<Key, Entry> {
  return v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const entry = find(dataset.value)
    if (entry) return entry
    addIssue(message ? { message } : undefined)
    return NEVER
  })
}
