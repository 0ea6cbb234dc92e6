import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Builds for production with these settings, into a folder of its own. */
function buildWith(settings: NodeJS.ProcessEnv) {
  const folder = mkdtempSync(join(tmpdir(), 'plombier-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { status, stderr } = spawnSync(process.execPath, ['build/build.ts', 'production', folder], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...settings },
  })
  return { status, stderr, files: readdirSync(folder) }
}

test('a build to be published names the settings that are not set', () => {
  const { stderr } = buildWith({
    VITE_SITE_URL: '',
    VITE_CONTACT_PHONE: undefined,
    VITE_CONTACT_EMAIL: 'nous@example.org',
  })
  expect(stderr).toMatch(/Not set.* VITE_SITE_URL, VITE_CONTACT_PHONE/)
  expect(stderr).not.toContain('VITE_CONTACT_EMAIL')
}, 180_000)

test('wrong settings stop the build, each with a sentence and nothing else', () => {
  const { status, stderr, files } = buildWith({
    VITE_SITE_URL: 'www.example.fr',
    VITE_CONTACT_PHONE: 'sur rendez-vous',
  })
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^VITE_SITE_URL is .*: www\.example\.fr$/),
    expect.stringMatching(/^VITE_CONTACT_PHONE is .*: sur rendez-vous$/),
  ])
  expect(status).toBe(1)
  expect(files).toEqual([])
})
