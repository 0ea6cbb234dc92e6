/**
 * The characters of the PDF's fonts, as the content of a character class: European languages, Vietnamese,
 * and the signs that people type.
 */
export const fontCharacters =
  ' -~\u00A0-\u00AC\u00AE-\u0148\u014A-\u017FƠơƯưȘ-țΆ-ΊΌΎ-ΡΣ-ώЀ-џҐґẞẠ-ỹ\u2010-…\u202F‰′″‹›⁄€№™←-↓−∞≈≠≤≥✓✗'
