import * as v from 'valibot'

/** Replaces what names an entry of a table, or holds one, by that entry. */
export function lookUp<Named, Entry>(
  find: (named: Named) => Entry | undefined,
  message?: string,
): v.RawTransformAction<Named, Entry> {
  return v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const entry = find(dataset.value)
    if (entry) return entry
    addIssue(message ? { message } : undefined)
    return NEVER
  })
}
