import fc from 'fast-check'

/** One of each kind of character that leaves no trace on a screen: Cc, Cf, Lo, Mn, Cn, So, and tags. */
export const unseenMark = fc.constantFrom(
  ...'\u0007\x85\u00AD\u061C\u200B\u200D\u200E\u2069\uFEFF\uFFF9\u{13430}\u{E0061}\u3164\uFFA0\uFE0F\u034F\uFFFE\u{1FFFF}\uFFFC',
)
