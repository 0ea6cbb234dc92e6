import { describe, expect, inject, it } from 'vitest'
import { run } from './commands.ts'

describe.each(Object.entries(inject('tarballs')))('%s', (_name, tarball) => {
  it('has nothing that publint complains about, strictly', async () => {
    expect(await run('publint', 'run', '--strict', tarball)).toContain('All good!')
  })

  it('has types that attw finds right in every way to import it', async () => {
    expect(await run('attw', tarball)).toContain('No problems found')
  })
})
