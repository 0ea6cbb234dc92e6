import { namesOnPath } from './find-chromium.ts'

export interface Steps {
  find: () => string | undefined
  commands: string[][]
  run: (command: string[]) => void
  say: (sentence: string) => void
}

/** Runs the install commands until a Chromium is found; the exit code is 1 if none is. */
export function ensureChromium({ find, commands, run, say }: Steps): 0 | 1 {
  if (find() !== undefined) return 0
  say('No Chromium found: installing one, which can take some minutes.')
  for (const command of commands) {
    run(command)
    if (find() !== undefined) return 0
  }
  say(missingSentence)
  return 1
}

const missingSentence = `No Chromium runs on this machine and none could be installed: neither CHROMIUM_PATH or CHROME_PATH, nor ${namesOnPath.join(', ')} on PATH, nor an installed Chrome, Chromium or Edge, nor Playwright's own download answered; install one with \`apt-get install chromium\` (Debian) or \`pnpm --filter ensure-chromium exec playwright-core install --with-deps chromium\`, or name one in CHROMIUM_PATH.`
