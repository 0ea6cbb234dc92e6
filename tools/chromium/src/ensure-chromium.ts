import { namesOnPath } from './find-chromium.ts'

export interface Steps {
  find: () => string | undefined
  commands: string[][]
  run: (command: string[]) => void
  complain: (sentence: string) => void
}

/** Runs the install commands until a Chromium is found. Exit code 1, and one complaint, if none is. */
export function ensureChromium({ find, commands, run, complain }: Steps): 0 | 1 {
  if (find() !== undefined) return 0
  for (const command of commands) {
    run(command)
    if (find() !== undefined) return 0
  }
  complain(missingSentence)
  return 1
}

const missingSentence = `No Chromium runs on this machine and none could be installed: neither CHROMIUM_PATH or CHROME_PATH, nor ${namesOnPath.join(', ')} on PATH, nor an installed Chrome, Chromium or Edge, nor Playwright's own download answered; install one with \`apt-get install chromium\` (Debian) or \`pnpm --filter chromium exec playwright-core install --with-deps chromium\`, or name one in CHROMIUM_PATH.`
