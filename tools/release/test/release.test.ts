import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { ADDRESS, CHANGE, packages } from './support/release.ts'
import { run } from './support/run.ts'

const consumer = inject('consumer')
const repository = inject('repository')

describe.each(packages)('the release of %s', (name) => {
  const folder = `packages/${basename(name)}`
  const { version } = JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'))

  test('is the latest version, and the only one, with a manifest for its users', async () => {
    const manifest = JSON.parse(await run(consumer, `npm view --json ${name}`))
    expect(manifest).toMatchObject({
      'dist-tags': { latest: version },
      versions: [version],
      description: expect.any(String),
      keywords: expect.arrayContaining(['france']),
      license: 'MIT',
      homepage: `${ADDRESS}/tree/main/${folder}#readme`,
      bugs: `${ADDRESS}/issues`,
      repository: { type: 'git', url: `git+${ADDRESS}.git`, directory: folder },
    })
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|tsup/)
    expect(manifest).not.toHaveProperty('scripts')
    expect(manifest).not.toHaveProperty('devDependencies')
  })

  test('has a tag on the commit that it was made from', async () => {
    expect(await run(repository, 'git tag --points-at HEAD')).toContain(`${name}@${version}\n`)
  })

  test('has a changelog that begins with it, and tells each change', () => {
    const file = join(consumer, 'node_modules', name, 'CHANGELOG.md')
    const [, newest] = readFileSync(file, 'utf8').split(/^## /m)
    expect(newest).toMatch(new RegExp(`^${version}\n`))
    expect(newest).toContain(CHANGE)
  })

  test('has a tarball that neither publint, strictly, nor attw complains about', async () => {
    const tarball = await run(consumer, `npm pack --silent ${name}`)
    expect(await run(consumer, `publint run --strict ${tarball}`)).toContain('All good!')
    expect(await run(consumer, `attw ${tarball}`)).toContain('No problems found')
  })
})
