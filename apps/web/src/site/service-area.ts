/** A place farther than this from every city is near none. */
export const FAR_KILOMETERS = 100
