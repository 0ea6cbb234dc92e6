#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { ensurePackages } from './ensure-packages.ts'

process.exitCode = ensurePackages(process.argv.slice(2), {
  isRoot: process.getuid?.() === 0,
  isInstalled: (name) => {
    const { stdout } = spawnSync('dpkg-query', ['--status', name], { encoding: 'utf8' })
    return stdout?.includes('\nStatus: install ok installed\n') === true
  },
  run: (command, args) => {
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 10 * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  },
  say: console.error,
})
