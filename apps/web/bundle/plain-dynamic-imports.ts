import type { Plugin } from 'vite'

/**
 * Takes from dynamic imports the code with which Vite preloads a chunk's style sheet and imports:
 * the site has one style sheet and no preloads, and its entry, which every page waits for, is smaller.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
