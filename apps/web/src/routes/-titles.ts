/** Titles of the pages that have only one. */
export const titles = {
  landing: 'Un plombier en 2\u00A0minutes, prix immédiat',
  legal: 'Mentions légales',
} as const
