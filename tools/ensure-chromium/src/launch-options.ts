import { findChromium } from './find-chromium.ts'

/** What Playwright and Puppeteer need to launch the Chromium of this machine. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium()
  return {
    ...(executablePath && { executablePath }),
    // Chromium's own sandbox does not start as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }
}
