/** An address farther than this from every city counts as near none. */
export const FAR_KILOMETERS = 100
