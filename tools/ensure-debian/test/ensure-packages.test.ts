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
  const debian = machine(true, ['nginx', 'xvfb'])
  expect(ensurePackages(['nginx', 'xvfb'], debian)).toBe(0)
  expect(debian.run).not.toHaveBeenCalled()
})

it('installs only what is missing, as root', () => {
  const debian = machine(true, ['nginx'])
  expect(ensurePackages(['nginx', 'xvfb'], debian)).toBe(0)
  expect(debian.run.mock.calls.at(-1)?.[1]).toEqual([
    'install',
    '-y',
    '--no-install-recommends',
    'xvfb',
  ])
  expect(debian.say).not.toHaveBeenCalled()
})

it('installs nothing for an ordinary user, and names what is missing', () => {
  const debian = machine(false, ['nginx'])
  expect(ensurePackages(['nginx', 'xvfb'], debian)).toBe(1)
  expect(debian.run).not.toHaveBeenCalled()
  expect(debian.say).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('apt-get install xvfb'),
  )
})

it('fails in a sentence when the installation did not help', () => {
  const debian = machine(true, [], false)
  expect(ensurePackages(['nginx'], debian)).toBe(1)
  expect(debian.say).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('nginx'))
})
