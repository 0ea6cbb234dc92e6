// Fails on a change file that cannot be read, or that names a package that is not released.
// `changeset status` would also fail where there is no change file, or no `main` to compare with.
import { getReleasePlan } from '@changesets/get-release-plan'

try {
  await getReleasePlan(process.cwd())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
