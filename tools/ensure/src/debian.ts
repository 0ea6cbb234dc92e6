#!/usr/bin/env node
import { spawnSync } from 'node:child_process'

// Installs the Debian packages that it is given, or says how to.
const isMissing = (name: string) =>
  !spawnSync('dpkg-query', ['--status', name]).stdout?.includes(' ok installed\n')
const missing = process.argv.slice(2).filter(isMissing)
const install = `apt-get update && apt-get install -y --no-install-recommends ${missing.join(' ')}`
if (missing.length > 0 && process.getuid?.() === 0) {
  process.env['DEBIAN_FRONTEND'] = 'noninteractive'
  spawnSync(install, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
}
if (missing.some(isMissing)) {
  console.error(`Missing here: ${missing.join(', ')}. On Debian, as root: ${install}`)
  process.exitCode = 1
}
