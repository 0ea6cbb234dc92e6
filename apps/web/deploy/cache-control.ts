/** Path of the files that never change, because their names hold a hash of their content. */
export const HASHED_FILES = '/assets/'

const forever = 'public, max-age=31536000, immutable'
const revalidate = 'no-cache'

/** The `Cache-Control` header of the file at this path. */
export function cacheControl(path: string): string {
  return path.startsWith(HASHED_FILES) ? forever : revalidate
}
