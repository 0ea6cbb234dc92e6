import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { getReleasePlan } from '@changesets/get-release-plan'
import { describe, expect, inject, test } from 'vitest'
import { packages, REPOSITORY, release, versionsIn } from './support/release.ts'
import { run } from './support/run.ts'

const registry = inject('registry')
const repository = inject('repository')
const released = versionsIn(repository)

describe.each(packages)('the release of %s', (name) => {
  const version = released[name]
  const folder = `packages/${name.replace('@plombier/', '')}`

  test('is the latest version, and the only one', async () => {
    const { versions, 'dist-tags': tags } = await packument(name)
    expect(Object.keys(versions)).toEqual([version])
    expect(tags).toEqual({ latest: version })
  })

  test('has a tag on the commit that it was made from', () => {
    expect(git('tag', '--points-at', 'HEAD')).toContain(`${name}@${version}`)
  })

  test('comes with a changelog that begins with it', () => {
    const changelog = readFileSync(
      join(inject('consumers').npm, 'node_modules', name, 'CHANGELOG.md'),
      'utf8',
    )
    expect(changelog.match(/^## .*/m)?.[0]).toBe(`## ${version}`)
  })

  test('has a manifest for its users, which says where it is developed', async () => {
    const manifest = (await packument(name)).versions[version ?? '']
    expect(manifest).toMatchObject({
      description: expect.any(String),
      keywords: expect.arrayContaining(['france']),
      license: 'MIT',
      homepage: `https://github.com/${REPOSITORY}/tree/main/${folder}#readme`,
      bugs: `https://github.com/${REPOSITORY}/issues`,
      repository: {
        type: 'git',
        url: `git+https://github.com/${REPOSITORY}.git`,
        directory: folder,
      },
    })
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|tsup/)
    expect(manifest).not.toHaveProperty('scripts')
    expect(manifest).not.toHaveProperty('devDependencies')
  })

  test('has a tarball that neither publint, strictly, nor attw complains about', async () => {
    const { versions } = await packument(name)
    const response = await fetch(versions[version ?? '']?.dist.tarball ?? '')
    const file = join(repository, '..', `${basename(folder)}.tgz`)
    writeFileSync(file, await response.bytes())
    expect(await run(repository, 'publint', ['run', '--strict', file])).toContain('All good!')
    expect(await run(repository, 'attw', [file])).toContain('No problems found')
  })
})

test('the engine is published alone where a change file names it alone', async () => {
  const changeFile = '---\n"@plombier/quote-engine": patch\n---\n\nA better word.\n'
  writeFileSync(join(repository, '.changeset/better-word.md'), changeFile)
  const { releases } = await getReleasePlan(repository)
  const [{ name, newVersion }] = releases as [(typeof releases)[number]]
  git('add', '.changeset')
  await release(repository)

  expect(Object.keys((await packument('@plombier/geo-client')).versions)).toEqual([
    released['@plombier/geo-client'],
  ])
  expect((await packument(name))['dist-tags']).toEqual({ latest: newVersion })
  expect(git('tag', '--points-at', 'HEAD')).toBe(`${name}@${newVersion}\n`)
  const changelog = readFileSync(join(repository, 'packages/quote-engine/CHANGELOG.md'), 'utf8')
  expect(changelog).toMatch(
    new RegExp(`^## ${newVersion}\\n\\n### Patch Changes\\n\\n- .*A better word`, 'm'),
  )
})

interface Packument {
  readonly versions: Readonly<Record<string, { readonly dist: { readonly tarball: string } }>>
  readonly 'dist-tags': Readonly<Record<string, string>>
}

/** All that the registry knows of a package. */
async function packument(name: string): Promise<Packument> {
  const response = await fetch(registry + name)
  return (await response.json()) as Packument
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repository, encoding: 'utf8' })
}
