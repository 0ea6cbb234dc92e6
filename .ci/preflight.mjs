import { spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'

// Refuses, in one sentence, what would otherwise fail later or pass without a word. Arguments: packages of Debian
// that the command needs.
const { npm_config_user_agent: packageManager = 'pnpm', npm_lifecycle_event: script } = process.env
const isInstall = script === 'preinstall'
const PATH = process.env.PATH.split(delimiter).filter((folder) => !folder.includes('node_modules'))
const env = { ...process.env, PATH: PATH.join(delimiter) }
const host = spawnSync('node', ['--version'], { env, encoding: 'utf8' }).stdout ?? ''
const missing = process.argv
  .slice(2)
  .filter((name) => !`${spawnSync('dpkg', ['--status', name]).stdout}`.includes('ok installed'))

if (!packageManager.startsWith('pnpm')) {
  refuse(`This repository uses pnpm: run npx -y pnpm@12 ${isInstall ? 'install' : script}.`)
} else if (/^v1?\d\./.test(host)) {
  refuse(`This machine has Node ${host.trim()}: install Node 20 or later.`)
} else if (process.cwd().includes("'")) {
  refuse('The path of this folder has an apostrophe, which breaks the build: rename the folder.')
} else if (!isInstall && Number.parseInt(process.versions.node, 10) < 24) {
  refuse('Node 24 did not install: run pnpm install and read its errors.')
} else if (spawnSync('git', ['check-ignore', '--quiet', 'package.json']).status === 0) {
  refuse(
    'A Git repository above this folder ignores it, so Turbo would take old builds for new ones: move the folder, or run `git init` in it.',
  )
} else if (missing.length > 0) {
  refuse(
    `Packages of Debian are missing: run apt-get install --no-install-recommends ${missing.join(' ')}`,
  )
}

function refuse(sentence) {
  console.error(sentence)
  process.exitCode = 1
}
