import { join } from 'node:path'
import { inject, test } from 'vitest'
import { run } from './support/run.ts'

test.each([
  ['5.0', 'as Node resolves', '--module node16'],
  ['7.0', 'without the types of the DOM', '--module preserve --lib es2022 --types node'],
])('in strict TypeScript %s, %s, right uses compile and wrong ones do not', (version, _, options) =>
  compile(version, `--project . ${options}`),
)

test('the examples of the documents compile', () => compile('7.0', '--project examples'))

/** Fails with what the compiler complains about. */
async function compile(version: string, options: string): Promise<void> {
  const tsc = join(import.meta.dirname, '../node_modules', `typescript-${version}`, 'bin/tsc')
  await run(inject('consumer'), `node "${tsc}" ${options}`)
}
