import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Paths of the pages in a built folder: all its HTML files except the 404 page. */
export function builtPages(folder: 'dist-demo' | 'dist-settings'): string[] {
  return readdirSync(join(import.meta.dirname, '../../..', folder))
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => (file === 'index.html' ? '/' : `/${basename(file, '.html')}`))
}
