import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const mark = await readFile(join(import.meta.dirname, '../src/site/mark.svg'), 'utf8')

/** The brand's mark as a square SVG of this size. */
export function markSvg(size: number): string {
  return mark.replace('<svg ', `<svg width="${size}" height="${size}" `)
}
