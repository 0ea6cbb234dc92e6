import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

// Chromium's own sandbox does not start as root.
const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]

/** What Playwright needs to launch the Chromium of this machine. */
export async function launchOptions() {
  // Playwright's workers read their configuration again, and inherit what was found.
  process.env['STARTED_CHROMIUM'] ??= await findChromium()
  // In the locale C, Chromium saves nothing below a folder with an accent.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>
  return { args, env, executablePath: process.env['STARTED_CHROMIUM'] }
}

/** Path of the first Chromium that starts: the one that is named, Debian's, Playwright's download. */
export async function findChromium(): Promise<string> {
  const { CHROMIUM_PATH = '', PATH = '' } = process.env
  // The headless shell runs the journeys in two thirds of the time.
  const onPath = ['chromium-headless-shell', 'chromium'].flatMap((name) =>
    PATH.split(delimiter).map((folder) => join(folder, name)),
  )
  const paths = [CHROMIUM_PATH, ...onPath, chromium.executablePath()]
  for (const executablePath of paths.filter((path) => existsSync(path))) {
    try {
      await (await chromium.launch({ args, executablePath })).close()
      return executablePath
    } catch (error) {
      console.error(`${executablePath} does not start: ${String(error).split('\n', 1)[0]}`)
    }
  }
  return ''
}
