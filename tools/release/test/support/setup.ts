import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { writeExamples } from './examples.ts'
import { npmrc, startRegistry } from './registry.ts'
import { packages, release } from './release.ts'
import { run } from './run.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The repository that the release was made from. */
    repository: string
    /** A folder with the packages installed, the files of `consumer/`, and the documents' examples. */
    consumer: string
  }
}

/** Releases this commit into an empty registry, and installs from there as its users would. */
export default async function setup({ provide }: TestProject) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'release-')))
  const repository = join(folder, 'repository')
  const consumer = join(folder, 'consumer')
  const registry = await startRegistry(folder)
  await release(repository, registry)
  await install(consumer, registry)
  provide('repository', repository)
  provide('consumer', consumer)
  return () => rmSync(folder, { recursive: true })
}

async function install(consumer: string, registry: string): Promise<void> {
  cpSync(join(import.meta.dirname, '../../consumer'), consumer, { recursive: true })
  cpSync(join(consumer, 'types.ts'), join(consumer, 'types.cts'))
  writeFileSync(join(consumer, '.npmrc'), npmrc(registry))
  await run(consumer, `npm install ${packages.join(' ')}`)
  writeExamples(consumer)
}
