import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import * as engine from '../src/index.ts'
import { invariants } from '../src/invariants.ts'

const cli = join(import.meta.dirname, '../src/check/cli.ts')
const port = join(import.meta.dirname, 'support/port.ts')
const folder = mkdtempSync(join(tmpdir(), 'quote-engine-check-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command as a user does. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

function check(fault: string, ...options: string[]) {
  return run(...options, '--', process.execPath, port, fault)
}

function titleOf(beginning: string): string {
  const invariant = invariants(engine).find(({ title }) => title.includes(beginning))
  if (!invariant) throw new Error(`No invariant: ${beginning}`)
  return invariant.title
}

function fileOf(content: unknown): string {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('says that all holds of a right port', () => {
  const { status, stdout } = check('none', '--runs', '10')
  const all = invariants(engine).length
  expect(stdout).toBe(
    `4 kinds of vectors and ${all} invariants: all hold. 0 invariants left out.\n`,
  )
  expect(status).toBe(0)
})

test('names each invariant that does not hold, with a counterexample and what replays it', () => {
  const { status, stdout } = check('rounds down', '--runs', '200')
  expect(status).toBe(1)
  const lines = stdout.trimEnd().split('\n')
  expect(lines).toContainEqual(
    expect.stringMatching(/^✗ Vectors of calculateQuote: \d+ of \d+ do not hold. The first: {/),
  )
  const broken = titleOf('Half a euro goes up')
  const line = lines.find((line) => line.startsWith(`✗ ${broken} Smallest counterexample: [`))
  expect(line).toContain('The engine gave {')

  const [, replay = ''] = /^To replay: quote-engine-check (.*) -- /.exec(lines.at(-1) ?? '') ?? []
  expect(check('rounds down', ...replay.split(' ')).stdout).toBe(stdout)
})

test('shows the code with which a port refuses what has a price', () => {
  const { status, stdout } = check('knows no urgency', '--runs', '10')
  expect(stdout).toContain(' gave "unknown-urgency" in place of {')
  expect(status).toBe(1)
})

test('leaves out what a port does not know', () => {
  const { status, stdout } = check('knows no cities', '--runs', '10')
  expect(stdout).toContain(`- left out: ${titleOf('nearer than the nearest city')}\n`)
  expect(status).toBe(0)
})

test('prices the invariants by a tariff from a file', () => {
  const own = { ...engine.currentTariff, basePrices: { visite: 55.5 }, minimumTotal: 0 }
  const { status, stdout } = check('none', '--runs', '10', '--tariff', fileOf(own))
  expect(stdout).toContain('all hold')
  expect(status).toBe(0)
  const broken = check('rounds down', '--runs', '50', '--tariff', fileOf(own))
  expect(broken.stdout).toMatch(/Half a euro goes up.*visite/)
})

describe('exits with 2 and one line', () => {
  test.each([
    ['greets', 'said what is no answer: "Bonjour"'],
    ['ends early', 'ended early, with status 3, at {"id":1,'],
    ['says nothing', 'did not answer for 5 s (does it flush its output?): {"id":1,'],
    ['knows nothing', 'knows none of the functions'],
  ])(
    'for a port that %s',
    (fault, message) => {
      const { status, stderr } = check(fault)
      expect(stderr).toContain(message)
      expect(status).toBe(2)
    },
    30_000,
  )

  test.each([
    ['a command that is not there', ['--', join(folder, 'no-such-command')], 'could not be run'],
    ['no command', [], 'which command?'],
    ['runs that are no number', ['--runs', 'many', '--', 'true'], '--runs takes a whole number'],
    ['an option that is none', ['--speed', '9', '--', 'true'], '--speed'],
    [
      'a tariff that cannot be',
      ['--tariff', fileOf({ ...engine.currentTariff, vatRate: 20 }), '--', 'true'],
      'Tarif invalide\u00A0: vatRate',
    ],
    ['no tariff', ['--tariff', join(folder, 'none.json'), '--', 'true'], 'none.json'],
  ])('for %s', (_, args, message) => {
    const { status, stderr } = run(...args)
    expect(stderr).toContain(message)
    expect(status).toBe(2)
  })
})
