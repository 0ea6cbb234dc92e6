import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getReleasePlan } from '@changesets/get-release-plan'
import { npmrc } from './registry.ts'
import { run } from './run.ts'

export const packages = ['@plombier/geo-client', '@plombier/quote-engine'] as const

// In place of the repository in which the workflow runs.
export const REPOSITORY = 'example/plombier'

const environment = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: REPOSITORY,
  GIT_AUTHOR_NAME: 'Release test',
  GIT_AUTHOR_EMAIL: 'release@example.org',
  GIT_COMMITTER_NAME: 'Release test',
  GIT_COMMITTER_EMAIL: 'release@example.org',
}

/** A clone of this commit, installed as in the workflow, that publishes to the registry. */
export async function cloneCommit(folder: string, registry: string): Promise<string> {
  const repository = join(folder, 'repository')
  const root = join(import.meta.dirname, '../../../..')
  if (await run(root, 'git', ['status', '--porcelain'])) {
    console.warn('What is not committed is not tested: the release is that of the commit.')
  }
  await run(folder, 'git', ['clone', '--quiet', '--no-tags', root, repository])
  const isShallow = await run(repository, 'git', ['rev-parse', '--is-shallow-repository'])
  if (isShallow.trim() === 'true') await forgetHistory(repository)
  // No earlier tags, neither here nor at the origin, as the registry has no earlier version.
  await run(repository, 'git', ['remote', 'set-url', 'origin', '.'])
  writeFileSync(join(repository, '.npmrc'), npmrc(registry))
  await run(repository, 'pnpm', ['install', '--frozen-lockfile'])
  return repository
}

/** A shallow clone can lack commits that a changelog names, so all files become one commit. */
async function forgetHistory(repository: string): Promise<void> {
  const args = ['commit-tree', 'HEAD^{tree}', '-m', 'All files of this commit']
  const commit = await run(repository, 'git', args, environment)
  await run(repository, 'git', ['reset', '--quiet', '--soft', commit.trim()])
  rmSync(join(repository, '.git/shallow'))
}

/** Does what the release workflow does: raises the versions where there are change files, and publishes. */
export async function release(repository: string): Promise<void> {
  const { changesets } = await getReleasePlan(repository)
  if (changesets.length > 0) {
    await run(repository, 'pnpm', ['release:version'], environment)
    await run(repository, 'git', ['commit', '--all', '-m', 'Raise the versions'], environment)
  }
  await run(repository, 'pnpm', ['release:publish'], environment)
}

/** The version of each package as it stands in the repository. */
export function versionsIn(repository: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(join(repository, 'packages')).map((name) => {
      const manifest = readFileSync(join(repository, 'packages', name, 'package.json'), 'utf8')
      return [`@plombier/${name}`, JSON.parse(manifest).version]
    }),
  )
}
