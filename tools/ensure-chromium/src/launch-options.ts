import { findChromium } from './find-chromium.ts'

/** Launches the Chromium of this machine, in the words of Playwright and Puppeteer. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium()
  return {
    ...(executablePath && { executablePath }),
    // Chromium's own sandbox does not start as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }
}
