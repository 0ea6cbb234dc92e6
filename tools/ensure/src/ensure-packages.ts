export interface Machine {
  readonly isRoot: boolean
  readonly isInstalled: (name: string) => boolean
  readonly run: (command: string, args: readonly string[]) => void
  readonly say: (sentence: string) => void
}

/** Installs what is missing when root; the exit code is 1 if something is still missing then. */
export function ensurePackages(
  names: readonly string[],
  { isRoot, isInstalled, run, say }: Machine,
): 0 | 1 {
  const missing = () => names.filter((name) => !isInstalled(name))
  if (isRoot && missing().length > 0) {
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', ...missing()])
  }
  const left = missing()
  if (left.length === 0) return 0
  say(`Missing here: ${left.join(', ')}. On Debian: apt-get install ${left.join(' ')}`)
  return 1
}
