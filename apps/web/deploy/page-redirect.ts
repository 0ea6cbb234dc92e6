/**
 * What other addresses of a page look like, as a regular expression for JavaScript and nginx: with its
 * file's ending, with a final slash, or the home page's file, with and without its ending. Its group is the page's own address after
 * the slash. Names of pages hold no other characters: nothing leads to another site.
 */
export const OTHER_ADDRESS = '^/(?:index(?:\\.html)?|([a-z0-9-]+)(?:\\.html|/))$'
