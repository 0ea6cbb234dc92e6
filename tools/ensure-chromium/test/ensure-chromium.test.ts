import { expect, test } from 'vitest'
import { ensureChromium } from '../src/ensure-chromium.ts'

/** Plays a machine where the browser is there once `installer` has run ('' from the start). */
function playMachine(installer: string) {
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
  expect(playMachine('')).toEqual({ exitCode: 0, ran: [], said: [] })
})

test('installing stops at the first command that brings a browser', () => {
  expect(playMachine('download')).toEqual({
    exitCode: 0,
    ran: ['apt', 'download'],
    said: [expect.stringContaining('installing one')],
  })
})

test('when every command failed, one sentence tells what was looked for and how to install it', () => {
  const { exitCode, ran, said } = playMachine('never')
  expect(exitCode).toBe(1)
  expect(ran).toEqual(['apt', 'download', 'libraries'])
  expect(said).toEqual([
    expect.stringContaining('installing one'),
    expect.stringMatching(/^No Chromium .*CHROMIUM_PATH.* google-chrome.*install[^.\n]*\.$/),
  ])
})
