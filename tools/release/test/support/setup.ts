import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { writeReadmeBlocks } from './readme-blocks.ts'
import { npmrc, startRegistry } from './registry.ts'
import { cloneCommit, packages, release } from './release.ts'
import { run } from './run.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Base address of the registry. */
    registry: string
    /** The clone that the release was made from. */
    repository: string
    /** A folder for each package manager, with the packages installed and the files of `consumer/`. */
    consumers: Record<(typeof packageManagers)[number], string>
  }
}

export const packageManagers = ['npm', 'pnpm'] as const

const root = join(import.meta.dirname, '../..')

/** Releases this commit into an empty registry, and installs from there as its users would. */
export default async function setup({ provide }: TestProject) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'release-')))
  const { server, url } = await startRegistry(folder)
  const teardown = () => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  }
  try {
    const repository = await cloneCommit(folder, url)
    await release(repository)
    const consumers = { npm: join(folder, 'npm'), pnpm: join(folder, 'pnpm') }
    const newerValibot = copyNewerValibot(folder)
    await Promise.all([
      install(consumers.npm, url, 'npm', 'install', newerValibot),
      install(consumers.pnpm, url, 'pnpm', 'add'),
    ])
    provide('registry', url)
    provide('repository', repository)
    provide('consumers', consumers)
    return teardown
  } catch (error) {
    teardown()
    throw error
  }
}

async function install(folder: string, registry: string, program: string, ...args: string[]) {
  mkdirSync(folder)
  writeFileSync(join(folder, '.npmrc'), npmrc(registry))
  // What the packages are used with, in the versions of this workspace.
  const tools = [
    'fast-check',
    'vitest',
    'happy-dom',
    'react',
    'react-dom',
    '@types/react',
    '@types/node',
  ]
  const pinned = tools.map((name) => `${name}@${manifestOf(name).version}`)
  await run(folder, program, [...args, ...packages, ...pinned])
  cpSync(join(root, 'consumer'), folder, { recursive: true })
  cpSync(join(folder, 'types.ts'), join(folder, 'types.cts'))
  writeReadmeBlocks(folder)
}

/** A folder with a valibot that is newer than the one that the client is developed with. */
function copyNewerValibot(folder: string): string {
  const copy = join(folder, 'valibot')
  cpSync(join(root, 'node_modules/valibot'), copy, { recursive: true, dereference: true })
  const manifest = { ...manifestOf('valibot'), version: '1.999.0' }
  writeFileSync(join(copy, 'package.json'), JSON.stringify(manifest))
  return copy
}

function manifestOf(name: string): { version: string } {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'))
}
