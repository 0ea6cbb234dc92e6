import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { posix, win32 } from 'node:path'
import { chromium } from 'playwright-core'

/** What the search needs to know of the machine; tests bring their own. */
export interface Machine {
  platform: NodeJS.Platform
  env: NodeJS.ProcessEnv
  /** Where Playwright would put its own download, whether or not it is there. */
  playwrightPath: string | undefined
  runs: (path: string) => boolean
}

/** Best first: the headless shell runs the journeys in two thirds of the time. */
export const namesOnPath = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Path of the first browser that runs, or undefined. */
export function findChromium(machine: Machine = thisMachine()): string | undefined {
  return candidatePaths(machine).find(machine.runs)
}

/** Every path worth trying, best first: what the user named, what the system has, Playwright's own. */
export function candidatePaths({ platform, env, playwrightPath }: Omit<Machine, 'runs'>): string[] {
  const { CHROMIUM_PATH, CHROME_PATH } = env
  const paths = [CHROMIUM_PATH, CHROME_PATH, ...systemPaths(platform, env), playwrightPath]
  return paths.filter((path): path is string => Boolean(path))
}

function systemPaths(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  if (platform === 'win32') {
    const { LOCALAPPDATA, PROGRAMFILES, 'PROGRAMFILES(X86)': PROGRAMFILES_X86 } = env
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ]
    return [LOCALAPPDATA, PROGRAMFILES, PROGRAMFILES_X86]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => programs.map((program) => win32.join(folder, program)))
  }
  const { HOME = '', PATH = '' } = env
  const onPath = PATH.split(posix.delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => namesOnPath.map((name) => posix.join(folder, name)))
  if (platform !== 'darwin') return onPath
  const applications = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `Applications/${name}.app/Contents/MacOS/${name}`,
  )
  return [
    ...onPath,
    ...['/', HOME].flatMap((root) => applications.map((app) => posix.join(root, app))),
  ]
}

function thisMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    playwrightPath: playwrightPath(),
    runs: process.platform === 'win32' ? existsSync : answersVersion,
  }
}

// Playwright throws where it has no build for the machine.
function playwrightPath(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

// A file is not enough: Ubuntu's `chromium-browser` can be a stub that only asks for snap.
// Not used on Windows, where Chrome ignores `--version` and opens a window.
function answersVersion(path: string): boolean {
  if (!existsSync(path)) return false
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 })
  return status === 0 && /chrom|edge/i.test(stdout)
}
