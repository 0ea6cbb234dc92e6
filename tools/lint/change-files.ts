// Fails on a change file that cannot be read, or that names a package that is not released.
// `changeset status` would also fail where there is no change file, or no `main` to compare with.
import { getReleasePlan } from '@changesets/get-release-plan'

await getReleasePlan(process.cwd())
