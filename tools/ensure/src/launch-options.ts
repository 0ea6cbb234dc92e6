import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/** What Playwright and Puppeteer need to launch the Chromium of this machine. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium()
  return {
    ...(executablePath && { executablePath }),
    // Chromium's own sandbox does not start as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }
}

/** Path of the first Chromium that runs: the one that is named, Debian's, Playwright's download. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH = '', CHROME_PATH = '', PATH = '' } = process.env
  // The headless shell runs the journeys in two thirds of the time.
  const debian = ['chromium-headless-shell', 'chromium'].flatMap((name) =>
    PATH.split(delimiter).map((folder) => join(folder, name)),
  )
  return [CHROMIUM_PATH, CHROME_PATH, ...debian, chromium.executablePath()].find(runs)
}

// Being there is not enough: a download can lack the system's libraries. Windows has them all, and
// Chrome opens a window there when it is asked for its version.
function runs(path: string): boolean {
  if (!existsSync(path) || process.platform === 'win32') return existsSync(path)
  return spawnSync(path, ['--version'], { timeout: 10_000 }).status === 0
}
