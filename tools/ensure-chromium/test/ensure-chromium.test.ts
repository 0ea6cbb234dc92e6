import { expect, test } from 'vitest'
import { ensureChromium } from '../src/ensure-chromium.ts'

/** Runs on a machine that has a browser once `installer` has run; with '' from the start. */
function runOnMachine(installer: string) {
  const ran = ['']
  const said: string[] = []
  const exitCode = ensureChromium({
    find: () => (ran.includes(installer) ? '/usr/bin/chromium' : undefined),
    commands: [['apt'], ['download'], ['libraries']],
    run: ([program = '']) => ran.push(program),
    say: (sentence) => said.push(sentence),
  })
  return { exitCode, ran: ran.slice(1), said }
}

test('nothing is installed or said where a browser is found', () => {
  expect(runOnMachine('')).toEqual({ exitCode: 0, ran: [], said: [] })
})

test('installing stops at the first command that brings a browser', () => {
  expect(runOnMachine('download')).toEqual({
    exitCode: 0,
    ran: ['apt', 'download'],
    said: [expect.stringContaining('installing one')],
  })
})

test('when every command failed, one sentence says what was looked for and how to install it', () => {
  const { exitCode, ran, said } = runOnMachine('never')
  expect(exitCode).toBe(1)
  expect(ran).toEqual(['apt', 'download', 'libraries'])
  expect(said).toEqual([
    expect.stringContaining('installing one'),
    expect.stringMatching(/^No Chromium .*CHROMIUM_PATH.* google-chrome.*install[^.\n]*\.$/),
  ])
})
