/** Files whose name holds a hash of their content, and so never change. */
export const HASHED_FILES = '/assets/'

const forever = 'public, max-age=31536000, immutable'
const askEachTime = 'no-cache'

/** How long a browser may keep the file at this path without asking. */
export function cacheControl(path: string): string {
  return path.startsWith(HASHED_FILES) ? forever : askEachTime
}
