import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('a build to be published names the settings that are not set', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plombier-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { stderr } = spawnSync(process.execPath, ['build/build.ts', 'production', folder], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    env: { ...process.env, VITE_SITE_URL: '', VITE_CONTACT_EMAIL: 'nous@example.org' },
  })
  expect(stderr).toContain('VITE_SITE_URL is not set')
  expect(stderr).not.toContain('VITE_CONTACT_EMAIL')
}, 180_000)
