import { join } from 'node:path'
import type { Page } from '@playwright/test'
import filePlugin from '@size-limit/file'
import sizeLimit from 'size-limit'

const siteDir = join(import.meta.dirname, '../../../dist-demo')

const knownSizes = new Map<string, number>()

/** Collects the files with code, styles and fonts that the page and its workers load from now on. */
export function watchFiles(page: Page): Set<string> {
  const files = new Set<string>()
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) files.add(join(siteDir, pathname))
  })
  return files
}

/** Kilobytes to download, with brotli where it helps. */
export async function kilobytes(files: Set<string>, kind: RegExp): Promise<number> {
  const chosen = [...files].filter((file) => kind.test(file))
  const sizes = await Promise.all(chosen.map(sizeOf))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

/** Bytes of a file, compressed once for all pages that load it. */
async function sizeOf(file: string) {
  const known = knownSizes.get(file)
  if (known) return known
  const [result] = (await sizeLimit([filePlugin], [file])) as { size: number }[]
  const size = result?.size ?? 0
  knownSizes.set(file, size)
  return size
}
