import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packages } from './release.ts'

export interface ReadmeBlock {
  /** Such as `sh` or `ts`. */
  readonly language: string
  readonly code: string
  /** Below the consumer's folder: `readme/`, the package, and the heading above the block. */
  readonly file: string
}

export function readReadme(consumer: string, name: string): string {
  return readFileSync(join(consumer, 'node_modules', name, 'README.md'), 'utf8')
}

/** The code blocks of an installed README, as written. */
export function readmeBlocks(consumer: string, name: string): readonly ReadmeBlock[] {
  const folder = join('readme', name.replace('@plombier/', ''))
  return readReadme(consumer, name)
    .split(/^#+ /m)
    .flatMap((section) => {
      const heading = section.match(/^.*/)?.[0] ?? ''
      const slug = heading.toLowerCase().replace(/[^a-z]+/g, '-')
      return [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(
        ([, language = '', code = '']) => ({
          language,
          code,
          file: join(folder, `${slug}.${language}`),
        }),
      )
    })
}

export function writeReadmeBlocks(consumer: string): void {
  for (const { file, code } of packages.flatMap((name) => readmeBlocks(consumer, name))) {
    mkdirSync(dirname(join(consumer, file)), { recursive: true })
    // Two blocks of one language under one heading would be one file.
    writeFileSync(join(consumer, file), code, { flag: 'wx' })
  }
}
