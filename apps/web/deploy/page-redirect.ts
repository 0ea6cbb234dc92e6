/**
 * Matches a path that leads to a page but is not the page's own: `/mentions-legales.html`,
 * `/mentions-legales/`, `/index` and `/index.html`. Group 1 is the page's own path without its slash,
 * empty for the home page. A regular expression for both JavaScript and nginx. It takes no other
 * characters than names of pages have, so that no redirect can lead to another site.
 */
export const NON_CANONICAL_PATH = '^/(?:index(?:\\.html)?|([a-z0-9-]+)(?:\\.html|/))$'
