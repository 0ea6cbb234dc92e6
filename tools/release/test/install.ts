import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with the packages installed from their tarballs, and the files of `consumer/`. */
    consumer: string
    tarballs: Record<'quote-engine' | 'geo-client', string>
  }
}

const root = join(import.meta.dirname, '..')

/** Packs the packages and installs them, without network, in an empty folder. */
export default function install({ provide }: TestProject): () => void {
  const consumer = realpathSync(mkdtempSync(join(tmpdir(), 'consumer-')))
  const pack = (folder: string): string => {
    const options = ['--json', '--pack-destination', consumer]
    const output = execFileSync('pnpm', ['pack', ...options], { cwd: folder, encoding: 'utf8' })
    return JSON.parse(output).filename
  }
  const packBuilt = (name: string): string => {
    const folder = join(root, '../../packages', name)
    if (!existsSync(join(folder, 'dist'))) throw new Error(`Not built: run pnpm build for ${name}`)
    return pack(folder)
  }
  const tarballs = {
    'quote-engine': packBuilt('quote-engine'),
    'geo-client': packBuilt('geo-client'),
  }
  const dependency = pack(join(root, 'node_modules/valibot'))

  cpSync(join(root, 'consumer'), consumer, { recursive: true })
  cpSync(join(root, 'consumer/types.ts'), join(consumer, 'types.cts'))
  execFileSync('npm', ['install', '--offline', ...Object.values(tarballs), dependency], {
    cwd: consumer,
    stdio: 'pipe',
  })
  // An optional peer, which npm leaves to the consumer.
  const peer = join('node_modules', 'fast-check')
  symlinkSync(realpathSync(join(root, peer)), join(consumer, peer))

  provide('consumer', consumer)
  provide('tarballs', tarballs)
  return () => rmSync(consumer, { recursive: true })
}
