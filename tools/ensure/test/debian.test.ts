import { expect, test, vi } from 'vitest'
import { ensurePackages } from '../src/ensure-packages.ts'

function machine(isRoot: boolean, installed: readonly string[], installs = true) {
  const packages = new Set(installed)
  const run = vi.fn((_command: string, args: readonly string[]) => {
    if (installs && args[0] === 'install') for (const name of args.slice(3)) packages.add(name)
  })
  return { isRoot, isInstalled: (name: string) => packages.has(name), run, say: vi.fn() }
}

test('nothing is installed where everything is there', () => {
  const debian = machine(true, ['nginx', 'xvfb'])
  expect(ensurePackages(['nginx', 'xvfb'], debian)).toBe(0)
  expect(debian.run).not.toHaveBeenCalled()
})

test('as root, only what is missing is installed', () => {
  const debian = machine(true, ['nginx'])
  expect(ensurePackages(['nginx', 'xvfb'], debian)).toBe(0)
  expect(debian.run.mock.calls.map(([command, args]) => [command, ...args].join(' '))).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends xvfb',
  ])
  expect(debian.say).not.toHaveBeenCalled()
})

test('for an ordinary user nothing is installed, and what is missing is named', () => {
  const debian = machine(false, ['nginx'])
  expect(ensurePackages(['nginx', 'xvfb'], debian)).toBe(1)
  expect(debian.run).not.toHaveBeenCalled()
  expect(debian.say).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('apt-get install xvfb'),
  )
})

test('an installation that did not help fails in a sentence', () => {
  const debian = machine(true, [], false)
  expect(ensurePackages(['nginx'], debian)).toBe(1)
  expect(debian.say).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('nginx'))
})
