import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmrc } from './registry.ts'
import { run } from './run.ts'

export const packages = ['@plombier/geo-client', '@plombier/quote-engine'] as const

/** In place of the repository in which the workflow runs. */
export const ADDRESS = 'https://github.com/example/plombier'

/** A change of both packages, beside those of this commit: there is always a version to raise. */
export const CHANGE = 'Released by the test of the release.'

/** Does with the files of this commit what the release workflow does. */
export async function release(repository: string, registry: string): Promise<void> {
  const root = join(import.meta.dirname, '../../../..')
  if (await run(root, 'git status --porcelain')) {
    console.warn('What is not committed is not tested: the release is that of the commit.')
  }
  mkdirSync(repository)
  // Without the history, which may lack commits that a changelog names, or have tags of versions that
  // this registry does not have.
  await run(repository, `git -C "${root}" archive HEAD | tar --extract`)
  const changed = packages.map((name) => `'${name}': patch\n`).join('')
  writeFileSync(join(repository, '.changeset/release.md'), `---\n${changed}---\n\n${CHANGE}\n`)
  writeFileSync(join(repository, '.npmrc'), npmrc(registry))
  const { origin, pathname } = new URL(ADDRESS)
  const commands = [
    'git init --quiet',
    'git config user.name "Release test"',
    'git config user.email release@example.org',
    'git add --all',
    'git commit --quiet --message "All files"',
    'pnpm install --frozen-lockfile',
    'pnpm release:version',
    'git commit --quiet --all --message "Raise the versions"',
    `GITHUB_SERVER_URL=${origin} GITHUB_REPOSITORY=${pathname.slice(1)} pnpm release:publish`,
  ]
  for (const command of commands) await run(repository, command)
}
