import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Paths of the indexed pages in a built folder: not the 404 page, nor the check of a quote's link. */
export function builtPages(folder: 'dist-demo' | 'dist-settings'): string[] {
  return readdirSync(join(import.meta.dirname, '../../..', folder))
    .filter((file) => file.endsWith('.html') && !['404.html', 'verifier.html'].includes(file))
    .map((file) => (file === 'index.html' ? '/' : `/${basename(file, '.html')}`))
}
