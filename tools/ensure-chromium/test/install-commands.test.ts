import { expect, test } from 'vitest'
import { installCommands } from '../src/install-commands.ts'

const debian = 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n'
const ubuntu = 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n'

const programs = (host: Parameters<typeof installCommands>[0]) =>
  installCommands(host).map((command) =>
    command[0] === 'apt-get'
      ? `apt-get ${command.includes('install') ? `install ${command.at(-1)}` : 'update'}`
      : `playwright ${command[2]}`,
  )

test('root on Debian refreshes the package list and tries its packages before any download', () => {
  expect(programs({ platform: 'linux', isRoot: true, osRelease: debian })).toEqual([
    'apt-get update',
    'apt-get install chromium-headless-shell',
    'apt-get install chromium',
    'playwright install',
    'playwright install-deps',
  ])
})

test("Ubuntu's package, a stub for snap, is never installed", () => {
  expect(programs({ platform: 'linux', isRoot: true, osRelease: ubuntu })).toEqual([
    'playwright install',
    'playwright install-deps',
  ])
})

test('without root, or on another system, only the download is tried', () => {
  expect(programs({ platform: 'linux', isRoot: false, osRelease: debian })).toEqual([
    'playwright install',
  ])
  expect(programs({ platform: 'darwin', isRoot: true, osRelease: '' })).toEqual([
    'playwright install',
  ])
})
