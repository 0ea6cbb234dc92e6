import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'puppeteer-core'
import { expect, vi } from 'vitest'

/** A visitor in Debian's Firefox, by WebDriver BiDi: does what the one in WebKitGTK does. */
export async function firefoxVisitor() {
  const downloads = await mkdtemp(join(tmpdir(), 'plombier-downloads-'))
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'pdfjs.disabled': true,
    },
  })
  const page = await browser.newPage()
  await page.setViewport({ width: 1024, height: 900 })

  return {
    open: (url: string) => page.goto(url, { waitUntil: 'load' }),
    reload: () => page.reload({ waitUntil: 'load' }),
    async type(selector: string, text: string) {
      await page.locator(selector).click()
      await page.keyboard.type(text)
    },
    press: (key: 'Enter' | 'Escape') => page.keyboard.press(key),
    async click(selector: string) {
      await page.waitForFunction(
        (selector) => {
          const element = document.querySelector(selector)
          return element && getComputedStyle(element).pointerEvents !== 'none'
        },
        {},
        selector,
      )
      await page.locator(selector).click()
    },
    select: (selector: string, value: string) => page.select(selector, value),
    async textOf(selector: string) {
      const element = await page.waitForSelector(selector, { visible: true })
      return (await element?.evaluate((node) => node.textContent)) ?? ''
    },
    countOf: async (selector: string) => (await page.$$(selector)).length,
    valueOf: (selector: string) =>
      page.$eval(selector, (field) => ('value' in field ? String(field.value) : '')),
    async fileSavedBy(buttonName: string) {
      await page.locator(`::-p-xpath(//button[contains(., '${buttonName}')])`).click()
      // Firefox creates an empty file first, and replaces it at the end of the download.
      return vi.waitFor(
        async () => {
          const names = (await readdir(downloads)).filter((name) => name.endsWith('.pdf'))
          const file = await readFile(join(downloads, names[0] ?? 'none yet'))
          expect(file.length).toBeGreaterThan(1000)
          return file
        },
        { timeout: 20_000 },
      )
    },
    async close() {
      await browser.close()
      await rm(downloads, { recursive: true })
    },
  }
}
