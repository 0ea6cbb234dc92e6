import { expect, it, vi } from 'vitest'
import { ensurePackages } from '../src/ensure-packages.ts'

function machine(isRoot: boolean, installed: readonly string[], installs = true) {
  const packages = new Set(installed)
  const run = vi.fn((_command: string, args: readonly string[]) => {
    if (installs && args[0] === 'install') for (const name of args.slice(3)) packages.add(name)
  })
  return { isRoot, isInstalled: (name: string) => packages.has(name), run, say: vi.fn() }
}

it('does nothing where everything is there', () => {
  const there = machine(true, ['nginx', 'xvfb'])
  expect(ensurePackages(['nginx', 'xvfb'], there)).toBe(0)
  expect(there.run).not.toHaveBeenCalled()
})

it('installs only what is missing, as root', () => {
  const there = machine(true, ['nginx'])
  expect(ensurePackages(['nginx', 'xvfb'], there)).toBe(0)
  expect(there.run.mock.calls.at(-1)?.[1]).toEqual([
    'install',
    '-y',
    '--no-install-recommends',
    'xvfb',
  ])
  expect(there.say).not.toHaveBeenCalled()
})

it('installs nothing for an ordinary user, and names what is missing', () => {
  const there = machine(false, ['nginx'])
  expect(ensurePackages(['nginx', 'xvfb'], there)).toBe(1)
  expect(there.run).not.toHaveBeenCalled()
  expect(there.say).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('apt-get install xvfb'))
})

it('fails in a sentence when the installation did not help', () => {
  const there = machine(true, [], false)
  expect(ensurePackages(['nginx'], there)).toBe(1)
  expect(there.say).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('nginx'))
})
