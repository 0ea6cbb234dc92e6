#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { ensureChromium } from './ensure-chromium.ts'
import { findChromium } from './find-chromium.ts'
import { installCommands } from './install-commands.ts'

process.exitCode = ensureChromium({
  find: findChromium,
  commands: installCommands({
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    osRelease: existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '',
  }),
  run: ([program = '', ...args]) => {
    // Silent and with a time limit, so that a machine without a network gets one sentence.
    spawnSync(program, args, {
      stdio: 'ignore',
      timeout: 5 * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  },
  say: console.error,
})
