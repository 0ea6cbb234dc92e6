import { join } from 'node:path'
import { describe, inject, test } from 'vitest'
import { run } from './support/run.ts'

const consumers = inject('consumers')
const compilers = { '5.0': 'typescript-5.0', '6.0': 'typescript', '7.0': 'typescript-7.0' }

describe.each(Object.entries(consumers))('installed with %s', (_packageManager, consumer) => {
  describe.each(Object.entries(compilers))('in strict TypeScript %s', (_version, compiler) => {
    test.each([
      ['node16', 'node16'],
      ['nodenext', 'nodenext'],
      ['bundler', 'esnext'],
    ])('right uses compile with %s, and wrong ones do not', async (resolution, module) => {
      await compile(consumer, compiler, '.', '--moduleResolution', resolution, '--module', module)
    })
  })
})

test('the types of Node are enough, without those of the DOM', async () => {
  const options = ['--lib', 'es2022', '--types', 'node', '--module', 'nodenext']
  await compile(consumers.npm, compilers['7.0'], '.', ...options)
})

test('the code blocks of both READMEs compile', async () => {
  await compile(consumers.npm, compilers['7.0'], 'readme')
})

/** Fails with what the compiler complains about. */
function compile(folder: string, compiler: string, ...project: string[]): Promise<string> {
  const tsc = join(import.meta.dirname, '../node_modules', compiler, 'bin/tsc')
  return run(folder, 'node', [tsc, '--project', ...project])
}
