import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('a build to be published names the settings that are not set', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plombier-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const settings = {
    VITE_SITE_URL: '',
    VITE_CONTACT_PHONE: undefined,
    VITE_CONTACT_EMAIL: 'nous@example.org',
  }
  const { stderr } = spawnSync(process.execPath, ['build/build.ts', 'production', folder], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  })
  expect(stderr).toMatch(/Not set.* VITE_SITE_URL, VITE_CONTACT_PHONE/)
  expect(stderr).not.toContain('VITE_CONTACT_EMAIL')
}, 180_000)
